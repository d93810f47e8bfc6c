internal import KernelTypes

/// Springs in any damping regime, one for every element, evaluated together in closed form.
///
/// Largest error on every instruction set: 5e-7 of the motion's amplitude (4 ULP of 1), up to 10⁶ rad.
///
/// Stored as eight planes of floats, 32 bytes a spring.
public struct SpringBatch: Sendable {
  private var decay: ContiguousArray<Float> = []
  private var rate: ContiguousArray<Float> = []
  private var rateRest: ContiguousArray<Float> = []
  private var target: ContiguousArray<Float> = []
  private var displacement: ContiguousArray<Float> = []
  private var swing: ContiguousArray<Float> = []
  private var initialVelocity: ContiguousArray<Float> = []
  private var push: ContiguousArray<Float> = []
  /// Whether a spring is over-damped.
  private var isMixed = false

  /// An empty batch.
  public init() {}

  /// Springs in the batch.
  public var count: Int { decay.count }

  /// Makes room for `capacity` springs, so that appending up to there allocates nothing.
  public mutating func reserveCapacity(_ capacity: Int) {
    decay.reserveCapacity(capacity)
    rate.reserveCapacity(capacity)
    rateRest.reserveCapacity(capacity)
    target.reserveCapacity(capacity)
    displacement.reserveCapacity(capacity)
    swing.reserveCapacity(capacity)
    initialVelocity.reserveCapacity(capacity)
    push.reserveCapacity(capacity)
  }

  /// Adds a motion from 0 at the end.
  ///
  /// - Parameters:
  ///   - spring: its parameters.
  ///   - target: where the motion comes to rest.
  ///   - initialVelocity: velocity at the start, in the target's unit per second.
  /// - Throws: `BatchError.notFinite` for a motion beyond the range of a float; nothing is added.
  /// - Complexity: amortised O(1).
  public mutating func append(
    _ spring: Spring, target: Double, initialVelocity: Double = 0
  ) throws(BatchError) {
    try append(
      SpringCoefficients(
        angularFrequency: spring.angularFrequency, dampingRatio: spring.dampingRatio,
        displacement: target, initialVelocity: initialVelocity),
      target: target)
  }

  /// Adds a motion at the end, all or nothing.
  mutating func append(
    _ motion: SpringCoefficients, target: Double
  ) throws(BatchError) {
    let plane = try (
      Float(finite: motion.decay, "decay"), Float(finite: motion.rate, "rate"),
      Float(finite: target, "target"), Float(finite: motion.displacement, "displacement"),
      Float(finite: motion.swing, "swing"),
      Float(finite: motion.initialVelocity, "initialVelocity"), Float(finite: motion.push, "push")
    )
    decay.append(plane.0)
    rate.append(plane.1)
    rateRest.append(Float(motion.rate - Double(plane.1)))
    self.target.append(plane.2)
    displacement.append(plane.3)
    swing.append(plane.4)
    initialVelocity.append(plane.5)
    push.append(plane.6)
    isMixed = isMixed || plane.1 < 0
  }

  /// Value of every spring at its own time.
  ///
  /// - Parameters:
  ///   - time: time since every spring's start, in seconds; negative runs backwards.
  ///   - out: receives the values, in the springs' units.
  ///   - set: instruction set to run on; must be available.
  /// - Complexity: O(count); 32 bytes and about 65 flops an element.
  public func values(
    at time: Span<Float>, into out: inout MutableSpan<Float>, on set: InstructionSet = .active
  ) {
    precondition(
      time.count == count && out.count == count, "time and out have one float a spring")
    KernelTable<Float>.on(set).table.springValues(
      time.source, decay.source, rate.source, rateRest.source, target.source,
      displacement.source, swing.source, count, isMixed, out.destination)
  }

  /// Velocity of every spring at its own time.
  ///
  /// - Parameters:
  ///   - time: time since every spring's start, in seconds; negative runs backwards.
  ///   - out: receives the velocities, in the springs' units per second.
  ///   - set: instruction set to run on; must be available.
  /// - Complexity: O(count); 28 bytes and about 65 flops an element.
  public func velocities(
    at time: Span<Float>, into out: inout MutableSpan<Float>, on set: InstructionSet = .active
  ) {
    precondition(
      time.count == count && out.count == count, "time and out have one float a spring")
    KernelTable<Float>.on(set).table.springVelocities(
      time.source, decay.source, rate.source, rateRest.source, initialVelocity.source,
      push.source, count, isMixed, out.destination)
  }
}
