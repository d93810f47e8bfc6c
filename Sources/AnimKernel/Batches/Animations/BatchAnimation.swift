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
  /// What the family's kernel takes.
  ///
  /// Bezier: x1, y1, x2, y2. Circular: kind. Steps: intervals, first, jumps. Springs: decay, rate,
  /// initial velocity in intervals a second.
  let parameters: SIMD4<Double>
  /// A curve's duration; the time after which a spring is at rest.
  let duration: Double
  /// From the start of the animation to its first cycle, or where it has one only, to its motion.
  let delay: Double
  /// At the beginning of every cycle.
  let pause: Double
  /// Infinite for ever; negative where cycles alternate.
  let cycles: Double
  /// The curve, where numbers do not suffice.
  let curve: SharedCurve?

  /// Whether cycles are counted: also where a curve may end elsewhere than at the target, which it
  /// jumps to after its only cycle.
  var isRepeating: Bool { abs(cycles) > 1 || family.sharesCurves }
  var period: Double { pause + duration }
  /// From the start, past the delay, to the end; infinite for ever.
  var length: Double { isRepeating ? abs(cycles) * period : period }

  /// An animation by a timing.
  ///
  /// - Parameters:
  ///   - timing: a curve, or a spring.
  ///   - duration: how long a curve takes, in seconds of its own time; 0 or less is done at once.
  ///     A spring takes its settling duration.
  ///   - delay: seconds to wait before the first cycle; below 0 it begins that far into it.
  ///   - speed: seconds of the curve's own time a second; the delays are not shortened. At 0 or less
  ///     the animation stays at its start.
  ///   - repeatCount: how many cycles, 1 or less for one; nil for ever.
  ///   - autoreverses: whether every other cycle runs back.
  ///   - cycleDelay: seconds to wait at the beginning of every cycle; below 0 every cycle begins that
  ///     far into the curve.
  /// - Throws: `BatchError.notFinite`.
  public init(
    _ timing: TimingFunction.Kind, duration: Double = 0.35, delay: Double = 0, speed: Double = 1,
    repeatCount: Int? = 1, autoreverses: Bool = false, cycleDelay: Double = 0
  ) throws(BatchError) {
    let family: Family
    let parameters: SIMD4<Double>
    var length = duration
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
        angularFrequency: spring.angularFrequency * speed,
        dampingRatio: speed > 0 ? spring.dampingRatio : .infinity, displacement: 0,
        initialVelocity: 0)
      family = motion.rate < 0 ? .overDampedSpring : .underDampedSpring
      parameters = SIMD4(motion.decay, motion.rate, initialVelocity * speed, 0)
      length = spring.settlingDuration(
        target: 1, initialVelocity: initialVelocity, epsilon: 0.001)
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
  ///   - delay: seconds to wait before the first cycle; below 0 it begins that far into it.
  ///   - speed: seconds of the curve's own time a second. At 0 or less the animation stays at its
  ///     start.
  ///   - repeatCount: how many cycles, 1 or less for one; nil for ever.
  ///   - autoreverses: whether every other cycle runs back.
  ///   - cycleDelay: seconds to wait at the beginning of every cycle; below 0 every cycle begins that
  ///     far into the curve.
  /// - Throws: `BatchError.notFinite`.
  public init(
    custom curve: any CustomCurve, duration: Double = 0.35, delay: Double = 0, speed: Double = 1,
    repeatCount: Int? = 1, autoreverses: Bool = false, cycleDelay: Double = 0
  ) throws(BatchError) {
    try self.init(
      .custom, .zero, duration: duration, delay: delay, speed: speed,
      repeatCount: repeatCount, autoreverses: autoreverses, cycleDelay: cycleDelay,
      curve: SharedCurve(.custom(curve)))
  }
}

extension BatchAnimation {
  private init(
    _ family: Family, _ parameters: SIMD4<Double>, duration: Double, delay: Double, speed: Double,
    repeatCount: Int?, autoreverses: Bool, cycleDelay: Double, curve: SharedCurve?
  ) throws(BatchError) {
    for (name, value) in [("delay", delay), ("cycle delay", cycleDelay), ("speed", speed)] {
      _ = try Float(finite: value, name)
    }
    if !family.isSpring || !(duration > 0) { _ = try Float(finite: duration, "duration") }
    for lane in 0..<4 { _ = try Float(finite: parameters[lane], "a parameter of the curve") }
    // What is done at once needs no curve.
    let isInstant = !family.isSpring && duration <= 0
    self.family = isInstant ? .linear : family
    self.parameters = parameters
    self.duration = duration <= 0 ? 0 : speed > 0 ? duration / speed : .infinity
    self.curve = isInstant ? nil : curve
    let count = repeatCount.map { Double(max($0, 1)) } ?? .infinity
    // What takes no time has no cycles, and what never ends has one.
    let length = cycleDelay + self.duration
    let hasCycles = count > 1 && self.duration > 0 && length > 0 && length < .infinity
    cycles = hasCycles ? (autoreverses ? -count : count) : 1
    self.delay = hasCycles ? delay : delay + cycleDelay
    pause = hasCycles ? cycleDelay : 0
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
