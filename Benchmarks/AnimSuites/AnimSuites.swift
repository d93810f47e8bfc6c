internal import AnimKernel
package import BenchCore

/// All that animbench measures.
package enum AnimSuites {
  /// The catalog of benchmarks.
  ///
  /// - Parameter seed: seed of all random inputs.
  /// - Returns: all built-in benchmarks, in the order they run.
  package static func catalog(seed: UInt64) -> BenchmarkCatalog {
    BenchmarkCatalog(
      BlendSuite.benchmarks(seed: seed) + CurvesSuite.benchmarks(seed: seed)
        + SpringsSuite.benchmarks(seed: seed) + ShapesSuite.benchmarks(seed: seed)
        + TessellationSuite.benchmarks(seed: seed))
  }
}
