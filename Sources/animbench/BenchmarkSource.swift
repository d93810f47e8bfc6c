internal import AnimSuites
internal import BenchCore
internal import Foundation

/// Where benchmarks and the machine's limits come from.
struct BenchmarkSource: Sendable {
  /// The benchmarks, with those of the files and folders given, their random inputs from a seed;
  /// what of the inputs is not measured is said to `skip`.
  var catalog:
    @Sendable (_ inputs: [URL], _ seed: UInt64, _ skip: (String) -> Void) throws -> BenchmarkCatalog
  /// The machine's limits, measured within some seconds.
  var limits: @Sendable (_ seconds: Double) -> MachineLimits

  /// The suites and the machine itself.
  static let suites = BenchmarkSource(
    catalog: { inputs, seed, skip in
      try AnimSuites.catalog(inputs: inputs, seed: seed) { skip("skipped \($0)") }
    },
    limits: { LimitsProbe.measure(seconds: $0) })
}
