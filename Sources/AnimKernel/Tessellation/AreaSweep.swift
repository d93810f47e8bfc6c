/// The exact area of what an outline encloses: the sum of trapezoids, from the smallest y to the
/// largest.
///
/// Between two neighbouring heights at which edges begin or end, every edge that is met passes
/// through. Their order at the lower height and their order at the upper one differ by just the
/// crossings in between; each crossing swaps two neighbours. A trapezoid goes on upwards as long as
/// the same two edges bound it, so there are about as many of them as points and crossings.
///
/// Orders are compared, never angles: rounding moves a crossing by an ulp or so, but cannot confuse
/// the sweep, and each pair of edges is swapped once at most between two heights.
struct AreaSweep: ~Copyable {
  /// How much work one outline may be: edges met, added up over all heights.
  ///
  /// A crossing counts as 32. It takes seconds to get there.
  var stepLimit = 1 << 31

  var edges = ScratchBuffer<SweepEdge>()
  /// The edges without a predecessor below, in the order in which the sweep meets them.
  var starts = ScratchBuffer<SweepStart>()
  /// The edges that the current height meets, from left to right.
  var active = ScratchBuffer<Int32>()
  var merged = ScratchBuffer<Int32>()
  var crossings = CrossingQueue()
  /// The bits of a winding number that make it inside.
  var insideMask: Int32 = -1
  /// Whether x and y are exchanged: the sweep runs along the axis with fewer turns.
  var isTransposed = false
  var steps = 0
  /// The area of all trapezoids so far.
  var area = 0.0

  /// The area that a flattened path encloses, every contour closed.
  ///
  /// - Throws: ``PathError/tooComplex(points:)``.
  mutating func area(
    of flattened: FlattenedPath, isEOFilled: Bool
  ) throws(PathError) -> Double {
    try run(over: flattened, isEOFilled: isEOFilled)
    return area
  }

  private mutating func run(over flattened: FlattenedPath, isEOFilled: Bool) throws(PathError) {
    insideMask = isEOFilled ? 1 : -1
    (steps, area) = (0, 0)
    active.removeAll()
    build(flattened)
    var nextStart = 0
    var y = 0.0
    while active.count > 0 || nextStart < starts.count {
      if active.count == 0 { y = starts[nextStart].bottom.y }
      let sorted = active.count
      while nextStart < starts.count, starts[nextStart].bottom.y <= y {
        active.append(starts[nextStart].edge)
        nextStart += 1
      }
      let top = findTop(before: nextStart)
      order(sorted: sorted)
      refreshSpans(0..<active.count, winding: 0, at: y)
      cross(from: y, to: top)
      advance(to: top)
      y = top
      guard isWithinLimits else { throw .tooComplex(points: flattened.points.count) }
    }
  }

  var isWithinLimits: Bool { steps < stepLimit }

  /// The next height at which an edge begins or ends; computes where each edge will be there.
  private mutating func findTop(before nextStart: Int) -> Double {
    var top = nextStart < starts.count ? starts[nextStart].bottom.y : .infinity
    for place in 0..<active.count { top = min(top, edges[Int(active[place])].top.y) }
    for place in 0..<active.count {
      let edge = Int(active[place])
      edges[edge].topX = edges[edge].x(at: top)
    }
    steps += active.count
    return top
  }

  /// Leaves behind the edges that end at `y`; those that follow them take their places.
  private mutating func advance(to y: Double) {
    var kept = 0
    for place in 0..<active.count {
      let edge = Int(active[place])
      guard edges[edge].top.y <= y else {
        edges[edge].bottomX = edges[edge].topX
        active[kept] = Int32(edge)
        kept += 1
        continue
      }
      closeSpans(of: edge, at: y)
      let next = Int(edges[edge].next)
      guard next >= 0 else { continue }
      active[kept] = Int32(next)
      kept += 1
    }
    active.truncate(to: kept)
  }
}
