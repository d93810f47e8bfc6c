import AnimKernel
import Foundation
import VectorArt

/// A sink that counts segments by kind and keeps a path of them.
struct SegmentCounter: PathDataSink {
  var path = Path()
  /// How many segments of each letter were drawn.
  var counts = ["M": 0, "L": 0, "Q": 0, "C": 0, "A": 0, "Z": 0]
  /// For each subpath, whether it was closed.
  var closed: [Bool] = []
  /// Each segment as text, for exact comparisons.
  var log: [String] = []

  private mutating func note(_ letter: String, _ points: CGPoint...) {
    counts[letter, default: 0] += 1
    log.append(letter + points.map { " \($0.x),\($0.y)" }.joined())
  }

  mutating func move(to end: CGPoint) {
    note("M", end)
    closed.append(false)
    path.move(to: end)
  }
  mutating func addLine(to end: CGPoint) {
    note("L", end)
    path.addLine(to: end)
  }
  mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    note("Q", control, end)
    path.addQuadCurve(to: end, control: control)
  }
  mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    note("C", control1, control2, end)
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  mutating func addEllipticalArc(
    to end: CGPoint, radii: CGSize, xAxisRotation: Angle, largeArc: Bool, sweep: Bool
  ) {
    note("A", CGPoint(x: radii.width, y: radii.height), end)
    let degrees = (xAxisRotation.radians * 180 / .pi).rounded()
    log[log.count - 1] += " \(degrees)° \(largeArc ? 1 : 0)\(sweep ? 1 : 0)"
    path.addEllipticalArc(
      to: end, radii: radii, xAxisRotation: xAxisRotation, largeArc: largeArc, sweep: sweep)
  }
  mutating func closeSubpath() {
    note("Z")
    if !closed.isEmpty { closed[closed.count - 1] = true }
    path.closeSubpath()
  }
}

extension SegmentCounter {
  /// What `text` draws, and its error.
  static func read(_ text: String) -> (drawn: SegmentCounter, error: SVGDataError?) {
    var parser = PathDataParser(text, into: SegmentCounter())
    let error = parser.run()
    return (parser.sink, error)
  }
}
