internal import Foundation

/// Counts how often segments go round a point: by their crossings of the ray from it along x.
///
/// A crossing is a change from y at or below the point's to y above it, or back, at an x larger than
/// the point's. Each curve is cut where its y turns back, and its pieces share their end points, so
/// that whatever rounding does, the crossings of a closed outline add up to a whole turn or none.
struct WindingNumber {
  /// The turns counted so far, positive from the x axis towards the y axis.
  private(set) var value = 0
  private let point: Point2

  /// No turn around `point` yet.
  init(around point: Point2) {
    self.point = point
  }

  /// Counts a segment's crossings.
  mutating func add(_ segment: PathSegment) {
    switch segment {
    case .move: break
    case .line(let from, let to), .close(let from, let to): addLine(from, to)
    case .quad(let from, let control, let to):
      addCubic(from, (from + 2 * control) / 3, (to + 2 * control) / 3, to)
    case .cubic(let from, let control1, let control2, let to):
      addCubic(from, control1, control2, to)
    case .arc(let arc): addArc(arc)
    }
  }

  /// Counts a line's crossing.
  mutating func addLine(_ from: Point2, _ to: Point2) {
    let direction = direction(from: from.y, to: to.y)
    guard direction != 0 else { return }
    let side = (to - from).cross(point - from)
    if direction > 0 ? side > 0 : side < 0 { value += direction }
  }

  /// 1 where y grows past the point's, -1 where it falls past it, else 0.
  private func direction(from first: Double, to last: Double) -> Int {
    (last > point.y ? 1 : 0) - (first > point.y ? 1 : 0)
  }

  private mutating func addCubic(_ p0: Point2, _ p1: Point2, _ p2: Point2, _ p3: Point2) {
    let low = min(min(p0.x, p1.x), min(p2.x, p3.x))
    let high = max(max(p0.x, p1.x), max(p2.x, p3.x))
    guard high > point.x else { return }
    // None or all of it lies above the point: it crosses no ray.
    let isAbove = p0.y > point.y
    if (p1.y > point.y) == isAbove, (p2.y > point.y) == isAbove, (p3.y > point.y) == isAbove {
      return
    }
    // All of it lies beyond the point: its crossings are those of its chord.
    if low > point.x {
      value += direction(from: p0.y, to: p3.y)
      return
    }
    func place(_ t: Double) -> Point2 { Point2.cubic(p0, p1, p2, p3, at: t) }
    let turns = CubicExtremes(p0.y, p1.y, p2.y, p3.y)
    var (t, y) = (0.0, p0.y)
    for piece in 0..<3 {
      let end = piece == 0 ? turns.first : piece == 1 ? turns.second : 1
      let yAtEnd = piece == 2 ? p3.y : place(end).y
      let direction = direction(from: y, to: yAtEnd)
      if direction != 0 {
        let crossing = parameter(
          between: t, end, isRising: direction > 0, value: point.y, p0.y, p1.y, p2.y, p3.y)
        if place(crossing).x > point.x { value += direction }
      }
      (t, y) = (end, yAtEnd)
    }
  }

  /// Where one coordinate of a cubic curve, monotone between two parameters, has a value between its
  /// values there: by Newton's steps, held inside an interval that shrinks with each of them.
  private func parameter(
    between start: Double, _ end: Double, isRising: Bool, value: Double,
    _ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double
  ) -> Double {
    let c = 3 * (p1 - p0)
    let b = 3 * (p2 - p1) - c
    let a = p3 - p0 - 3 * (p2 - p1)
    var (low, high, t) = (start, end, (start + end) / 2)
    // 53 halvings exhaust a Double; Newton needs about six steps.
    for _ in 0..<64 {
      let excess = ((a * t + b) * t + c) * t + (p0 - value)
      if excess == 0 { return t }
      if (excess > 0) == isRising { high = t } else { low = t }
      let next = t - excess / ((3 * a * t + 2 * b) * t + c)
      let last = t
      t = next > low && next < high ? next : low + (high - low) / 2
      if abs(t - last) <= 1e-17 || t <= low || t >= high { return t }
    }
    return t
  }

  private mutating func addArc(_ arc: EllipticalArc) {
    let turn = 2 * Double.pi
    // A path's own arcs turn twice at most; only blending past its ends makes longer ones.
    guard abs(arc.sweep) < 1e9 else { return addLine(arc.from, arc.to) }
    var rest = arc
    rest.sweep = arc.sweep.truncatingRemainder(dividingBy: turn)
    let turns = ((arc.sweep - rest.sweep) / turn).rounded()
    if turns != 0 {
      var whole = arc
      (whole.sweep, whole.to) = (turn, arc.from)
      var once = WindingNumber(around: point)
      once.addPieces(of: whole, sign: 1)
      value += once.value * Int(turns)
      if rest.sweep == 0 { return addLine(arc.from, arc.to) }
    }
    if rest.sweep < 0 {
      rest.start += rest.sweep
      (rest.from, rest.to, rest.sweep) = (arc.to, arc.from, -rest.sweep)
      addPieces(of: rest, sign: -1)
    } else {
      addPieces(of: rest, sign: 1)
    }
  }

  /// Counts the crossings of an arc whose angle grows, by one turn at most.
  private mutating func addPieces(of arc: EllipticalArc, sign: Int) {
    // y is center.y + height · cos(θ - phase): it turns back at each half turn from the phase.
    let height = Point2(arc.firstAxis.y, arc.secondAxis.y).length
    let phase = atan2(arc.secondAxis.y, arc.firstAxis.y)
    let (first, last) = ((arc.start - phase) / .pi, (arc.start + arc.sweep - phase) / .pi)
    guard height > 0, abs(first) < 1e9 else {
      if sign > 0 { addLine(arc.from, arc.to) } else { addLine(arc.to, arc.from) }
      return
    }
    let ratio = min(1, max(-1, (point.y - arc.center.y) / height))
    var (half, y) = (first.rounded(.down), arc.from.y)
    while half < last {
      let isFalling = half.remainder(dividingBy: 2) == 0
      let yAtEnd =
        half + 1 < last ? (isFalling ? arc.center.y - height : arc.center.y + height) : arc.to.y
      let direction = direction(from: y, to: yAtEnd)
      if direction != 0 {
        let angle = phase + half * .pi + acos(isFalling ? ratio : -ratio)
        if arc.point(at: angle).x > point.x { value += sign * direction }
      }
      (half, y) = (half + 1, yAtEnd)
    }
  }
}
