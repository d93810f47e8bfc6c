import Foundation
import TestSupport
import Testing

@testable import AnimKernel

@Suite("Flattening")
struct TessellationFlatteningTests {
  /// Curves and arcs of every kind: random ones, and those that bend in no time.
  static let curves: [Path] = {
    var random = SeededGenerator(seed: 11)
    func point() -> CGPoint {
      CGPoint(x: .random(in: -50...50, using: &random), y: .random(in: -50...50, using: &random))
    }
    var paths = (0..<60).map { index in
      Path { p in
        p.move(to: point())
        switch index % 3 {
        case 0: p.addQuadCurve(to: point(), control: point())
        case 1: p.addCurve(to: point(), control1: point(), control2: point())
        default:
          p.addEllipticalArc(
            to: point(), radii: CGSize(width: abs(point().x) + 1, height: abs(point().y) + 1),
            xAxisRotation: .degrees(Double(point().x)), largeArc: index % 2 == 0,
            sweep: index % 4 < 2)
        }
      }
    }
    let flat = [CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: -20, y: 0)]
    paths.append(
      Path { p in
        p.move(to: .zero)
        p.addCurve(to: CGPoint(x: 10, y: 0), control1: flat[1], control2: flat[2])
      })
    paths.append(
      Path { p in
        p.move(to: .zero)
        p.addCurve(
          to: CGPoint(x: 1, y: 0), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 0, y: 1))
      })
    paths.append(
      Path { p in
        p.move(to: .zero)
        p.addQuadCurve(to: .zero, control: CGPoint(x: 40, y: 30))
      })
    return paths
  }()

  @Test("the lines deviate at most the tolerance", arguments: [10, 1, 0.1, 0.01, 1e-4])
  func deviation(tolerance: Double) throws {
    var flattened = FlattenedPath()
    // Much finer lines stand for the curve itself.
    var exact = FlattenedPath()
    for path in Self.curves {
      try path.flatten(tolerance: tolerance, into: &flattened)
      try path.flatten(tolerance: tolerance / 100, into: &exact)
      let (lines, fineLines) = (flattened.points.count - 1, exact.points.count - 1)
      for line in 0..<lines {
        // Both have equal steps: this is the part of the curve that the line stands for.
        let part = Array(
          exact.points[(line * fineLines / lines)...((line + 1) * fineLines - 1) / lines + 1])
        let chord = Array(flattened.points[line...line + 1])
        let worst = part.dropFirst().dropLast().map { Self.distance(from: $0, to: chord) }.max()
        let back = Self.samples(of: chord).map { Self.distance(from: $0, to: part) }.max()
        #expect(max(worst ?? 0, back ?? 0) <= tolerance * 1.011 + 1e-12)
      }
    }
  }

  @Test("fine lines lie on the curve that the parameters define")
  func onTheCurve() throws {
    var flattened = FlattenedPath()
    let (a, b) = (CGPoint(x: 1, y: 7), CGPoint(x: 9, y: -4))
    try Path { p in
      p.move(to: .zero)
      p.addCurve(to: CGPoint(x: 5, y: 5), control1: a, control2: b)
    }.flatten(tolerance: 0.01, into: &flattened)
    let lines = flattened.points.count - 1
    for (index, point) in flattened.points.enumerated() {
      let t = Double(index) / Double(lines)
      let (w1, w2, w3) = (3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t)
      #expect(abs(point.x - (w1 * 1 + w2 * 9 + w3 * 5)) < 1e-13)
      #expect(abs(point.y - (w1 * 7 - w2 * 4 + w3 * 5)) < 1e-13)
    }
    try Path(ellipseIn: CGRect(x: -3, y: -3, width: 6, height: 6))
      .flatten(tolerance: 1e-6, into: &flattened)
    #expect(flattened.points.allSatisfy { abs(($0 * $0).sum().squareRoot() - 3) < 1e-12 })
  }

  @Test("a circle takes no more lines than its tolerance needs, and never fewer than four")
  func circleCount() throws {
    var flattened = FlattenedPath()
    let circle = Path(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200))
    for tolerance in [1e-6, 1e-3, 0.1, 1] {
      try circle.flatten(tolerance: tolerance, into: &flattened)
      let needed = .pi / acos(1 - tolerance / 100)
      #expect(flattened.points.count == Int(needed.rounded(.up)))
    }
    try circle.flatten(tolerance: 1e6, into: &flattened)
    #expect(flattened.points.count == 4)
  }

  @Test("end points are the path's own, bit for bit")
  func ends() throws {
    var flattened = FlattenedPath()
    for path in Self.curves {
      try path.flatten(tolerance: 0.37, into: &flattened)
      let (first, last) = (flattened.points.first, flattened.points.last)
      guard case .move(let start) = path.elements[0], let end = path.currentPoint else {
        Issue.record("every curve starts with a move")
        continue
      }
      #expect(first == SIMD2(Double(start.x), Double(start.y)))
      #expect(last == SIMD2(Double(end.x), Double(end.y)))
    }
  }

  @Test("contours are the subpaths that draw something")
  func contours() throws {
    let path = Path { p in
      p.move(to: CGPoint(x: 9, y: 9))
      p.addLines([.zero, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)])
      p.addRect(CGRect(x: 2, y: 2, width: 1, height: 1))
      p.addLine(to: CGPoint(x: 5, y: 5))
      p.move(to: CGPoint(x: 7, y: 7))
      p.closeSubpath()
      p.addLines([.zero, CGPoint(x: 1, y: 0), .zero])
      p.closeSubpath()
      p.move(to: CGPoint(x: 8, y: 8))
    }
    var flattened = FlattenedPath()
    try path.flatten(tolerance: 1, into: &flattened)
    #expect(
      flattened.contours == [
        .init(range: 0..<3, isClosed: false),
        .init(range: 3..<7, isClosed: true),
        .init(range: 7..<9, isClosed: false),
        .init(range: 9..<10, isClosed: true),
        // Its last line ends on the start: the point is not repeated.
        .init(range: 10..<12, isClosed: true),
      ])
    #expect(flattened.points[7] == SIMD2(2, 2))
    #expect(flattened.points.count == 12)
  }

  @Test("a path without a drawn element has no contour")
  func empty() throws {
    var flattened = FlattenedPath()
    try Path(CGRect(x: 0, y: 0, width: 1, height: 1)).flatten(tolerance: 1, into: &flattened)
    try Path().flatten(tolerance: 1, into: &flattened)
    #expect(flattened == FlattenedPath())
    try Path { $0.move(to: .zero) }.flatten(tolerance: 1, into: &flattened)
    #expect(flattened == FlattenedPath())
  }

  @Test("a buffer used before gives the same as a fresh one")
  func reuse() throws {
    var reused = FlattenedPath()
    for path in Self.curves + Self.curves.reversed() {
      var fresh = FlattenedPath()
      try path.flatten(tolerance: 0.05, into: &reused)
      try path.flatten(tolerance: 0.05, into: &fresh)
      #expect(reused == fresh)
    }
  }

  @Test("a tolerance that is no positive number is an error", arguments: [0, -1, .infinity, .nan])
  func tolerance(_ tolerance: Double) throws {
    var flattened = FlattenedPath()
    #expect {
      try Self.curves[0].flatten(tolerance: tolerance, into: &flattened)
    } throws: { error in
      guard case .toleranceNotPositive(let value)? = error as? PathError else { return false }
      return value == tolerance || tolerance.isNaN && value.isNaN
    }
  }

  static let bad: [(Double, @Sendable (inout Path, CGFloat) -> Void)] = [
    (.nan, { $0.addLine(to: CGPoint(x: $1, y: 0)) }),
    (.infinity, { $0.addLine(to: CGPoint(x: 0, y: $1)) }),
    (1.1e38, { $0.addQuadCurve(to: .zero, control: CGPoint(x: $1, y: 0)) }),
    (-.infinity, { $0.addCurve(to: .zero, control1: .zero, control2: CGPoint(x: 0, y: $1)) }),
    (.infinity, { $0.addEllipse(in: CGRect(x: 0, y: 0, width: $1, height: 1)) }),
    (
      .nan,
      {
        $0.addArc(
          center: .zero, radius: 1, startAngle: .zero, endAngle: .radians($1), clockwise: false)
      }
    ),
    (.nan, { $0.move(to: CGPoint(x: $1, y: 0)) }),
  ]

  @Test("a coordinate out of range is an error and leaves nothing", arguments: bad.indices)
  func coordinates(index: Int) throws {
    let (value, add) = Self.bad[index]
    var path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    add(&path, value)
    var flattened = FlattenedPath()
    try Self.curves[0].flatten(tolerance: 1, into: &flattened)
    #expect {
      try path.flatten(tolerance: 1, into: &flattened)
    } throws: { error in
      guard case .coordinateOutOfRange(let element, let held)? = error as? PathError else {
        return false
      }
      return element >= 5 && !(abs(held) <= 1e38)
    }
    #expect(flattened == FlattenedPath())
  }

  @Test("huge coordinates give a bounded number of points, all finite")
  func huge() throws {
    var flattened = FlattenedPath()
    let path = Path { p in
      p.move(to: .zero)
      p.addCurve(
        to: CGPoint(x: 1e37, y: 0), control1: CGPoint(x: -1e37, y: 1e37),
        control2: CGPoint(x: 1e38, y: -1e38))
      p.addEllipse(in: CGRect(x: -1e37, y: -1e37, width: 2e37, height: 2e37))
    }
    try path.flatten(tolerance: 0.1, into: &flattened)
    #expect(flattened.points.count == 2 * 65536 + 1)
    #expect(flattened.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
  }

  @Test("more points than the limit are an error")
  func tooMany() throws {
    var path = Path()
    for _ in 0..<300 { path.addEllipse(in: CGRect(x: 0, y: 0, width: 1e30, height: 1e30)) }
    var flattened = FlattenedPath()
    #expect(throws: PathError.tooManyPoints(limit: 1 << 24)) {
      try path.flatten(tolerance: 1, into: &flattened)
    }
  }

  /// The distance from a point to the nearest line.
  static func distance(from point: SIMD2<Double>, to line: [SIMD2<Double>]) -> Double {
    var nearest = Double.infinity
    for (a, b) in zip(line, line.dropFirst()) {
      let along = b - a
      let square = (along * along).sum()
      let t = square > 0 ? min(1, max(0, ((point - a) * along).sum() / square)) : 0
      let offset = point - (a + along * t)
      nearest = min(nearest, (offset * offset).sum())
    }
    return nearest.squareRoot()
  }

  /// Points of all lines, also between their ends.
  static func samples(of line: [SIMD2<Double>]) -> [SIMD2<Double>] {
    zip(line, line.dropFirst()).flatMap { a, b in
      [0, 0.25, 0.5, 0.75, 1].map { a * (1 - $0) + b * $0 }
    }
  }
}
