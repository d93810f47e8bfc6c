/// A spring's motion as the coefficients that the batch kernel evaluates.
///
/// `x(t) = target − exp(−decay·t)·(displacement·C + swing·S)` and
/// `x'(t) = exp(−decay·t)·(initialVelocity·C + push·S)`, where C, S are `cos(rate·t)`,
/// `sin(rate·t)` for a rate of 0 or more, else `1`, `1 − exp(rate·t)`.
///
/// An over-damped spring's `decay` is its slow rate, `rate` minus the gap to its fast one, so that
/// both exponentials fall. Between damping ratios 1 ± 1e-16 a spring is evaluated as under-damped by
/// as much, which no double tells from the exact motion.
struct SpringCoefficients {
  var decay: Double
  var rate: Double
  var displacement: Double
  var swing: Double
  var initialVelocity: Double
  var push: Double

  /// The motion of a spring that starts `displacement` below its target.
  ///
  /// - Parameters:
  ///   - angularFrequency: undamped angular frequency in rad/s; below 1e-9 it counts as that, a spring
  ///     that takes a century to notice its target; infinite for one that is there at once.
  ///   - dampingRatio: at least 0; infinite for a spring that never moves.
  ///   - displacement: target minus start, in the value's unit.
  ///   - initialVelocity: in the value's unit per second.
  init(
    angularFrequency: Double, dampingRatio: Double, displacement: Double, initialVelocity: Double
  ) {
    let (w0, zeta) = (max(angularFrequency, 1e-9), dampingRatio)
    self.displacement = displacement
    self.initialVelocity = initialVelocity
    guard w0.isFinite, zeta.isFinite else {
      decay = w0.isFinite ? 0 : Double(Float.greatestFiniteMagnitude)
      rate = 0
      swing = 0
      push = 0
      self.initialVelocity = 0
      return
    }
    let envelope = zeta * w0
    let gap = w0 * abs((1 - zeta) * (1 + zeta)).squareRoot()
    let smallestGap = w0 * 0x1p-26
    if zeta <= 1 || gap < smallestGap {
      decay = envelope
      rate = max(gap, smallestGap)
      swing = (decay * displacement - initialVelocity) / rate
      push = (w0 * w0 * displacement - decay * initialVelocity) / rate
    } else {
      let fast = envelope + gap
      decay = w0 * w0 / fast
      rate = -2 * gap
      swing = (decay * displacement - initialVelocity) / (2 * gap)
      push = (w0 * w0 * displacement - fast * initialVelocity) / (2 * gap)
    }
  }
}
