extension BenchmarkRecord: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, item, budget, budgets, samples, reference, limit
    case itemsPerFrame = "items_per_frame"
    case frameTime = "frame_time_ns"
    case throughput = "throughput_items_per_s"
    case nanosecondsPerItem = "ns_per_item"
    case percentOfLimit = "percent_of_limit"
    case allocationsPerFrame = "allocations_per_frame"
    case peakResidentBytes = "peak_resident_bytes"
    case framesPerSample = "frames_per_sample"
    case involuntarySwitches = "involuntary_context_switches"
    case rawSamples = "raw_samples_ns"
  }

  /// Writes every key, null where a value is unknown.
  public func encode(to encoder: any Encoder) throws {
    var keyed = encoder.container(keyedBy: CodingKeys.self)
    try keyed.encode(name, forKey: .name)
    try keyed.encode(itemsPerFrame, forKey: .itemsPerFrame)
    try keyed.encode(item, forKey: .item)
    try keyed.encode(frameTime, forKey: .frameTime)
    try keyed.encode(throughput, forKey: .throughput)
    try keyed.encode(nanosecondsPerItem, forKey: .nanosecondsPerItem)
    try keyed.encode(use?.percent, forKey: .percentOfLimit)
    try keyed.encode(use?.limit, forKey: .limit)
    try keyed.encode(budget, forKey: .budget)
    try keyed.encode(budgets, forKey: .budgets)
    try keyed.encode(allocationsPerFrame, forKey: .allocationsPerFrame)
    try keyed.encode(peakResidentBytes, forKey: .peakResidentBytes)
    try keyed.encode(sampleCount, forKey: .samples)
    try keyed.encode(framesPerSample, forKey: .framesPerSample)
    try keyed.encode(involuntarySwitches, forKey: .involuntarySwitches)
    try keyed.encode(rawSamples, forKey: .rawSamples)
    try keyed.encode(reference, forKey: .reference)
  }

  /// Reads a record that `encode` wrote.
  public init(from decoder: any Decoder) throws {
    let keyed = try decoder.container(keyedBy: CodingKeys.self)
    name = try keyed.decode(String.self, forKey: .name)
    itemsPerFrame = try keyed.decode(Int.self, forKey: .itemsPerFrame)
    item = try keyed.decode(String.self, forKey: .item)
    frameTime = try keyed.decode(FrameTimes.self, forKey: .frameTime)
    throughput = try keyed.decode(Double.self, forKey: .throughput)
    nanosecondsPerItem = try keyed.decode(Double.self, forKey: .nanosecondsPerItem)
    if let percent = try keyed.decodeIfPresent(Double.self, forKey: .percentOfLimit),
      let limit = try keyed.decodeIfPresent(String.self, forKey: .limit)
    {
      use = MachineLimits.Use(limit: limit, percent: percent)
    }
    budget = try keyed.decode(FrameBudget.self, forKey: .budget)
    budgets = try keyed.decode([FrameBudget].self, forKey: .budgets)
    allocationsPerFrame = try keyed.decodeIfPresent(Double.self, forKey: .allocationsPerFrame)
    peakResidentBytes = try keyed.decodeIfPresent(Int.self, forKey: .peakResidentBytes)
    sampleCount = try keyed.decode(Int.self, forKey: .samples)
    framesPerSample = try keyed.decode(Int.self, forKey: .framesPerSample)
    involuntarySwitches = try keyed.decodeIfPresent(Int.self, forKey: .involuntarySwitches)
    rawSamples = try keyed.decodeIfPresent([Double].self, forKey: .rawSamples)
    reference = try keyed.decodeIfPresent(ReferenceRecord.self, forKey: .reference)
  }
}
