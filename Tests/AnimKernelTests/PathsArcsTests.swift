import AnimKernel
import Foundation
import Testing

@Suite("Arcs of paths")
struct PathsArcsTests {
  /// From, to, clockwise, and the sweep that is drawn, in degrees.
  static let sweeps: [(Double, Double, Bool, Double)] = [
    (0, 90, false, 90), (0, 90, true, -270), (90, 0, false, 270), (90, 0, true, -90),
    (0, 360, false, 360), (0, 360, true, 0), (0, -360, true, -360), (0, -360, false, 0),
    (0, 0, false, 0), (0, 0, true, 0), (350, 370, false, 20), (10, 350, true, -20),
    (0, 540, false, 540), (-90, 270, false, 360), (180, -180, true, -360),
  ]

  @Test("an arc runs from its start angle to its end angle the way it was asked", arguments: sweeps)
  func drawnSweep(from: Double, to: Double, clockwise: Bool, drawn: Double) throws {
    let path = Path { p in
      p.addArc(
        center: CGPoint(x: 1, y: 2), radius: 3, startAngle: .degrees(from),
        endAngle: .degrees(to), clockwise: clockwise)
    }
    #expect(abs(path.length - 3 * abs(drawn) * .pi / 180) < 1e-9)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - (1 + 3 * cos(to * .pi / 180))) < 1e-12)
    #expect(abs(end.y - (2 + 3 * sin(to * .pi / 180))) < 1e-12)
    if abs(drawn) == 360 {
      let start = CGPoint(x: 1 + 3 * cos(from * .pi / 180), y: 2 + 3 * sin(from * .pi / 180))
      #expect(abs(end.x - start.x) < 1e-12 && abs(end.y - start.y) < 1e-12)
      #expect(abs(path.signedArea - (drawn < 0 ? -9 : 9) * .pi) < 1e-9)
    }
  }

  @Test("an arc is joined to what comes before by a line, and begins a subpath where nothing does")
  func joined() {
    var path = Path()
    path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(90))
    #expect(path.elementCount == 2)
    path.addRelativeArc(
      center: CGPoint(x: 0, y: 2), radius: 1, startAngle: .degrees(-90), delta: .degrees(90))
    #expect(path.elementCount == 3, "the second arc starts where the first one ends")
    path.addRelativeArc(
      center: CGPoint(x: 5, y: 2), radius: 1, startAngle: .degrees(180), delta: .degrees(90))
    #expect(path.elementCount == 5)
    #expect(abs(path.length - (1.5 * .pi + 3)) < 1e-12)
  }

  @Test("of more than two turns whole pairs of turns are dropped")
  func manyTurns() {
    func path(_ degrees: Double) -> Path {
      Path { p in
        p.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(degrees))
      }
    }
    #expect(abs(path(720).length - 4 * .pi) < 1e-12)
    #expect(abs(path(720 * 1000 + 30).length - .pi / 6) < 1e-9)
    #expect(abs(path(-720 * 1000 - 30).length - .pi / 6) < 1e-9)
    #expect(abs(path(1080).length - 2 * .pi) < 1e-9)
  }

  @Test("a full circle ends on the very point it starts from")
  func closes() {
    let circle = Path(ellipseIn: CGRect(x: 0.1, y: 0.7, width: 12.3, height: 4.5))
    guard case .move(let start) = circle.elements[0],
      case .curve(let end, _, _) = circle.elements[4]
    else {
      Issue.record("an ellipse is a move, four curves and a close")
      return
    }
    #expect(start == end)
    #expect(circle.elements.count == 6)
    #expect(circle.elements[5] == .closeSubpath)
  }

  @Test("the curves that forEach shows stay within 2.8e-4 radii of the arc")
  func curves() {
    var from = CGPoint.zero
    var worst = 0.0
    Path(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2)).forEach { element in
      switch element {
      case .move(let point): from = point
      case .curve(let to, let control1, let control2):
        for step in 0...1000 {
          let t = Double(step) / 1000
          let weights = [
            (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t,
          ]
          let points = [from, control1, control2, to]
          let x = zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.x }
          let y = zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.y }
          worst = max(worst, abs(hypot(x, y) - 1))
        }
        from = to
      default: break
      }
    }
    #expect(worst < 2.8e-4)
    #expect(worst > 2.6e-4, "the bound is stated as tight as it is")
  }

  @Test("an SVG arc of zero radius is a line, one of no distance is nothing")
  func degenerate() {
    var path = Path()
    path.move(to: .zero)
    path.addEllipticalArc(
      to: .zero, radii: CGSize(width: 5, height: 5), xAxisRotation: .zero, largeArc: true,
      sweep: true)
    #expect(path.elementCount == 1)
    path.addEllipticalArc(
      to: CGPoint(x: 3, y: 4), radii: CGSize(width: 0, height: 5), xAxisRotation: .zero,
      largeArc: true, sweep: true)
    #expect(path.elements.last == .line(to: CGPoint(x: 3, y: 4)))
  }

  @Test("radii too short for an SVG arc are scaled up, their signs do not matter")
  func scaledUp() {
    let path = Path { p in
      p.move(to: CGPoint(x: -10, y: 0))
      p.addEllipticalArc(
        to: CGPoint(x: 10, y: 0), radii: CGSize(width: -1, height: 1), xAxisRotation: .degrees(33),
        largeArc: false, sweep: true)
    }
    #expect(abs(path.length - 10 * .pi) < 1e-9)
    #expect(abs(path.boundingRect.minY + 10) < 1e-9)
    #expect(path.currentPoint == CGPoint(x: 10, y: 0))
  }

  /// The flags of an SVG arc from (0, 0) to (1, 1) of radius 1, the drawn sweep in degrees, and the
  /// centre.
  static let flags: [(Bool, Bool, Double, CGPoint)] = [
    (false, true, 90, CGPoint(x: 0, y: 1)), (false, false, -90, CGPoint(x: 1, y: 0)),
    (true, true, 270, CGPoint(x: 1, y: 0)), (true, false, -270, CGPoint(x: 0, y: 1)),
  ]

  @Test("the two flags of an SVG arc choose among the four arcs", arguments: flags)
  func chosenArc(largeArc: Bool, sweep: Bool, degrees: Double, center: CGPoint) {
    let path = Path { p in
      p.move(to: .zero)
      p.addEllipticalArc(
        to: CGPoint(x: 1, y: 1), radii: CGSize(width: 1, height: 1), xAxisRotation: .zero,
        largeArc: largeArc, sweep: sweep)
    }
    let radians = degrees * .pi / 180
    #expect(abs(path.length - abs(radians)) < 1e-12)
    // The segment between the arc and its chord.
    #expect(abs(path.signedArea - (radians - sin(radians)) / 2) < 1e-12)
    // Every arc of the circle lies in the circle's box, and reaches the side the centre is on.
    let box = CGRect(x: center.x - 1, y: center.y - 1, width: 2, height: 2)
    #expect(path.boundingRect.lies(in: box))
    if largeArc { #expect(abs(path.boundingRect.width - 2) < 1e-12) }
  }

  @Test("a mapped arc is the arc of mapped points, exactly an arc")
  func mapped() {
    let map = CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 7, ty: -5)
    let circle = Path(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2))
    var mapped = Path()
    mapped.addPath(circle, transform: map)
    #expect(abs(mapped.signedArea - 6.5 * .pi) < 1e-12)
    // The extremes of the image of the unit circle are the lengths of the map's rows.
    #expect(abs(mapped.boundingRect.maxX - (7 + hypot(2, -1))) < 1e-12)
    #expect(abs(mapped.boundingRect.minY - (-5 - hypot(0.5, 3))) < 1e-12)
  }
}
