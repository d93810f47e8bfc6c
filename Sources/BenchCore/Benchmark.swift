/// One thing that is measured: its name, what it counts, and how its workload is made.
public struct Benchmark: Sendable {
  /// Unique name, parts separated by `/`, for example `blend/4-floats/64Ki`.
  public var name: String
  /// Words to select by; `quick` marks what `--quick` runs.
  public var tags: Set<String>
  /// What one item is, in the singular, for example `element of 4 floats`.
  public var item: String
  /// How many items a frame handles, at least 1.
  public var itemsPerFrame: Int
  /// Bytes and flops of a frame, where they are known.
  public var cost: FrameCost?
  /// The benchmark this one is held against, measured alternately in the same run.
  public var reference: Reference?
  /// The refresh rate that the work is meant for, in hertz; nil for the one the run asks for.
  public var refreshRate: Double?
  /// Makes the workload; may allocate, read files and take its time.
  public var prepare: @Sendable () throws -> any Workload

  /// A benchmark of `itemsPerFrame` items a frame.
  public init(
    _ name: String, tags: Set<String> = [], item: String, itemsPerFrame: Int,
    cost: FrameCost? = nil, reference: Reference? = nil, refreshRate: Double? = nil,
    prepare: @escaping @Sendable () throws -> any Workload
  ) {
    precondition(itemsPerFrame > 0, "a frame of \(name) must hold an item")
    self.name = name
    self.tags = tags
    self.item = item
    self.itemsPerFrame = itemsPerFrame
    self.cost = cost
    self.reference = reference
    self.refreshRate = refreshRate
    self.prepare = prepare
  }
}

/// What the machine must move and compute in one frame.
public struct FrameCost: Sendable, Equatable {
  /// Bytes read and written a frame, each array counted once a pass.
  public var bytes: Double
  /// Floating-point operations a frame; a fused multiply-add counts as two.
  public var flops: Double
  /// Bytes of distinct memory touched a frame: decides which cache level binds.
  public var workingSetBytes: Int

  /// The cost of a frame.
  public init(bytes: Double, flops: Double, workingSetBytes: Int) {
    self.bytes = bytes
    self.flops = flops
    self.workingSetBytes = workingSetBytes
  }
}

/// What a benchmark is held against: another benchmark of the same items, and the speed-up wanted.
public struct Reference: Sendable, Equatable {
  /// Name of the benchmark in the denominator.
  public var name: String
  /// The wanted ratio: reference's time by this one's; above 1 is faster than the reference.
  public var atLeast: Double

  /// Holds a benchmark against `name`.
  public init(_ name: String, atLeast: Double) {
    self.name = name
    self.atLeast = atLeast
  }
}
