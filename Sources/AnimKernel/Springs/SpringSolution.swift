internal import Foundation

/// A damped oscillator's motion in closed form, for any vector: two functions of time.
///
/// Starting at 0 with velocity `v0` towards `target`, the value is
/// `value.target × target + value.velocity × v0`, and so for the velocity. Neither cancels near
/// critical damping, nor for damping ratios up to 1e8: the slow rate is `w0² / fast rate`, and
/// `sin(w·t)/w` and `(1 − exp(−2w·t))/2w` stand for their limit `t` where `w` vanishes.
///
/// Source: the closed-form solution of `x'' = w0²·(target − x) − 2·ζ·w0·x'`.
struct SpringSolution {
  /// What the target and the initial velocity are multiplied by.
  struct Weights {
    /// Multiplies the target.
    var target: Double
    /// Multiplies the initial velocity.
    var velocity: Double
  }

  /// For the value: unitless, and in seconds.
  private(set) var value: Weights
  /// For the velocity: per second, and unitless.
  private(set) var velocity: Weights

  /// The motion at `time`.
  ///
  /// - Parameters:
  ///   - angularFrequency: undamped, in rad/s, at least 0; infinite for a spring that is at its
  ///     target at once.
  ///   - dampingRatio: at least 0; infinite for a spring that never moves.
  ///   - time: seconds since the start; negative runs backwards.
  init(angularFrequency: Double, dampingRatio: Double, time: Double) {
    let t = time
    guard angularFrequency.isFinite, dampingRatio.isFinite else {
      let arrived = dampingRatio.isFinite && t > 0
      value = Weights(target: arrived ? 1 : 0, velocity: 0)
      velocity = Weights(target: 0, velocity: 0)
      return
    }
    // Beyond these no product overflows, and no time shows a difference.
    let w0 = min(angularFrequency, 1e120)
    let zeta = min(dampingRatio, 1e120)
    let decay = zeta * w0
    let gap = w0 * abs((1 - zeta) * (1 + zeta)).squareRoot()
    if zeta <= 1 {
      let envelope = exp(-decay * t)
      let sine = gap == 0 ? t : sin(gap * t) / gap
      let cosine = cos(gap * t)
      value = Weights(
        target: 1 - envelope * (cosine + decay * sine), velocity: envelope * sine)
      velocity = Weights(
        target: w0 * w0 * envelope * sine, velocity: envelope * (cosine - decay * sine))
    } else {
      let fast = decay + gap
      let slow = w0 * w0 / fast
      let envelope = exp(-slow * t)
      let ramp = gap == 0 ? t : -expm1(-2 * gap * t) / (2 * gap)
      value = Weights(target: 1 - envelope * (1 + slow * ramp), velocity: envelope * ramp)
      // Both forms are the same number; the first cancels at strong damping, the second at weak.
      let remaining =
        gap > 0.5 * w0
        ? (fast * exp(-2 * gap * t) - slow) / (2 * gap)
        : 1 - fast * ramp
      velocity = Weights(target: w0 * w0 * envelope * ramp, velocity: envelope * remaining)
    }
  }
}
