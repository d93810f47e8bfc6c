internal import AnimKernel
package import BenchCore
internal import Foundation

/// Shapes whose path is rebuilt every frame, as SwiftUI does while their data is animated.
package enum ShapesSuite {
  /// How many shapes a frame rebuilds.
  private static let count = 1000
  /// The frame each shape is drawn in.
  private static let rect = CGRect(x: 0, y: 0, width: 300, height: 300)

  /// Paths alone, and paths flattened to 0.1 and filled.
  ///
  /// - Parameter seed: seed of all shapes.
  /// - Returns: the benchmarks, in the order they run.
  package static func benchmarks(seed: UInt64) -> [Benchmark] {
    [
      benchmark("polygon/path", quick: false) { RebuiltPaths(polygons(seed: seed)) },
      benchmark("polygon/fill", quick: true) { RebuiltFills(polygons(seed: seed)) },
      benchmark("wedge/path", quick: false) { RebuiltPaths(wedges(seed: seed &+ 1)) },
      benchmark("wedge/fill", quick: true) { RebuiltFills(wedges(seed: seed &+ 1)) },
    ]
  }

  private static func benchmark(
    _ name: String, quick: Bool, prepare: @escaping @Sendable () -> any Workload
  ) -> Benchmark {
    Benchmark(
      "shapes/" + name, tags: quick ? ["shapes", "quick"] : ["shapes"], item: "shape",
      itemsPerFrame: count, prepare: prepare)
  }

  /// Polygons on their way from one number of sides and scale to another.
  private static func polygons(seed: UInt64) -> [Motion<Polygon>] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      func polygon() -> Polygon {
        Polygon(
          sides: .random(in: 1...30, using: &random), scale: .random(in: 0.3...1, using: &random))
      }
      let (start, end) = (polygon(), polygon())
      return Motion(shape: start, phase: .random(in: 0..<1, using: &random)) { shape, progress in
        shape.sides = start.sides + (end.sides - start.sides) * progress
        shape.scale = start.scale + (end.scale - start.scale) * progress
      }
    }
  }

  /// Pie slices that open from 0° to 360°.
  private static func wedges(seed: UInt64) -> [Motion<Wedge>] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      Motion(shape: Wedge(endAngle: .zero), phase: .random(in: 0..<1, using: &random)) {
        $0.endAngle = .degrees(360 * $1)
      }
    }
  }

  /// A shape and what its animation makes of it.
  private struct Motion<S: Shape> {
    /// The shape as the last frame left it.
    var shape: S
    /// Where in its two seconds the animation is at frame 0.
    let phase: Double
    /// Sets the shape's data for a progress in 0..<1.
    let move: (inout S, Double) -> Void

    mutating func path(at frame: Int) -> Path {
      move(&shape, (phase + Double(frame) / 120).truncatingRemainder(dividingBy: 1))
      return shape.path(in: rect)
    }
  }

  /// Rebuilds every path and does no more with it than to look at its length.
  private final class RebuiltPaths<S: Shape>: Workload {
    private var motions: [Motion<S>]
    /// What is made of the paths, so that none can be left out.
    private(set) var elementCount = 0

    init(_ motions: [Motion<S>]) {
      self.motions = motions
    }

    func runFrame(_ frame: Int) {
      for index in motions.indices {
        elementCount &+= motions[index].path(at: frame).elementCount
      }
    }
  }

  /// Rebuilds every path, flattens it and fills it with triangles.
  private final class RebuiltFills<S: Shape>: Workload {
    private var motions: [Motion<S>]
    private let tessellator = FillTessellator()
    private var mesh = Mesh()

    init(_ motions: [Motion<S>]) {
      self.motions = motions
    }

    func runFrame(_ frame: Int) {
      for index in motions.indices {
        do {
          try tessellator.fill(motions[index].path(at: frame), tolerance: 0.1, into: &mesh)
        } catch {
          preconditionFailure("a shape of the suite cannot be filled: \(error)")
        }
      }
    }
  }
}
