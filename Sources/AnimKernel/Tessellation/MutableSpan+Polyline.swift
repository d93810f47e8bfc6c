internal import Foundation

/// Points of flattened elements: each call writes the `count` points behind the element's start.
extension MutableSpan<Point2> {
  /// Writes a quadratic curve's points at equal parameter steps; the last is its end.
  mutating func writeQuad(
    _ from: Point2, _ control: Point2, _ to: Point2, count: Int, at place: Int
  ) {
    let bend = from - 2 * control + to
    let slope = 2 * (control - from)
    let step = 1 / Double(count)
    for index in 1..<max(count, 1) {
      let t = Double(index) * step
      self[place + index - 1] = (bend * t + slope) * t + from
    }
    self[place + count - 1] = to
  }

  /// Writes a cubic curve's points at equal parameter steps; the last is its end.
  mutating func writeCubic(
    _ from: Point2, _ control1: Point2, _ control2: Point2, _ to: Point2, count: Int, at place: Int
  ) {
    let slope = 3 * (control1 - from)
    let bend = 3 * (control2 - control1) - slope
    let twist = to - from - 3 * (control2 - control1)
    let step = 1 / Double(count)
    for index in 1..<max(count, 1) {
      let t = Double(index) * step
      self[place + index - 1] = ((twist * t + bend) * t + slope) * t + from
    }
    self[place + count - 1] = to
  }

  /// Writes an arc's points at equal angles; the last is its end.
  mutating func writeArc(_ arc: EllipticalArc, count: Int, at place: Int) {
    let step = Point2(angle: arc.sweep / Double(count))
    var turn = Point2(angle: arc.start)
    // A product of unit vectors a point: after 65536 of them within 2e-11 of the circle, far below
    // the deviation of so many chords.
    for index in 1..<max(count, 1) {
      turn = Point2(turn.x * step.x - turn.y * step.y, turn.x * step.y + turn.y * step.x)
      self[place + index - 1] = arc.center + arc.firstAxis * turn.x + arc.secondAxis * turn.y
    }
    self[place + count - 1] = arc.to
  }
}
