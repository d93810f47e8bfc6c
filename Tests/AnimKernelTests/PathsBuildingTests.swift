import AnimKernel
import Foundation
import Testing

@Suite("Building paths")
struct PathsBuildingTests {
  @Test("a path's text is its elements with their points")
  func description() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0.5))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 5, y: 10), control: CGPoint(x: 10, y: 5))
    path.addCurve(
      to: CGPoint(x: 1, y: 2), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: -5, y: 6))
    path.closeSubpath()
    #expect(path.description == "0 0.5 m 10 0 l 10 5 5 10 q 3 4 -5 6 1 2 c h")
    #expect(Path().description.isEmpty)
  }

  @Test("elements come back in the order they were added")
  func elements() {
    let path = Path { p in
      p.move(to: CGPoint(x: 1, y: 2))
      p.addLine(to: CGPoint(x: 3, y: 4))
      p.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
      p.addCurve(
        to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
      p.closeSubpath()
    }
    #expect(
      path.elements == [
        .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)),
        .quadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8)),
        .curve(
          to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12),
          control2: CGPoint(x: 13, y: 14)),
        .closeSubpath,
      ])
    #expect(path.elementCount == 5)
  }

  @Test("without a current point nothing but a move, an arc or a figure adds anything")
  func noCurrentPoint() {
    var path = Path()
    path.addLine(to: .zero)
    path.addQuadCurve(to: .zero, control: .zero)
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.closeSubpath()
    path.addLines([])
    path.addRect(.null)
    path.addEllipse(in: .null)
    path.addRoundedRect(in: .null, cornerSize: CGSize(width: 1, height: 1))
    path.addEllipticalArc(
      to: CGPoint(x: 1, y: 1), radii: CGSize(width: 1, height: 1), xAxisRotation: .zero,
      largeArc: false, sweep: false)
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
    #expect(path == Path())
  }

  @Test("the current point is the last end, and the subpath's start once it is closed")
  func currentPoint() {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 1))
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.addCurve(to: CGPoint(x: 5, y: 7), control1: .zero, control2: .zero)
    #expect(path.currentPoint == CGPoint(x: 5, y: 7))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    path.closeSubpath()
    #expect(path.elementCount == 4, "a closed subpath is not closed again")
    path.addLine(to: CGPoint(x: 9, y: 9))
    let expected = 4 + Path.lengthOfCurveAbove + 52.0.squareRoot() + 128.0.squareRoot()
    #expect(abs(path.length - expected) < 1e-12)
  }

  @Test("each subpath is closed to a start of its own")
  func secondSubpath() {
    var path = Path(CGRect(x: 1, y: 1, width: 2, height: 2))
    path.addLines([CGPoint(x: 10, y: 10), CGPoint(x: 14, y: 10), CGPoint(x: 14, y: 13)])
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 10, y: 20))
    #expect(path.length == 8 + 12 + 10)
    #expect(path.currentPoint == CGPoint(x: 10, y: 20))
  }

  @Test("addLines starts a subpath of its own")
  func lines() {
    var path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    path.addLines([CGPoint(x: 2, y: 2), CGPoint(x: 3, y: 2), CGPoint(x: 3, y: 4)])
    #expect(path.elementCount == 5 + 3)
    #expect(path.length == 4 + 3)
  }

  @Test("a rectangle of negative size is the same rectangle")
  func negativeRect() {
    let path = Path(CGRect(x: 10, y: 10, width: -4, height: -6))
    #expect(path == Path(CGRect(x: 6, y: 4, width: 4, height: 6)))
    #expect(path.signedArea == 24)
  }

  @Test("rectangles are appended one by one")
  func rects() {
    let rects = [
      CGRect(x: 0, y: 0, width: 1, height: 2), .null, CGRect(x: 5, y: 5, width: 3, height: 3),
    ]
    var path = Path()
    path.addRects(rects)
    #expect(path.elementCount == 10)
    #expect(path.signedArea == 11)
  }

  @Test("a transform maps what it is given with, and nothing before")
  func transforms() {
    let move = CGAffineTransform(translationX: 10, y: 20)
    var path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1), transform: move)
    path.addPath(Path(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2)), transform: move)
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 12, height: 22))
    #expect(abs(path.signedArea - (2 + .pi)) < 1e-12)
  }

  @Test("an appended path equals the same elements added by hand")
  func appended() {
    var part = Path()
    part.move(to: CGPoint(x: 1, y: 1))
    part.addQuadCurve(to: CGPoint(x: 4, y: 4), control: CGPoint(x: 4, y: 1))
    part.addArc(
      center: .zero, radius: 3, startAngle: .zero, endAngle: .degrees(100), clockwise: false)
    part.closeSubpath()
    var whole = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    var byHand = whole
    whole.addPath(part)
    byHand.move(to: CGPoint(x: 1, y: 1))
    byHand.addQuadCurve(to: CGPoint(x: 4, y: 4), control: CGPoint(x: 4, y: 1))
    byHand.addArc(
      center: .zero, radius: 3, startAngle: .zero, endAngle: .degrees(100), clockwise: false)
    byHand.closeSubpath()
    #expect(whole == byHand)
    #expect(whole != part)
    whole.addPath(whole)
    #expect(whole.elementCount == 2 * byHand.elementCount)
  }
}

extension Path {
  /// The elements as `forEach` shows them.
  var elements: [Element] {
    var list: [Element] = []
    forEach { list.append($0) }
    return list
  }

  /// The length of the curve from (5, 1) to (5, 7) whose control points are both the origin.
  fileprivate static var lengthOfCurveAbove: Double {
    Path { p in
      p.move(to: CGPoint(x: 5, y: 1))
      p.addCurve(to: CGPoint(x: 5, y: 7), control1: .zero, control2: .zero)
    }.length
  }
}
