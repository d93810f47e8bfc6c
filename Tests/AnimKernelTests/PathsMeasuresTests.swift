import AnimKernel
import Foundation
import TestSupport
import Testing

@Suite("Measures of paths")
struct PathsMeasuresTests {
  @Test("a path that draws nothing has the null rectangle, no length and no area")
  func empty() {
    var path = Path()
    #expect(path.boundingRect.isNull)
    path.move(to: CGPoint(x: 3, y: 4))
    path.move(to: CGPoint(x: 5, y: 6))
    #expect(path.boundingRect.isNull)
    #expect(path.length == 0)
    #expect(path.signedArea == 0)
  }

  @Test("a move that nothing follows is outside the bounds")
  func loneMove() {
    var path = Path(CGRect(x: 1, y: 1, width: 2, height: 2))
    path.move(to: CGPoint(x: 100, y: 100))
    #expect(path.boundingRect == CGRect(x: 1, y: 1, width: 2, height: 2))
  }

  @Test("bounds touch the curve's extremes, not its control points")
  func extremes() {
    var quad = Path()
    quad.move(to: .zero)
    quad.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 2))
    #expect(quad.boundingRect == CGRect(x: 0, y: 0, width: 2, height: 1))

    var cubic = Path()
    cubic.move(to: .zero)
    cubic.addCurve(
      to: CGPoint(x: 1, y: 0), control1: CGPoint(x: -1, y: 4), control2: CGPoint(x: 2, y: 4))
    // y = 12t(1-t); x' = -3 + 24t - 24t², zero at t = 1/2 ± 1/√8.
    let (t, box) = (0.5 - 1 / 8.0.squareRoot(), cubic.boundingRect)
    let leftmost = -3 * t * (1 - t) * (1 - t) + 6 * t * t * (1 - t) + t * t * t
    #expect(abs(box.maxY - 3) < 1e-15)
    #expect(abs(box.minX - leftmost) < 1e-15)
    #expect(abs(box.maxX - (1 - leftmost)) < 1e-15)
  }

  @Test("no sample of a curve lies outside its bounds, and each side has one close to it")
  func samples() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let points = (0..<4).map { _ in
        CGPoint(x: .random(in: -5...5, using: &random), y: .random(in: -5...5, using: &random))
      }
      var path = Path()
      path.move(to: points[0])
      path.addCurve(to: points[3], control1: points[1], control2: points[2])
      let box = path.boundingRect
      let samples = (0...2000).map { Self.cubic(points, Double($0) / 2000) }
      #expect(samples.allSatisfy { box.insetBy(dx: -1e-12, dy: -1e-12).contains($0) })
      #expect((samples.map(\.x).min() ?? 9) - box.minX < 1e-4)
      #expect((samples.map(\.y).min() ?? 9) - box.minY < 1e-4)
      #expect(box.maxX - (samples.map(\.x).max() ?? -9) < 1e-4)
      #expect(box.maxY - (samples.map(\.y).max() ?? -9) < 1e-4)
    }
  }

  @Test("the length of a quadratic curve is that of its closed form")
  func quadLength() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 2))
    // y = 2x - x² on 0...2.
    let exact = 5.0.squareRoot() + asinh(2) / 2
    #expect(abs(path.length - exact) < 1e-12)
  }

  @Test("a curve that runs back over itself, and one with a cusp, have their full length")
  func cusps() {
    var straight = Path()
    straight.move(to: .zero)
    straight.addQuadCurve(to: .zero, control: CGPoint(x: 3, y: 4))
    #expect(abs(straight.length - 5) < 1e-9)

    var cusp = Path()
    cusp.move(to: .zero)
    cusp.addCurve(
      to: CGPoint(x: 1, y: 0), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 0, y: 1))
    // x' = 3s², y' = 3s with s = 1 - 2t.
    #expect(abs(cusp.length - (8.0.squareRoot() - 1)) < 1e-9)
  }

  @Test("the perimeter of an ellipse is that of the complete elliptic integral")
  func ellipsePerimeter() {
    // By the arithmetic-geometric mean of the semi-axes.
    var (a, b, sum, power) = (3.0, 1.0, 0.0, 1.0)
    for _ in 0..<10 {
      let c = (a - b) / 2
      (a, b) = ((a + b) / 2, (a * b).squareRoot())
      sum += power * c * c
      power *= 2
    }
    let exact = 2 * .pi * ((9.0 + 1) / 2 - sum) / a
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 6, height: 2))
    #expect(abs(path.length - exact) < 1e-9 * exact)
  }

  @Test("only an explicit close adds its line to the length; the area closes every subpath")
  func closing() {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 3, y: 0), CGPoint(x: 3, y: 4)])
    #expect(path.length == 7)
    #expect(path.signedArea == 6)
    path.closeSubpath()
    #expect(path.length == 12)
    #expect(path.signedArea == 6)
    path.addLines([.zero, CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 1)])
    #expect(path.signedArea == 5.5, "the other way round it counts negative")
  }

  @Test("the area of a parabola's segment is two thirds of its box")
  func quadArea() {
    var path = Path()
    path.move(to: CGPoint(x: 10, y: 5))
    path.addQuadCurve(to: CGPoint(x: 14, y: 5), control: CGPoint(x: 11, y: -1))
    #expect(abs(path.signedArea - 2.0 / 3 * 4 * 3) < 1e-12)
  }

  @Test("every open subpath counts as closed, wherever it lies")
  func openSubpaths() {
    var path = Path()
    path.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 1), CGPoint(x: 2, y: 2)])
    path.addLines([CGPoint(x: 11, y: 5), CGPoint(x: 14, y: 5), CGPoint(x: 14, y: 7)])
    path.addLines([CGPoint(x: -8, y: 5), CGPoint(x: -4, y: 5), CGPoint(x: -4, y: 9)])
    #expect(path.signedArea == 0.5 + 3 + 8)
  }

  @Test("bounds of an arc are those of its points, wherever it starts and however far it runs")
  func arcBounds() {
    for start in stride(from: -700.0, through: 700, by: 35) {
      for delta in [-300.0, -80, -10, 10, 80, 100, 170, 260, 359] {
        let path = Path { p in
          p.addRelativeArc(
            center: CGPoint(x: 3, y: 4), radius: 10, startAngle: .degrees(start),
            delta: .degrees(delta))
        }
        let points = (0...3600).map { step in
          let angle = (start + delta * Double(step) / 3600) * .pi / 180
          return CGPoint(x: 3 + 10 * cos(angle), y: 4 + 10 * sin(angle))
        }
        let box = path.boundingRect
        #expect(abs((points.map(\.x).min() ?? 99) - box.minX) < 1e-5)
        #expect(abs((points.map(\.y).min() ?? 99) - box.minY) < 1e-5)
        #expect(abs((points.map(\.x).max() ?? 99) - box.maxX) < 1e-5)
        #expect(abs((points.map(\.y).max() ?? 99) - box.maxY) < 1e-5)
      }
    }
  }

  @Test("an element after a close starts from the closed subpath's start")
  func afterClose() {
    var path = Path(CGRect(x: 1, y: 1, width: 1, height: 1))
    path.addLine(to: CGPoint(x: 1, y: 5))
    path.addLine(to: CGPoint(x: 5, y: 5))
    #expect(path.signedArea == 1 - 8)
    #expect(path.length == 4 + 4 + 4)
  }

  @Test("area of a curve equals that of its fine polygon, also far from the origin")
  func curveArea() {
    let points = [
      CGPoint(x: 1, y: 2), CGPoint(x: 4, y: -3), CGPoint(x: 7, y: 5), CGPoint(x: 2, y: 9),
    ]
    var polygon = Path()
    polygon.addLines(
      (0...20000).map { Self.cubic(points, Double($0) / 20000) } + [CGPoint(x: -3.7, y: 4.1)])
    for offset in [0.0, 1_234_567.1] {
      var path = Path()
      let moved = points.map { CGPoint(x: $0.x + offset, y: $0.y + offset) }
      path.move(to: moved[0])
      path.addCurve(to: moved[3], control1: moved[1], control2: moved[2])
      path.addLine(to: CGPoint(x: offset - 3.7, y: offset + 4.1))
      #expect(abs(path.signedArea - polygon.signedArea) < 1e-6)
    }
  }

  /// The point of a cubic curve at `t`.
  static func cubic(_ p: [CGPoint], _ t: Double) -> CGPoint {
    let (a, b) = (1 - t, t)
    let weights = [a * a * a, 3 * a * a * b, 3 * a * b * b, b * b * b]
    return CGPoint(
      x: zip(weights, p).reduce(0) { $0 + $1.0 * $1.1.x },
      y: zip(weights, p).reduce(0) { $0 + $1.0 * $1.1.y })
  }
}
