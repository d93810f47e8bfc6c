import AnimKernel

/// How an animation of a batch runs, for the tests: what `BatchAnimation` is made of, and its
/// progress in Double by the rule of composition, written for clarity.
struct BatchCase: Sendable, CustomStringConvertible {
  var timing: TimingFunction
  var duration = 0.7
  var delay = 0.0
  var speed = 1.0
  var repeatCount: Int? = 1
  var autoreverses = false
  var cycleDelay = 0.0

  var animation: BatchAnimation {
    get throws {
      try BatchAnimation(
        timing.kind, duration: duration, delay: delay, speed: speed, repeatCount: repeatCount,
        autoreverses: autoreverses, cycleDelay: cycleDelay)
    }
  }

  var description: String {
    "\(timing), \(duration) s, delay \(delay), speed \(speed), count "
      + "\(repeatCount.map(String.init) ?? "∞")\(autoreverses ? " back and forth" : ""), "
      + "cycle delay \(cycleDelay)"
  }

  /// Length of the motion in a cycle, in seconds of the batch.
  var length: Double {
    let own =
      switch timing.kind {
      case .spring(let spring, let velocity):
        spring.settlingDuration(target: 1.0, initialVelocity: velocity, epsilon: 0.001)
      default: max(duration, 0)
      }
    return own == 0 ? 0 : speed > 0 ? own / speed : .infinity
  }

  /// Progress at a time after the start, in seconds.
  func progress(at time: Double) -> Double {
    let count = length == 0 || length == .infinity ? 1 : Double(max(repeatCount ?? .max, 1))
    let period = cycleDelay + length
    let age = max(time - delay, 0)
    if age > count * period || length == 0 { return 1 }
    let index = min(max((age / period).rounded(.up) - 1, 0), count - 1)
    let local = max(age - (index == 0 ? 0 : index * period) - cycleDelay, 0)
    let isBack = autoreverses && !index.truncatingRemainder(dividingBy: 2).isZero
    let progress: Double
    if timing.isSpring {
      progress = timing.value(at: local * max(speed, 0))
    } else {
      progress = length == .infinity ? timing.value(at: 0) : timing.value(at: local / length)
    }
    return isBack ? 1 - progress : progress
  }

  /// Whether a jump of the progress, of steps, pieces or cycles, is near, which may be seen a little
  /// early or late.
  func isNearJump(_ time: Double, within slack: Double) -> Bool {
    let cycles = (time - delay) / (cycleDelay + length)
    let isAtBoundary = abs(cycles - cycles.rounded()) * (cycleDelay + length) < slack
    return isAtBoundary || abs(progress(at: time + slack) - progress(at: time - slack)) > 0.02
  }
}
