internal import Foundation

extension Spring {
  /// Time in seconds after which a motion from zero stays within `epsilon` of its target.
  ///
  /// Never before the last time at which the distance is `epsilon`, and close after it: an
  /// under-damped spring is judged by its envelope, the others by the distance itself, to 1e-9 of
  /// the time, where target and velocity do not work against each other.
  ///
  /// - Parameters:
  ///   - target: where the motion comes to rest.
  ///   - initialVelocity: velocity at the start, in the value's unit per second.
  ///   - epsilon: largest distance that counts as rest, in the value's unit, above 0.
  /// - Returns: the time; infinity for a spring that never comes to rest.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> Double {
    let distance = target.magnitudeSquared.squareRoot()
    guard angularFrequency.isFinite else { return 0 }
    let decay = dampingRatio * angularFrequency
    guard epsilon > 0, decay > 0, decay.isFinite, distance.isFinite else { return .infinity }
    if distance <= epsilon, initialVelocity == .zero { return 0 }

    let gap = angularFrequency * abs((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
    let fast = decay + (dampingRatio > 1 ? gap : 0)
    let slow = dampingRatio > 1 ? angularFrequency * angularFrequency / fast : decay
    let push = (target.scaled(by: slow) - initialVelocity).magnitudeSquared.squareRoot()
    if dampingRatio < 1 {
      let amplitude = distance + push / gap
      let envelope = amplitude <= epsilon ? 0 : log(amplitude / epsilon) / decay
      // Just below critical damping the envelope's amplitude grows without bound; there the
      // critically damped distance is closer, and the sine below its angle keeps it a bound.
      return min(envelope, lastCrossing(distance, push, slow: decay, gap: 0, epsilon))
    }
    return lastCrossing(distance, push, slow: slow, gap: dampingRatio > 1 ? gap : 0, epsilon)
  }

  /// Last time at which `exp(−slow·t)·(distance + push·ramp(t))` is `epsilon`, 0 if it never is.
  ///
  /// The function rises to one peak at most and then falls.
  private func lastCrossing(
    _ distance: Double, _ push: Double, slow: Double, gap: Double, _ epsilon: Double
  ) -> Double {
    func ramp(_ t: Double) -> Double { gap == 0 ? t : -expm1(-2 * gap * t) / (2 * gap) }
    func bound(_ t: Double) -> Double { exp(-slow * t) * (distance + push * ramp(t)) }
    let peakRamp = push == 0 ? 0 : max(0, (push - slow * distance) / ((slow + 2 * gap) * push))
    let peak = gap == 0 ? peakRamp : -log1p(-2 * gap * peakRamp) / (2 * gap)
    guard bound(peak) > epsilon else { return 0 }
    var low = peak
    var step = 1 / slow
    while bound(low + step) > epsilon {
      low += step
      step *= 2
    }
    var high = low + step
    for _ in 0..<64 where high - low > 1e-10 * high {
      let middle = low + (high - low) / 2
      if bound(middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }
}
