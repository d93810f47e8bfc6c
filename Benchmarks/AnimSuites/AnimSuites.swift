package import BenchCore
package import Foundation
package import VectorArt

/// All that animbench measures.
package enum AnimSuites {
  /// The catalog of benchmarks: the built-in ones, then those of the user's own files.
  ///
  /// - Parameters:
  ///   - inputs: SVG files and folders of them; each file becomes a benchmark `input/…`.
  ///   - seed: seed of all random inputs.
  ///   - skip: called with what of the inputs is not measured.
  /// - Returns: all benchmarks, in the order they run.
  /// - Throws: `ArtLibraryError` for inputs that cannot be read.
  package static func catalog(
    inputs: [URL] = [], seed: UInt64, skip: (ArtSuite.Skipped) -> Void = { _ in }
  ) throws(ArtLibraryError) -> BenchmarkCatalog {
    let own =
      inputs.isEmpty ? [] : try ArtSuite.benchmarks(inputs: inputs, seed: seed, skip: skip)
    return BenchmarkCatalog(
      BlendSuite.benchmarks(seed: seed) + CurvesSuite.benchmarks(seed: seed)
        + SpringsSuite.benchmarks(seed: seed) + AnimationsSuite.benchmarks(seed: seed)
        + ShapesSuite.benchmarks(seed: seed) + TessellationSuite.benchmarks(seed: seed)
        + FramesSuite.benchmarks(seed: seed) + own)
  }
}
