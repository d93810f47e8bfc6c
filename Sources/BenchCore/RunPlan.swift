/// How a run measures.
public struct RunPlan: Equatable, Sendable {
  /// Seconds of timing for each benchmark, above 0, at most a day; warm-up, counting and ratios come
  /// on top.
  public var secondsPerBenchmark: Double
  /// Refresh rates in hertz, the main one first; at least one.
  public var refreshRates: [Double]

  /// A plan; rates are finite and above 0.
  public init(secondsPerBenchmark: Double, refreshRates: [Double] = [120, 90, 60]) {
    precondition(
      secondsPerBenchmark > 0 && secondsPerBenchmark <= 86400,
      "a benchmark is timed for a day at most")
    precondition(!refreshRates.isEmpty, "frames are held against at least one refresh rate")
    precondition(
      refreshRates.allSatisfy { $0 > 0 && $0.isFinite }, "a refresh rate is finite and above 0")
    self.secondsPerBenchmark = secondsPerBenchmark
    self.refreshRates = refreshRates
  }

  /// A plan that shares a total time among benchmarks.
  ///
  /// About half the time goes into timing, the rest into preparing, warming up, counting and
  /// ratios. A benchmark gets 3 seconds at most.
  ///
  /// - Parameters:
  ///   - total: seconds for the whole run.
  ///   - benchmarks: what is measured.
  ///   - refreshRates: in hertz, the main one first.
  public init(totalSeconds total: Double, benchmarks: [Benchmark], refreshRates: [Double]) {
    let share = 0.5 * total / Double(max(benchmarks.count, 1))
    self.init(secondsPerBenchmark: min(3, share), refreshRates: refreshRates)
  }
}
