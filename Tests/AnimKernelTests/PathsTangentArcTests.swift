import Foundation
import Testing

@testable import AnimKernel

@Suite("Arcs between tangents")
struct PathsTangentArcTests {
  @Test("a right angle is rounded by a quarter of a circle")
  func rightAngle() {
    let path = Path { p in
      p.move(to: .zero)
      p.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    }
    #expect(path.elementCounts == .init(moves: 1, lines: 1, arcs: 1))
    #expect(abs(path.length - (6 + 2 * .pi)) < 1e-12)
    #expect(path.currentPoint == CGPoint(x: 10, y: 4))
    #expect(abs(path.signedArea - (4 + 4 * .pi)) < 1e-9)
  }

  @Test("the arc touches both lines and keeps its radius, either way round", arguments: 1..<36)
  func touching(step: Int) {
    let angle = Double(step) * 10 * .pi / 180
    guard abs(sin(angle)) > 1e-9 else { return }
    let corner = Point2(3, 4)
    let (back, onward) = (Point2(angle: 0.3), Point2(angle: 0.3 + angle))
    let path = Path { p in
      p.move(to: (corner + 100 * back).cgPoint)
      p.addArc(
        tangent1End: corner.cgPoint, tangent2End: (corner + onward).cgPoint, radius: 2)
    }
    var arcs = 0
    path.forEachSegment { segment in
      guard case .arc(let arc) = segment else { return }
      arcs += 1
      #expect(abs((arc.from - corner).cross(back)) < 1e-9, "the arc starts on the first line")
      #expect(abs((arc.to - corner).cross(onward)) < 1e-9, "it ends on the second one")
      #expect(((arc.to - corner) * onward).sum() > 0)
      for t in stride(from: 0.0, through: 1, by: 0.125) {
        let place = arc.point(at: arc.start + t * arc.sweep)
        #expect(abs((place - arc.center).length - 2) < 1e-9)
      }
      let (start, end) = (arc.tangent(at: 0), arc.tangent(at: arc.sweep))
      #expect((start * -back).sum() > 0 && abs(start.cross(back)) < 1e-9)
      #expect((end * onward).sum() > 0 && abs(end.cross(onward)) < 1e-9)
      #expect((arc.point(at: arc.sweep) - arc.to).length < 1e-9)
      #expect(arc.sweep > 0 && arc.sweep < .pi)
    }
    #expect(arcs == 1)
  }

  static let degenerate: [(CGPoint, CGPoint, CGFloat)] = [
    (CGPoint(x: 5, y: 0), CGPoint(x: 9, y: 0), 2), (CGPoint(x: 5, y: 0), CGPoint(x: 2, y: 0), 2),
    (CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 0), 2), (CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 5), 0),
    (CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 5), .nan),
    (CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 5), .infinity), (.zero, CGPoint(x: 5, y: 5), 1),
    (CGPoint(x: 5, y: 0), CGPoint(x: CGFloat.nan, y: 5), 1),
  ]

  @Test("where no arc fits there is a line to the corner", arguments: degenerate.indices)
  func line(index: Int) {
    let (corner, end, radius) = Self.degenerate[index]
    let path = Path { p in
      p.move(to: .zero)
      p.addArc(tangent1End: corner, tangent2End: end, radius: radius)
    }
    #expect(path.elements == [.move(to: .zero), .line(to: corner)])
  }

  @Test("a transform maps the arc that fits before it")
  func transform() {
    let map = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -5)
    let plain = Path { p in
      p.move(to: CGPoint(x: 1, y: 1))
      p.addArc(tangent1End: CGPoint(x: 9, y: 2), tangent2End: CGPoint(x: 4, y: 8), radius: 1.5)
    }
    let mapped = Path { p in
      p.move(to: CGPoint(x: 1, y: 1).applying(map))
      p.addArc(
        tangent1End: CGPoint(x: 9, y: 2), tangent2End: CGPoint(x: 4, y: 8), radius: 1.5,
        transform: map)
    }
    #expect(abs(mapped.signedArea - 7 * plain.signedArea) < 1e-9)
    #expect(abs(mapped.length - plain.applying(map).length) < 1e-9)
    let flat = Path { p in
      p.move(to: .zero)
      p.addArc(
        tangent1End: CGPoint(x: 9, y: 2), tangent2End: CGPoint(x: 4, y: 8), radius: 1,
        transform: CGAffineTransform(scaleX: 1, y: 0))
    }
    #expect(flat.elements == [.move(to: .zero), .line(to: CGPoint(x: 9, y: 0))])
  }

  @Test("without a current point nothing is added; a negative radius is its magnitude")
  func edges() {
    var path = Path()
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 1), radius: 1)
    #expect(path.isEmpty)
    func corner(_ radius: CGFloat) -> Path {
      Path { p in
        p.move(to: .zero)
        p.addArc(
          tangent1End: CGPoint(x: 9, y: 0), tangent2End: CGPoint(x: 9, y: 9), radius: radius)
      }
    }
    #expect(corner(-3) == corner(3))
  }
}
