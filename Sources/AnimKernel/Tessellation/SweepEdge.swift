/// An edge of an outline as the sweep sees it: from its lower end to its upper one.
struct SweepEdge: BitwiseCopyable {
  let bottom: Point2
  /// The upper end: its y is larger than that of `bottom`.
  let top: Point2
  private let slope: Double
  /// 1 where the outline runs upwards here, -1 where it runs downwards.
  let winding: Int32
  /// The edge that goes on from the upper end, -1 where both neighbours lie below it.
  var next: Int32 = -1
  /// Whether another edge leads up to the lower end.
  var isContinuation = false

  /// Where the edge is at the lower and at the upper of the two heights the sweep is between.
  var bottomX: Double
  var topX = 0.0
  /// The place from left to right while crossings are done.
  var place: Int32 = 0
  /// The winding number left of the edge.
  var windingLeft: Int32 = 0
  /// The other side of the span that the edge is the left, or the right, side of; -1 for none.
  var spanRight: Int32 = -1
  var spanLeft: Int32 = -1
  /// The height at which the span to the right began.
  var spanY = 0.0

  /// The edge from `start` to `end`, which differ in y.
  init(from start: Point2, to end: Point2) {
    let isUpward = end.y > start.y
    (bottom, top) = isUpward ? (start, end) : (end, start)
    slope = (top.x - bottom.x) / (top.y - bottom.y)
    winding = isUpward ? 1 : -1
    bottomX = bottom.x
  }

  /// Where the edge is at the height `y`, which it reaches: exact at its ends, never outside them.
  @inline(always)
  func x(at y: Double) -> Double {
    if y == top.y { return top.x }
    if y == bottom.y { return bottom.x }
    let x = bottom.x + (y - bottom.y) * slope
    let (low, high) = bottom.x < top.x ? (bottom.x, top.x) : (top.x, bottom.x)
    return x < low ? low : x > high ? high : x
  }
}

/// An edge that no other one leads up to: where the sweep meets a new part of the outline.
struct SweepStart: BitwiseCopyable {
  let bottom: Point2
  /// How far the edge runs along x: two edges from one point are put in order at once, which saves
  /// the sweep a crossing.
  let slope: Double
  let edge: Int32

  /// Whether the sweep meets this edge first: lower, or further left, or leaving to the left.
  static func < (lhs: SweepStart, rhs: SweepStart) -> Bool {
    if lhs.bottom.y != rhs.bottom.y { return lhs.bottom.y < rhs.bottom.y }
    if lhs.bottom.x != rhs.bottom.x { return lhs.bottom.x < rhs.bottom.x }
    return lhs.slope < rhs.slope
  }
}
