import BenchCore
import Foundation
import Testing

/// A run with fixed figures, for texts to be compared with.
enum FixedRun {
  static func make() throws -> RunRecord {
    final class Work: Workload {
      func runFrame(_ frame: Int) {}
    }
    let limits = MachineLimits(
      levels: [.init(name: "L2", workingSetBytes: 1 << 20, bytesPerSecond: 1e11)],
      flopsPerSecond: 1e11)
    var environment = RunEnvironment(
      instructionSet: "v3", seed: 1, arguments: ["run"],
      date: Date(timeIntervalSince1970: 1_800_000_000))
    environment.warnings = []
    var run = RunRecord(environment: environment, limits: limits)
    let first = Benchmark(
      "blend/4-floats/1Ki", item: "element of 4 floats", itemsPerFrame: 1024,
      cost: FrameCost(bytes: 50_000, flops: 12_288, workingSetBytes: 50_000)
    ) { Work() }
    let second = Benchmark("odd|name, \"quoted\"", item: "path", itemsPerFrame: 3) { Work() }
    for (benchmark, times) in [(first, [1000.0, 1100, 1200, 2000]), (second, [9e6, 1e7, 2.5e9])] {
      let samples = try #require(Samples(nanoseconds: times))
      var record = BenchmarkRecord(
        benchmark, samples: samples, limits: limits, refreshRates: [120, 60])
      record.peakResidentBytes = 1 << 20
      run.benchmarks.append(record)
    }
    run.benchmarks[0].allocationsPerFrame = 0
    run.benchmarks[0].reference = ReferenceRecord(
      Reference("blend/4-floats/1Ki/c", atLeast: 0.9), PairedRatio([0.8, 0.85, 0.88]))
    run.failures = [.init(name: "input/gone", message: "the file is gone; bring it back")]
    run.interrupted = true
    return run
  }
}
