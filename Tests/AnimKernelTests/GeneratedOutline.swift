import AnimKernel
import Foundation
import TestSupport

/// Closed polylines of a seed.
struct GeneratedOutline {
  /// What outlines there are.
  enum Kind: String, CaseIterable, Sendable {
    /// Few points anywhere.
    case random
    /// Few points on a grid so coarse that everything coincides.
    case grid
    /// Stars that cross themselves.
    case star
    /// Spirals of many turns.
    case spiral
    /// Thin slivers and long needles.
    case sliver
    /// Rectangles that share sides and corners.
    case rectangles
    /// Random ones far from the origin, huge, and tiny.
    case far, huge, tiny
  }

  let contours: [[SIMD2<Double>]]

  init(_ kind: Kind, seed: UInt64) {
    var random = SeededGenerator(
      seed: seed &* 1000 &+ UInt64(Kind.allCases.firstIndex(of: kind) ?? 0))
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    func count(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }
    func points(_ n: Int, _ point: () -> SIMD2<Double>) -> [SIMD2<Double>] {
      (0..<n).map { _ in point() }
    }
    let anywhere = (0..<count(1...3)).map { _ in
      points(count(3...14)) { SIMD2(number(-100...100), number(-100...100)) }
    }
    switch kind {
    case .random:
      contours = anywhere
    case .grid:
      let size = Double(count(1...6))
      contours = (0..<count(1...4)).map { _ in
        points(count(1...10)) { SIMD2(number(0...size).rounded(), number(0...size).rounded()) }
      }
    case .star:
      let (n, step) = (count(5...40), count(2...7))
      let wobble = number(0...0.2)
      contours = [
        (0..<n).map { index in
          let angle = 2 * Double.pi * Double(index * step % n) / Double(n)
          return SIMD2(cos(angle), sin(angle)) * (100 + number(-1...1) * 100 * wobble)
        }
      ]
    case .spiral:
      let n = count(10...80)
      let turns = number(1...5)
      let out = (0..<n).map { index in
        let share = Double(index) / Double(n)
        return SIMD2(cos(turns * 6.28 * share), sin(turns * 6.28 * share)) * (10 + 90 * share)
      }
      contours = [out + out.reversed().map { $0 * number(0.8...0.95) }]
    case .sliver:
      contours = (0..<count(1...3)).map { _ in
        let (from, to) = (
          SIMD2(number(-100...100), number(-100...100)),
          SIMD2(number(-100...100), number(-100...100))
        )
        return (0..<count(3...8)).map { _ in
          from + (to - from) * number(0...1) + SIMD2(number(-1e-5...1e-5), number(-1e-5...1e-5))
        }
      }
    case .rectangles:
      contours = (0..<count(2...6)).map { _ in
        let (x, y) = (Double(count(0...5)), Double(count(0...5)))
        let (w, h) = (Double(count(1...4)), Double(count(1...4)))
        let corners = [SIMD2(x, y), SIMD2(x + w, y), SIMD2(x + w, y + h), SIMD2(x, y + h)]
        return count(0...1) == 0 ? corners : corners.reversed()
      }
    case .far:
      contours = anywhere.map { $0.map { $0 + SIMD2(1e5, -3e5) } }
    case .huge:
      contours = anywhere.map { $0.map { $0 * 1e34 } }
    case .tiny:
      contours = anywhere.map { $0.map { $0 * 1e-38 } }
    }
  }

  /// The outline's length, every contour closed.
  var length: Double {
    var length = 0.0
    for points in contours {
      for index in points.indices {
        let way = points[(index + 1) % points.count] - points[index]
        length += (way * way).sum().squareRoot()
      }
    }
    return length
  }

  var path: Path { Self.path(contours) }

  /// Closed polylines as a path.
  static func path(_ contours: [[SIMD2<Double>]]) -> Path {
    Path { path in
      for points in contours where !points.isEmpty {
        path.addLines(points.map { CGPoint(x: $0.x, y: $0.y) })
        path.closeSubpath()
      }
    }
  }
}
