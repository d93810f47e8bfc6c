internal import KernelTypes

/// Very many running animations, advanced together.
///
/// Every animation moves a value of one or more components from a start to an end, by a curve or a
/// spring of its own. It has a place in the output, its slot, from its start to its removal.
///
/// ```swift
/// var batch = AnimationBatch<Float>(components: 2)
/// let ease = try BatchAnimation(.curve(.easeInOut), duration: 0.5)
/// let dot = try batch.start(ease, from: [0, 0], to: [100, 50])
/// var values: [Float] = []
/// batch.advance(to: 1.0 / 120, into: &values)
/// let x = values[dot.slot]
/// let y = values[batch.slotCapacity + dot.slot]
/// ```
///
/// Animations are stored in blocks of 2048 of one curve family, a column for each of their numbers.
/// A frame computes a block after the other, from times to values, while the block is in the
/// caches. It allocates nothing; room is made by `start` and `reserveCapacity` alone.
///
/// Largest errors of a value, as a share of the interval that the animation crosses, over dense sweeps
/// and random extreme curves and springs on every instruction set; ULP are those of 1:
///
/// | family | Float | Double |
/// |---|---|---|
/// | linear, steps, custom | 2.4e-7, 2 ULP | 4.5e-16, 2 ULP |
/// | cubic-bezier | 2e-6 in x, and 8 ULP of the largest control value | 2e-14 in x |
/// | circular | 4e-7 in x, 4 ULP | 9e-16 in x |
/// | straight pieces | 4e-7 in x, and 2 ULP of the largest output | 4e-15 in x |
/// | springs of any stiffness and damping, up to 10⁶ rad, of the amplitude | 5e-7, 4 ULP | 1e-13 |
///
/// An error in x counts times the curve's slope. Each adds 1 ULP of the larger end. A start, and a step
/// or a cycle's end, may come as late or early as the rounding of the time that the animation, or its
/// cycle, has run: 6e-8 of it in Float. The clock may have run for 10⁶ s, forwards or backwards.
///
/// A batch cannot be copied; whoever owns it uses it from one thread at a time.
public struct AnimationBatch<Scalar: BatchScalar>: ~Copyable {
  /// Numbers that each animation moves.
  public let components: Int
  /// How the components lie in the output.
  public let layout: ValueLayout
  /// The instruction set that frames run on.
  public let instructionSet: InstructionSet
  /// The time of the last frame, in seconds.
  public internal(set) var time = 0.0

  let kernels: Kernels<Scalar>
  var places: AnimationPlaces<Scalar>
  var curves = CurveStore<Scalar>()
  let job: FrameJob<Scalar>

  init(
    components: Int, layout: ValueLayout, instructionSet: InstructionSet,
    kernels: Kernels<Scalar>
  ) {
    precondition(components >= 1, "an animation moves at least one component")
    self.components = components
    self.layout = layout
    self.instructionSet = instructionSet
    self.kernels = kernels
    places = AnimationPlaces(components: components)
    job = FrameJob(components: components)
  }

  /// Animations in the batch.
  public var count: Int { places.count }

  /// Slots there are, in use or not.
  ///
  /// A multiple of 2048 that grows with `start` and `reserveCapacity` and never falls.
  public var slotCapacity: Int { places.capacity }

  /// Numbers that a frame's output holds: `slotCapacity × components`.
  public var outputCount: Int { places.capacity * components }

  /// Makes room, so that starting up to `count` animations in all allocates nothing.
  ///
  /// - Complexity: O(count).
  public mutating func reserveCapacity(_ count: Int) {
    let blocks = (count + blockLanes - 1) / blockLanes
    // Every group may have a block that is not full.
    places.grow(toBlocks: blocks + AnimationGroup.count - 1)
    prepareFrames()
  }

  /// Whether an animation is in the batch: it has not been removed.
  public func contains(_ handle: AnimationHandle) -> Bool {
    places.isLive(handle)
  }
}

// What it points to is its own.
extension AnimationBatch: @unchecked Sendable {}

extension AnimationBatch<Float> {
  /// An empty batch of floats.
  ///
  /// - Parameters:
  ///   - components: numbers that each animation moves, at least 1.
  ///   - layout: how they lie in the output.
  ///   - set: instruction set that frames run on; must be available.
  public init(
    components: Int = 1, layout: ValueLayout = .planar, on set: InstructionSet = .active
  ) {
    self.init(
      components: components, layout: layout, instructionSet: set,
      kernels: KernelTable<Float>.on(set))
  }
}

extension AnimationBatch<Double> {
  /// An empty batch of doubles.
  ///
  /// - Parameters:
  ///   - components: numbers that each animation moves, at least 1.
  ///   - layout: how they lie in the output.
  ///   - set: instruction set that frames run on; must be available.
  public init(
    components: Int = 1, layout: ValueLayout = .planar, on set: InstructionSet = .active
  ) {
    self.init(
      components: components, layout: layout, instructionSet: set,
      kernels: KernelTable<Double>.on(set))
  }
}
