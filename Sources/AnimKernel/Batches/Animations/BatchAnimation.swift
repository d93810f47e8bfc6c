/// How one animation of a batch runs: its curve or spring, its duration, delay, speed and repeats.
///
/// Make one and start as many animations with it as wanted.
///
/// ```swift
/// let sway = try BatchAnimation(
///   .curve(.easeInOut), duration: 0.8, repeatCount: nil, autoreverses: true)
/// ```
///
/// A cycle is `cycleDelay` without motion and then the curve. Progress of an odd cycle that
/// autoreverses is 1 less the curve's. After its last cycle an animation stands at its target, also
/// after an even number of cycles that autoreverse.
public struct BatchAnimation: Sendable {
  /// What is stored and computed together.
  enum Family: Int, CaseIterable {
    case linear, bezier, circular, steps, piecewise, custom, underDampedSpring, overDampedSpring

    var isSpring: Bool { rawValue >= Self.underDampedSpring.rawValue }
    var sharesCurves: Bool { self == .piecewise || self == .custom }
  }

  let family: Family
  /// Bezier: x1, y1, x2, y2. Circular: kind. Steps: intervals, first, jumps. Springs: decay, rate,
  /// initial velocity in intervals a second.
  let parameters: SIMD4<Double>
  /// A curve's duration; the time after which a spring is at rest.
  let duration: Double
  let delay: Double
  let pause: Double
  /// Infinite for ever; negative where cycles alternate.
  let cycles: Double
  /// The curve, where numbers do not suffice.
  let curve: SharedCurve?

  var isRepeating: Bool { abs(cycles) > 1 }
  var period: Double { pause + duration }
  /// From the start, past the delay, to the end; infinite for ever.
  var length: Double { isRepeating ? abs(cycles) * period : period }

  /// An animation by a timing.
  ///
  /// - Parameters:
  ///   - timing: a curve, or a spring.
  ///   - duration: how long a curve takes, in seconds of its own time; 0 or less is done at once.
  ///     A spring takes its settling duration.
  ///   - delay: seconds to wait before the first cycle, at least 0.
  ///   - speed: seconds of the curve's own time a second, above 0; the delays are not shortened.
  ///   - repeatCount: how many cycles, 1 or less for one; nil for ever.
  ///   - autoreverses: whether every other cycle runs back.
  ///   - cycleDelay: seconds to wait at the beginning of every cycle, at least 0.
  /// - Throws: `BatchError` for a number that is not finite or out of its range.
  public init(
    _ timing: TimingFunction.Kind, duration: Double = 0.35, delay: Double = 0, speed: Double = 1,
    repeatCount: Int? = 1, autoreverses: Bool = false, cycleDelay: Double = 0
  ) throws(BatchError) {
    let family: Family
    let parameters: SIMD4<Double>
    var length = duration / speed
    var shared: SharedCurve?
    switch timing {
    case .curve(let curve):
      (family, parameters) = Self.compile(curve)
    case .steps(let steps):
      family = .steps
      parameters = SIMD4(Double(steps.count), steps.value(at: 0) * steps.jumps, steps.jumps, 0)
    case .linear(let easing):
      family = .piecewise
      parameters = .zero
      shared = SharedCurve(.pieces(easing))
    case .spring(let spring, let initialVelocity):
      guard initialVelocity.isFinite else {
        throw .notFinite(name: "initial velocity", value: initialVelocity)
      }
      let motion = SpringCoefficients(
        angularFrequency: spring.angularFrequency * speed, dampingRatio: spring.dampingRatio,
        displacement: 0, initialVelocity: 0)
      family = motion.rate < 0 ? .overDampedSpring : .underDampedSpring
      parameters = SIMD4(motion.decay, motion.rate, initialVelocity * speed, 0)
      length =
        spring.settlingDuration(target: 1, initialVelocity: initialVelocity, epsilon: 0.001) / speed
    }
    try self.init(
      family, parameters, duration: length, delay: delay, speed: speed, repeatCount: repeatCount,
      autoreverses: autoreverses, cycleDelay: cycleDelay, curve: shared)
  }

  /// An animation by a curve of one's own.
  ///
  /// - Parameters:
  ///   - curve: the curve, evaluated one by one.
  ///   - duration: how long it takes, in seconds of its own time; 0 or less is done at once.
  ///   - delay: seconds to wait before the first cycle, at least 0.
  ///   - speed: seconds of the curve's own time a second, above 0.
  ///   - repeatCount: how many cycles, 1 or less for one; nil for ever.
  ///   - autoreverses: whether every other cycle runs back.
  ///   - cycleDelay: seconds to wait at the beginning of every cycle, at least 0.
  /// - Throws: `BatchError` for a number that is not finite or out of its range.
  public init(
    custom curve: any CustomCurve, duration: Double = 0.35, delay: Double = 0, speed: Double = 1,
    repeatCount: Int? = 1, autoreverses: Bool = false, cycleDelay: Double = 0
  ) throws(BatchError) {
    try self.init(
      .custom, .zero, duration: duration / speed, delay: delay, speed: speed,
      repeatCount: repeatCount, autoreverses: autoreverses, cycleDelay: cycleDelay,
      curve: SharedCurve(.custom(curve)))
  }
}

extension BatchAnimation {
  private init(
    _ family: Family, _ parameters: SIMD4<Double>, duration: Double, delay: Double, speed: Double,
    repeatCount: Int?, autoreverses: Bool, cycleDelay: Double, curve: SharedCurve?
  ) throws(BatchError) {
    for (name, value) in [("delay", delay), ("cycle delay", cycleDelay)] {
      guard value >= 0, value.isFinite else { throw .negative(name: name, value: value) }
    }
    guard speed > 0, speed.isFinite else {
      throw .notPositive(name: "speed", value: speed)
    }
    guard !duration.isNaN, duration < .infinity || family.isSpring else {
      throw .notFinite(name: "duration", value: duration)
    }
    self.family = family
    self.parameters = parameters
    self.duration = max(duration, 0)
    self.delay = delay
    self.pause = cycleDelay
    self.curve = curve
    let count = repeatCount.map { Double(max($0, 1)) } ?? .infinity
    // What takes no time has no cycles, and what never ends has one.
    let hasCycles = cycleDelay + self.duration > 0 && self.duration < .infinity
    cycles = hasCycles ? (autoreverses ? -count : count) : 1
  }

  private static func compile(_ curve: UnitCurve) -> (Family, SIMD4<Double>) {
    switch curve.function {
    case .bezier(let bezier):
      bezier.x == bezier.y
        ? (.linear, .zero) : (.bezier, SIMD4(bezier.x.p1, bezier.y.p1, bezier.x.p2, bezier.y.p2))
    case .circularIn: (.circular, SIMD4(0, 0, 0, 0))
    case .circularOut: (.circular, SIMD4(1, 0, 0, 0))
    case .circularInOut: (.circular, SIMD4(2, 0, 0, 0))
    case .circularOutIn: (.circular, SIMD4(3, 0, 0, 0))
    }
  }
}
