import BenchCore
import Foundation

@testable import animbench

extension BenchmarkSource {
  /// Three small benchmarks with fixed limits; each input adds one, named by its file.
  ///
  /// `prepare` makes the workload of `alpha/one`.
  static func fake(
    prepare: @escaping @Sendable () throws -> any Workload = { Summing() }
  ) -> BenchmarkSource {
    BenchmarkSource(
      catalog: { inputs, seed, _ in
        BenchmarkCatalog(
          [
            Benchmark(
              "alpha/one", tags: ["quick", "kernel"], item: "number", itemsPerFrame: 64,
              cost: FrameCost(bytes: 512, flops: 64, workingSetBytes: 3 << 20), prepare: prepare),
            Benchmark("alpha/two", item: "number", itemsPerFrame: 64) { Summing() },
            Benchmark(
              "beta/\(seed)", tags: ["quick"], item: "number", itemsPerFrame: 64,
              reference: Reference("alpha/two", atLeast: 0.01)
            ) { Summing() },
          ]
            + inputs.map { url in
              Benchmark(
                "input/\(url.lastPathComponent)", tags: ["input"], item: "path", itemsPerFrame: 1
              ) { Summing() }
            })
      },
      limits: { _ in
        MachineLimits(
          levels: [
            .init(name: "L1", workingSetBytes: 24 << 10, bytesPerSecond: 232.4e9),
            .init(name: "memory", workingSetBytes: 192 << 20, bytesPerSecond: 45e9),
          ], flopsPerSecond: 289e9)
      })
  }
}

/// A frame of this sums 64 numbers.
final class Summing: Workload {
  private let numbers = (0..<64).map(Double.init)
  private var sum = 0.0

  func runFrame(_ frame: Int) {
    for number in numbers { sum += number }
    blackHole(sum)
  }
}
