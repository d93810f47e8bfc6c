package import AnimKernel
package import BenchCore
internal import Foundation

/// Flattening and filling of prepared paths.
package enum TessellationSuite {
  /// The largest deviation of the lines from the curves.
  private static let tolerance = 0.1

  /// Flattening, per curve, and filling of what is flattened already, per input point.
  ///
  /// - Parameter seed: seed of all outlines.
  /// - Returns: the benchmarks, in the order they run.
  package static func benchmarks(seed: UInt64) -> [Benchmark] {
    [
      flatten("random-cubics", quick: true) { randomCubics(seed: seed) },
      flatten("glyphs", quick: false) { glyphs(count: 1200, seed: seed &+ 1) },
      fill("polygons", quick: true) { regularPolygons(seed: seed &+ 2) },
      fill("stars", quick: true) { stars(seed: seed &+ 3) },
      fill("glyphs", quick: true) { glyphs(count: 150, seed: seed &+ 1) },
    ]
  }

  private static func flatten(
    _ name: String, quick: Bool, _ paths: @escaping @Sendable () -> [Path]
  ) -> Benchmark {
    Benchmark(
      "tessellation/flatten/" + name, tags: tags(quick), item: "curve",
      itemsPerFrame: paths().reduce(0) { $0 + $1.curveCount }
    ) {
      Flattening(paths())
    }
  }

  private static func fill(
    _ name: String, quick: Bool, _ paths: @escaping @Sendable () -> [Path]
  ) -> Benchmark {
    Benchmark(
      "tessellation/fill/" + name, tags: tags(quick), item: "input point",
      itemsPerFrame: flattened(paths()).reduce(0) { $0 + $1.points.count }
    ) {
      Filling(flattened(paths()))
    }
  }

  private static func tags(_ quick: Bool) -> Set<String> {
    quick ? ["tessellation", "quick"] : ["tessellation"]
  }

  private static func flattened(_ paths: [Path]) -> [FlattenedPath] {
    paths.map { path in
      var flattened = FlattenedPath()
      unfailing { () throws(PathError) in
        try path.flatten(tolerance: tolerance, into: &flattened)
      }
      return flattened
    }
  }

  /// Does what cannot fail on the suite's own paths.
  fileprivate static func unfailing(_ work: () throws(PathError) -> Void) {
    do {
      try work()
    } catch {
      preconditionFailure("a path of the suite cannot be tessellated: \(error)")
    }
  }

  /// Flattens every path into the same buffer.
  private final class Flattening: Workload {
    private let paths: [Path]
    private var flattened = FlattenedPath()

    init(_ paths: [Path]) {
      self.paths = paths
    }

    func runFrame(_ frame: Int) {
      for path in paths {
        unfailing { () throws(PathError) in
          try path.flatten(tolerance: tolerance, into: &flattened)
        }
      }
    }
  }

  /// Fills every path into the same mesh.
  private final class Filling: Workload {
    private let paths: [FlattenedPath]
    private let tessellator = FillTessellator()
    private var mesh = Mesh()

    init(_ paths: [FlattenedPath]) {
      self.paths = paths
    }

    func runFrame(_ frame: Int) {
      for path in paths {
        unfailing { () throws(PathError) in try tessellator.fill(path, into: &mesh) }
      }
    }
  }
}

// MARK: - Outlines

extension TessellationSuite {
  /// The outlines of a name that comparisons with other libraries ask for; nil for another name.
  package static func outlines(_ name: String, seed: UInt64) -> [Path]? {
    switch name {
    case "random-cubics": randomCubics(seed: seed)
    case "polygons": regularPolygons(seed: seed)
    case "wedges":
      (1...1500).map { index in
        Wedge(endAngle: .degrees(Double(index) * 0.235))
          .path(in: CGRect(x: 0, y: 0, width: 300, height: 300))
      }
    case "stars": stars(seed: seed)
    default: nil
    }
  }

  /// 16384 cubic curves of random points in a square of 1000, 64 a path.
  static func randomCubics(seed: UInt64) -> [Path] {
    var random = SeededGenerator(seed: seed)
    func point() -> CGPoint {
      CGPoint(x: .random(in: 0...1000, using: &random), y: .random(in: 0...1000, using: &random))
    }
    return (0..<256).map { _ in
      Path { p in
        p.move(to: point())
        for _ in 0..<64 { p.addCurve(to: point(), control1: point(), control2: point()) }
      }
    }
  }

  /// 1500 regular polygons of 3 to 60 sides.
  private static func regularPolygons(seed: UInt64) -> [Path] {
    var random = SeededGenerator(seed: seed)
    return (0..<1500).map { _ in
      let sides = Double.random(in: 3...60, using: &random).rounded()
      return Polygon(sides: sides, scale: .random(in: 0.1...1, using: &random))
        .path(in: CGRect(x: 0, y: 0, width: 300, height: 300))
    }
  }

  /// 40 stars of 11 to 59 points that turn several times, each point moved a little so that no
  /// three edges meet.
  private static func stars(seed: UInt64) -> [Path] {
    var random = SeededGenerator(seed: seed)
    return (0..<40).map { _ in
      let half = Int.random(in: 5...29, using: &random)
      let step = Int.random(in: 2...half, using: &random)
      let sides = 2 * half + 1
      return Path { p in
        p.addLines(
          (0..<sides).map { index in
            let angle = Double(index * step) / Double(sides) * 2 * .pi
            let radius = Double.random(in: 90...110, using: &random)
            return CGPoint(x: 150 + radius * cos(angle), y: 150 + radius * sin(angle))
          })
        p.closeSubpath()
      }
    }
  }

  /// Closed outlines of smooth curves like those of letters of 40 units, every second one with a
  /// counter cut out.
  private static func glyphs(count: Int, seed: UInt64) -> [Path] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { index in
      var path = Path()
      let knots = Int.random(in: 5...9, using: &random)
      appendBlob(to: &path, knots: knots, radii: 12...20, turning: 1, using: &random)
      if index % 2 == 0 {
        appendBlob(to: &path, knots: 4, radii: 5...8, turning: -1, using: &random)
      }
      return path
    }
  }

  /// Appends a closed smooth outline through random points around (20, 20).
  private static func appendBlob(
    to path: inout Path, knots: Int, radii: ClosedRange<Double>, turning: Double,
    using random: inout SeededGenerator
  ) {
    let points = (0..<knots).map { index in
      let angle = turning * Double(index) / Double(knots) * 2 * .pi
      let radius = Double.random(in: radii, using: &random)
      return CGPoint(x: 20 + radius * cos(angle), y: 20 + radius * sin(angle))
    }
    path.move(to: points[0])
    for index in 0..<knots {
      // Tangents as Catmull and Rom choose them.
      let (a, b) = (points[(index + knots - 1) % knots], points[index])
      let (c, d) = (points[(index + 1) % knots], points[(index + 2) % knots])
      path.addCurve(
        to: c, control1: CGPoint(x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6),
        control2: CGPoint(x: c.x - (d.x - b.x) / 6, y: c.y - (d.y - b.y) / 6))
    }
    path.closeSubpath()
  }
}

extension Path {
  /// How many elements are curves.
  fileprivate var curveCount: Int {
    var count = 0
    forEach { element in
      if case .curve = element { count += 1 }
    }
    return count
  }
}
