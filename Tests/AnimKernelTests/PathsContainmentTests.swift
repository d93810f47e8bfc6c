import Foundation
import TestSupport
import Testing

@testable import AnimKernel

@Suite("Points inside paths")
struct PathsContainmentTests {
  @Test("of a rectangle the smaller sides are inside, as in CGRect", arguments: [false, true])
  func rectangle(eoFill: Bool) {
    let rect = CGRect(x: 1, y: 2, width: 4, height: 3)
    for path in [Path(rect), Path { $0.addRect(rect, transform: .init(scaleX: 1, y: 1)) }] {
      for x in stride(from: 0, through: 6, by: 0.5) {
        for y in stride(from: 1, through: 6, by: 0.5) {
          let point = CGPoint(x: x, y: y)
          #expect(path.contains(point, eoFill: eoFill) == rect.contains(point), "\(point)")
        }
      }
    }
  }

  @Test("shapes side by side hold each point of their common sides once")
  func tiling() {
    var random = SeededGenerator(seed: 3)
    let hub = CGPoint(x: 3, y: 4)
    let rim = (0..<7).map { index in
      let angle = Double(index) / 7 * 2 * .pi
      return CGPoint(x: 3 + 10 * cos(angle), y: 4 + 10 * sin(angle))
    }
    let wedges = rim.indices.map { index in
      Path { p in
        p.addLines([hub, rim[index], rim[(index + 1) % rim.count]])
        p.closeSubpath()
      }
    }
    for point in [hub]
      + (0..<2000).map({ _ in
        CGPoint(x: .random(in: -2...8, using: &random), y: .random(in: 0...8, using: &random))
      })
    {
      #expect(wedges.count { $0.contains(point) } == 1)
    }
  }

  @Test("a point is inside a circle exactly where it is closer than the radius")
  func circle() {
    let circle = Path(ellipseIn: CGRect(x: -2, y: -1, width: 6, height: 6))
    for degree in stride(from: 0.0, to: 360, by: 0.7) {
      let (x, y) = (cos(degree * .pi / 180), sin(degree * .pi / 180))
      #expect(circle.contains(CGPoint(x: 1 + 3 * x * (1 - 1e-12), y: 2 + 3 * y * (1 - 1e-12))))
      #expect(!circle.contains(CGPoint(x: 1 + 3 * x * (1 + 1e-12), y: 2 + 3 * y * (1 + 1e-12))))
    }
  }

  @Test("a point 1e-9 beside a curve is on the side it is on", arguments: UInt64(1)...20)
  func curves(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func point() -> CGPoint {
      CGPoint(x: .random(in: -50...50, using: &random), y: .random(in: -50...50, using: &random))
    }
    let (from, a, b, to) = (point(), point(), point(), point())
    let path = Path { p in
      p.move(to: from)
      p.addCurve(to: to, control1: a, control2: b)
    }
    for step in 1..<50 {
      let t = Double(step) / 50
      let place = Point2.cubic(Point2(from), Point2(a), Point2(b), Point2(to), at: t)
      let ahead = Point2.cubic(Point2(from), Point2(a), Point2(b), Point2(to), at: t + 1e-6)
      let normal = Point2(-(ahead - place).y, (ahead - place).x) / (ahead - place).length
      let (left, right) = (place + 1e-9 * normal, place - 1e-9 * normal)
      let around = path.windingNumber(around: left) - path.windingNumber(around: right)
      #expect(around == 1, "crossing the curve to its left changes the winding number by one")
    }
  }

  @Test("winding numbers agree with those of a fine polygon", arguments: UInt64(1)...30)
  func polygons(seed: UInt64) throws {
    let path = PathsSamples.random(seed: seed)
    var flattened = FlattenedPath()
    try path.flatten(tolerance: 1e-7, into: &flattened)
    var random = SeededGenerator(seed: seed + 99)
    for _ in 0..<40 {
      let point = Point2(
        .random(in: -80...80, using: &random), .random(in: -80...80, using: &random))
      var turns = WindingNumber(around: point)
      for contour in flattened.contours {
        var from = flattened.points[contour.range.upperBound - 1]
        for index in contour.range {
          turns.addLine(from, flattened.points[index])
          from = flattened.points[index]
        }
      }
      #expect(path.windingNumber(around: point) == turns.value)
      #expect(path.contains(point.cgPoint) == (turns.value != 0))
      #expect(path.contains(point.cgPoint, eoFill: true) == (turns.value % 2 != 0))
    }
  }

  @Test("an arc counts once for each of its turns, and its direction")
  func turns() {
    for (degrees, number) in [(360.0, 1), (-360, -1), (720, 2), (-720, -2), (540, 2), (-400, -1)] {
      let path = Path { p in
        p.addRelativeArc(
          center: .zero, radius: 5, startAngle: .degrees(20), delta: .degrees(degrees))
      }
      // On the side of the half turn, away from its chord.
      let angle = (degrees < 0 ? 0 : 110) * Double.pi / 180
      #expect(path.windingNumber(around: Point2(4 * cos(angle), 4 * sin(angle))) == number)
      #expect(path.windingNumber(around: Point2(6, 1)) == 0)
      #expect(path.windingNumber(around: Point2(-6, 1)) == 0)
    }
  }

  @Test("a hole is outside by the even-odd rule, and by the nonzero rule if it runs back")
  func holes() {
    var path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addEllipse(in: CGRect(x: 3, y: 3, width: 4, height: 4))
    let middle = CGPoint(x: 5, y: 5)
    #expect(path.contains(middle) && !path.contains(middle, eoFill: true))
    var back = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    back.addEllipse(
      in: CGRect(x: 3, y: 3, width: 4, height: 4),
      transform: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 10, ty: 0))
    #expect(!back.contains(middle))
    #expect(back.contains(CGPoint(x: 1, y: 5)))
  }

  @Test("no path and no point traps", arguments: PathsSamples.hostile.indices)
  func hostile(index: Int) {
    let values: [CGFloat] = [.nan, .infinity, -1e300, 0, 1]
    for x in values {
      for y in values {
        let inside = PathsSamples.hostile[index].contains(CGPoint(x: x, y: y))
        if x.isNaN || y.isNaN { #expect(!inside) }
      }
    }
  }
}
