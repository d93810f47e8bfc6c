/// What a run measured of one benchmark.
public struct BenchmarkRecord: Equatable, Sendable {
  /// The benchmark's name.
  public var name: String
  /// Items in a frame.
  public var itemsPerFrame: Int
  /// What one item is.
  public var item: String
  /// Frame times in nanoseconds.
  public var frameTime: FrameTimes
  /// Items a second at the median pace.
  public var throughput: Double
  /// Nanoseconds an item at the median pace.
  public var nanosecondsPerItem: Double
  /// How close the median frame comes to the machine's limit; nil where its cost is unknown.
  public var use: MachineLimits.Use?
  /// The frames against the main refresh rate.
  public var budget: FrameBudget
  /// The frames against every refresh rate of the run, the main one first.
  public var budgets: [FrameBudget]
  /// Allocations a frame, counted; nil where counting is unsupported.
  public var allocationsPerFrame: Double?
  /// Peak of the process's resident memory while the benchmark ran; nil where it cannot be told.
  public var peakResidentBytes: Int?
  /// How many samples were taken.
  public var sampleCount: Int
  /// Frames in one sample.
  public var framesPerSample: Int
  /// Times that the process was preempted during the timing; nil where it cannot be told.
  public var involuntarySwitches: Int?
  /// Every sample in the order taken, in nanoseconds a frame; nil where a file was saved without.
  public var rawSamples: [Double]?
  /// How the benchmark compares with the one it is held against; nil without one.
  public var reference: ReferenceRecord?

  /// Sums up what was measured.
  ///
  /// - Parameters:
  ///   - benchmark: what was measured.
  ///   - samples: its frame times.
  ///   - limits: the machine's limits, if measured.
  ///   - refreshRates: in hertz, the main one first, at least one.
  public init(
    _ benchmark: Benchmark, samples: Samples, limits: MachineLimits?, refreshRates: [Double]
  ) {
    precondition(!refreshRates.isEmpty, "frames are held against at least one refresh rate")
    let times = FrameTimes(samples)
    name = benchmark.name
    itemsPerFrame = benchmark.itemsPerFrame
    item = benchmark.item
    frameTime = times
    nanosecondsPerItem = times.p50 / Double(benchmark.itemsPerFrame)
    throughput = 1e9 / nanosecondsPerItem
    use = benchmark.cost.flatMap { cost in limits?.use(cost, nanoseconds: times.p50) }
    let rates = benchmark.refreshRate.map { [$0] } ?? refreshRates
    budgets = rates.map {
      FrameBudget(samples, times: times, hz: $0, itemsPerFrame: benchmark.itemsPerFrame)
    }
    budget = budgets[0]
    sampleCount = samples.nanoseconds.count
    framesPerSample = samples.framesPerSample
    involuntarySwitches = samples.involuntarySwitches
    rawSamples = samples.nanoseconds
  }
}

/// How a benchmark compares with the one it is held against.
public struct ReferenceRecord: Codable, Equatable, Sendable {
  /// Name of the benchmark in the denominator.
  public var name: String
  /// Reference's time an item by the benchmark's; above 1 the benchmark is the faster.
  public var ratio: Double
  /// Lower end of the ratio's interval, which holds the true median in 95 cases of 100.
  public var low: Double
  /// Upper end of the ratio's interval.
  public var high: Double
  /// The ratio that is wanted.
  public var atLeast: Double

  /// Whether the ratio is what is wanted.
  public var isMet: Bool { ratio >= atLeast }

  /// A measured ratio beside what is wanted.
  public init(_ reference: Reference, _ ratio: PairedRatio) {
    name = reference.name
    atLeast = reference.atLeast
    (self.ratio, low, high) = (ratio.ratio, ratio.low, ratio.high)
  }

  enum CodingKeys: String, CodingKey {
    case name, ratio, low, high
    case atLeast = "at_least"
  }
}
