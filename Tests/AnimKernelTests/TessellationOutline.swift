import AnimKernel
import Foundation
import TestSupport
import Testing

/// Outlines for the laws of filling, made from a seed, and what is true of them by brute force.
struct TessellationOutline: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let contours: [[SIMD2<Double>]]

  init(_ description: String, _ contours: [[SIMD2<Double>]]) {
    testDescription = description
    self.contours = contours
  }

  /// The outline as a path of lines, every subpath closed.
  var path: Path {
    Path { p in
      for contour in contours {
        p.addLines(contour.map { CGPoint(x: $0.x, y: $0.y) })
        p.closeSubpath()
      }
    }
  }

  /// The edges of all contours.
  var edges: [(SIMD2<Double>, SIMD2<Double>)] {
    contours.flatMap { points in
      points.indices.map { (points[$0], points[($0 + 1) % points.count]) }
    }
  }

  /// How often the outline turns around a point, from the x axis towards the y axis.
  func winding(around point: SIMD2<Double>) -> Int {
    edges.reduce(0) { winding, edge in
      let (a, b) = edge
      guard (a.y <= point.y) != (b.y <= point.y) else { return winding }
      let x = a.x + (b.x - a.x) * ((point.y - a.y) / (b.y - a.y))
      return x > point.x ? winding + (b.y > a.y ? 1 : -1) : winding
    }
  }

  /// The area enclosed, by slabs between all heights at which an edge ends or two edges cross:
  /// within each, the width inside grows evenly.
  func area(eoFill: Bool) -> Double {
    let edges = edges
    var heights = edges.map { $0.0.y }
    for (index, first) in edges.enumerated() {
      for second in edges[..<index] {
        let (d, e) = (first.1 - first.0, second.1 - second.0)
        let cross = d.x * e.y - d.y * e.x
        guard cross != 0 else { continue }
        let offset = second.0 - first.0
        let t = (offset.x * e.y - offset.y * e.x) / cross
        let u = (offset.x * d.y - offset.y * d.x) / cross
        if 0...1 ~= t, 0...1 ~= u { heights.append(first.0.y + d.y * t) }
      }
    }
    heights.sort()
    var area = 0.0
    for (low, high) in zip(heights, heights.dropFirst()) where high > low {
      let middle = (low + high) / 2
      var crossings: [(x: Double, step: Int)] = []
      for (a, b) in edges where (a.y <= middle) != (b.y <= middle) {
        let x = a.x + (b.x - a.x) * ((middle - a.y) / (b.y - a.y))
        crossings.append((x, b.y > a.y ? 1 : -1))
      }
      crossings.sort { $0.x < $1.x }
      var winding = 0
      for (crossing, next) in zip(crossings, crossings.dropFirst()) {
        winding += crossing.step
        if eoFill ? winding % 2 != 0 : winding != 0 {
          area += (next.x - crossing.x) * (high - low)
        }
      }
    }
    return area
  }

  /// The length of the outline.
  var perimeter: Double {
    edges.reduce(0) { sum, edge in
      let d = edge.1 - edge.0
      return sum + (d * d).sum().squareRoot()
    }
  }

  /// Outlines of every kind.
  static let samples: [TessellationOutline] =
    simple + randomPolygons(seed: 1, count: 60) + gridPolygons(seed: 2, count: 150) + stars

  /// Outlines with a name.
  static let simple: [TessellationOutline] = [
    .init("triangle", [[[0, 0], [4, 0], [0, 3]]]),
    .init("square, other way round", [[[0, 0], [0, 2], [2, 2], [2, 0]]]),
    .init("arrow", [[[0, 0], [4, 2], [0, 4], [1, 2]]]),
    .init("figure eight", [[[0, 0], [2, 2], [2, 0], [0, 2]]]),
    .init(
      "square with a hole", [square(0, 10), Array(square(2, 6).reversed()), square(20, 1)]),
    .init("square inside a square, same way", [square(0, 10), square(2, 6)]),
    .init("two squares side by side", [square(0, 1), [[1, 0], [2, 0], [2, 1], [1, 1]]]),
    .init("the same square twice", [square(0, 3), square(0, 3)]),
    .init("the same square there and back", [square(0, 3), Array(square(0, 3).reversed())]),
    .init("overlapping squares", [square(0, 3), square(1, 3)]),
    .init(
      "points that repeat",
      [[[0, 0], [0, 0], [5, 0], [5, 0], [5, 5], [5, 5], [5, 5], [0, 0]]]),
    .init(
      "points on a line",
      [[[0, 0], [1, 0], [2, 0], [2, 1], [2, 2], [1, 2], [0, 2], [0, 1]]]),
    .init("a spike", [[[0, 0], [4, 0], [4, 4], [8, 8], [4, 4], [0, 4]]]),
    .init("a line there and back", [[[0, 0], [5, 5], [2, 2]]]),
    .init("a single point", [[[3, 3]]]),
    .init("staircase", [[[0, 0], [9, 0], [9, 1], [6, 1], [6, 2], [3, 2], [3, 3], [0, 3]]]),
    .init("comb", [comb(teeth: 12)]),
    .init("comb on its side", [comb(teeth: 12).map { [$0.y, $0.x] }]),
    .init("many edges through one point", [hub(spokes: 9)]),
    .init("square in a tiny unit", [square(0, 1).map { $0 * 1e-12 }]),
    .init("square far away", [square(0, 1).map { $0 + 1e5 }]),
  ]

  private static func square(_ at: Double, _ size: Double) -> [SIMD2<Double>] {
    [[at, at], [at + size, at], [at + size, at + size], [at, at + size]]
  }

  private static func comb(teeth: Int) -> [SIMD2<Double>] {
    (0..<teeth).flatMap { tooth -> [SIMD2<Double>] in
      let x = Double(tooth)
      return [[x, Double(tooth % 3)], [x + 0.5, 9 - Double(tooth % 4)]]
    } + [[Double(teeth), -1], [0, -1]]
  }

  private static func hub(spokes: Int) -> [SIMD2<Double>] {
    (0..<2 * spokes).map { index -> SIMD2<Double> in
      if index % 2 == 0 { return [0, 0] }
      let angle = Double(index) * 2.4
      return [cos(angle) * 5, sin(angle) * 5]
    } + [[1, 7]]
  }

  /// Stars that turn several times: every {n/k} that is one polygon.
  static let stars: [TessellationOutline] = (5...13).flatMap { sides in
    (2...sides / 2).compactMap { step -> TessellationOutline? in
      guard 2 * step != sides else { return nil }
      let points = (0..<sides).map { index -> SIMD2<Double> in
        let angle = Double(index * step) * 2 * .pi / Double(sides)
        return [cos(angle) * 10, sin(angle) * 10]
      }
      return .init("star {\(sides)/\(step)}", [points])
    }
  }

  /// Polygons of random points: nearly every pair of edges may cross.
  static func randomPolygons(seed: UInt64, count: Int) -> [TessellationOutline] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { index in
      let contours = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        (0..<Int.random(in: 3...25, using: &random)).map { _ -> SIMD2<Double> in
          [.random(in: -10...10, using: &random), .random(in: -10...10, using: &random)]
        }
      }
      return .init("random \(seed).\(index)", contours)
    }
  }

  /// Polygons of random grid points: edges coincide, touch and pass through points.
  static func gridPolygons(seed: UInt64, count: Int) -> [TessellationOutline] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { index in
      let size = Double(Int.random(in: 2...6, using: &random))
      let contours = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        (0..<Int.random(in: 3...16, using: &random)).map { _ -> SIMD2<Double> in
          [
            Double.random(in: 0...size, using: &random).rounded(),
            Double.random(in: 0...size, using: &random).rounded(),
          ]
        }
      }
      return .init("grid \(seed).\(index)", contours)
    }
  }
}
