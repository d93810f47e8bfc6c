internal import AnimKernel
package import BenchCore
package import Foundation
package import VectorArt

/// The user's own drawings, animated: every path is blended between two keyframes and filled anew
/// each frame.
package enum ArtSuite {
  /// Something in the inputs that is not measured.
  package enum Skipped: Equatable, Sendable, CustomStringConvertible {
    /// A file that is not read.
    case file(ArtLibrary.Skipped)
    /// A drawing without anything to draw.
    case nothingDrawn(file: String)

    /// The file and why it is not measured.
    package var description: String {
      switch self {
      case .file(let skipped): skipped.description
      case .nothingDrawn(let file): "\(file): no path in it draws anything"
      }
    }
  }

  /// A benchmark for each drawing in files and folders, named `input/` and the drawing's name.
  ///
  /// One item is one path: a `path` element or basic shape that is drawn where it stands, whatever
  /// its paint, and draws at least one segment.
  ///
  /// - Parameters:
  ///   - inputs: file URLs of SVG files and of folders that hold some.
  ///   - seed: seed of the second keyframes.
  ///   - skip: called with what is not measured, in the order of the inputs.
  /// - Returns: the benchmarks, in the order of the inputs.
  /// - Throws: as ``ArtLibrary/init(contentsOf:)`` does.
  package static func benchmarks(
    inputs: [URL], seed: UInt64, skip: (Skipped) -> Void = { _ in }
  ) throws(ArtLibraryError) -> [Benchmark] {
    let library = try ArtLibrary(contentsOf: inputs)
    for skipped in library.skipped { skip(.file(skipped)) }
    var benchmarks: [Benchmark] = []
    for drawing in library.drawings {
      let animation = DrawingAnimation(drawing.document, seed: seed)
      guard !animation.paths.isEmpty else {
        skip(.nothingDrawn(file: drawing.file))
        continue
      }
      benchmarks.append(
        Benchmark(
          "input/" + drawing.name, tags: ["input", "quick"], item: "path",
          itemsPerFrame: animation.paths.count
        ) {
          DrawingWorkload(animation)
        })
    }
    return benchmarks
  }
}
