extension AreaSweep {
  @inline(always)
  private func isInside(_ winding: Int32) -> Bool { winding & insideMask != 0 }

  /// Swaps two neighbours at their crossing and renews the spans that they bound.
  mutating func swapEdges(at place: Int, y: Double) {
    let (left, right) = (Int(active[place]), Int(active[place + 1]))
    (active[place], active[place + 1]) = (Int32(right), Int32(left))
    (edges[left].place, edges[right].place) = (Int32(place + 1), Int32(place))
    let winding = edges[left].windingLeft
    let between = winding + edges[right].winding
    edges[right].windingLeft = winding
    edges[left].windingLeft = between
    let isSpanned =
      isInside(winding) && isInside(between) && isInside(winding + edges[left].winding)
      && isInside(between + edges[left].winding)
    // Deep inside nothing begins or ends.
    guard !isSpanned else { return }
    var (low, high) = (place, place + 1)
    while isInside(edges[Int(active[low])].windingLeft) { low -= 1 }
    while high + 1 < active.count, isInside(edges[Int(active[high + 1])].windingLeft) { high += 1 }
    steps += high - low
    refreshSpans(low..<high + 1, winding: edges[Int(active[low])].windingLeft, at: y)
  }

  /// Ends the spans whose sides are no longer a pair, and begins those that are new.
  ///
  /// - Parameters:
  ///   - range: places of active edges, outside at both ends.
  ///   - winding: the winding number left of them.
  ///   - y: the current height.
  mutating func refreshSpans(_ range: Range<Int>, winding: Int32, at y: Double) {
    var winding = winding
    var left = -1
    for place in range {
      let edge = Int(active[place])
      edges[edge].windingLeft = winding
      let wasInside = isInside(winding)
      winding += edges[edge].winding
      let isNowInside = isInside(winding)
      if wasInside == isNowInside {
        closeSpans(of: edge, at: y)
      } else if isNowInside {
        left = edge
        if edges[edge].spanLeft >= 0 { closeSpan(from: Int(edges[edge].spanLeft), at: y) }
      } else {
        if edges[edge].spanRight >= 0 { closeSpan(from: edge, at: y) }
        if edges[left].spanRight == Int32(edge) { continue }
        if edges[left].spanRight >= 0 { closeSpan(from: left, at: y) }
        if edges[edge].spanLeft >= 0 { closeSpan(from: Int(edges[edge].spanLeft), at: y) }
        edges[left].spanRight = Int32(edge)
        edges[left].spanY = y
        edges[edge].spanLeft = Int32(left)
      }
    }
  }

  /// Ends the span that an edge bounds, if any.
  mutating func closeSpans(of edge: Int, at y: Double) {
    if edges[edge].spanRight >= 0 { closeSpan(from: edge, at: y) }
    if edges[edge].spanLeft >= 0 { closeSpan(from: Int(edges[edge].spanLeft), at: y) }
  }

  /// Ends the span right of an edge: its trapezoid is done.
  private mutating func closeSpan(from left: Int, at y: Double) {
    let right = Int(edges[left].spanRight)
    let bottom = edges[left].spanY
    edges[left].spanRight = -1
    edges[right].spanLeft = -1
    guard bottom < y else { return }
    let lower = (left: edges[left].x(at: bottom), right: edges[right].x(at: bottom))
    let upper = (left: edges[left].x(at: y), right: edges[right].x(at: y))
    area += ((lower.right - lower.left) + (upper.right - upper.left)) * (y - bottom) / 2
  }
}
