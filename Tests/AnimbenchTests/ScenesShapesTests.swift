import AnimKernel
import AnimSuites
import Foundation
import Testing

@Suite("Scenes of shapes")
struct ScenesShapesTests {
  private static let rect = CGRect(x: 0, y: 0, width: 300, height: 300)

  @Test(
    "a polygon has a vertex a side, and one more while the number is fractional",
    arguments: [
      (1, 1), (1.01, 2), (3, 3), (3.5, 4), (7, 7), (7.999, 8), (30, 30), (0.4, 1),
    ])
  func vertexCount(sides: Double, vertices: Int) {
    let path = Polygon(sides: sides, scale: 1).path(in: Self.rect)
    #expect(path.elementCount == vertices + 1)
    let expected = (0..<vertices).map { index in
      let angle = Double(index) * 2 * .pi / sides
      return CGPoint(x: 150 + 150 * cos(angle), y: 150 + 150 * sin(angle))
    }
    var index = 0
    path.forEach { element in
      switch element {
      case .move(let point), .line(let point):
        #expect(hypot(point.x - expected[index].x, point.y - expected[index].y) < 1e-9)
      case .closeSubpath: #expect(index == vertices)
      default: Issue.record("a polygon has no curve")
      }
      index += 1
    }
  }

  @Test("a polygon's circle is half the shorter edge times the scale, around the middle")
  func polygonSize() {
    let path = Polygon(sides: 4, scale: 0.5).path(in: CGRect(x: 10, y: 20, width: 400, height: 200))
    let box = path.boundingRect
    #expect(abs(box.minX - 160) < 1e-9 && abs(box.maxX - 260) < 1e-9)
    #expect(abs(box.minY - 70) < 1e-9 && abs(box.maxY - 170) < 1e-9)
    #expect(abs(path.signedArea - 5000) < 1e-6)
  }

  @Test("a polygon's data is its sides and its scale, and the path follows them")
  func polygonData() {
    var polygon = Polygon(sides: 3, scale: 0.7)
    #expect(polygon.animatableData == AnimatablePair(3, 0.7))
    polygon.animatableData = AnimatablePair(5, 0.55)
    #expect(polygon.path(in: Self.rect) == Polygon(sides: 5, scale: 0.55).path(in: Self.rect))
  }

  @Test("a spring that overshoots below no side, or a number that is none, draws nothing")
  func polygonBounds() {
    for sides in [0, -0.3, .nan, .infinity, 1e9] {
      #expect(Polygon(sides: sides, scale: 1).path(in: Self.rect).isEmpty)
    }
  }

  @Test("a wedge covers its part of the circle", arguments: [0.0, 1, 90, 179, 180, 200, 359, 360])
  func wedgeArea(degrees: Double) throws {
    let path = Wedge(endAngle: .degrees(degrees)).path(in: Self.rect)
    let area = 150.0 * 150 * .pi * degrees / 360
    #expect(abs(path.signedArea - area) < 1e-6)
    #expect(abs(try path.area() - area) <= 1e-5 * area)
  }

  @Test("a wedge sweeps: between two frames its data, and its area, move evenly")
  func wedgeSweeps() {
    var wedge = Wedge(endAngle: .zero)
    let areas = (0...60).map { frame in
      wedge.animatableData = 6 * Double(frame)
      return wedge.path(in: Self.rect).signedArea
    }
    let steps = zip(areas, areas.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { abs($0 - 150 * 150 * .pi / 60) < 1e-6 })
  }
}
