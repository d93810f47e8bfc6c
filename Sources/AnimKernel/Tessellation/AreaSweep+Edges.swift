extension AreaSweep {
  /// Makes the edges of all contours and sorts those that the sweep meets first.
  ///
  /// Points that repeat and edges along the sweep's line are left out: they enclose nothing.
  mutating func build(_ flattened: FlattenedPath) {
    edges.removeAll()
    starts.removeAll()
    let turns = Self.turns(flattened)
    isTransposed = turns.x < turns.y
    for contour in flattened.contours {
      let firstEdge = edges.count
      var from = turned(flattened.points[contour.range.upperBound - 1])
      for index in contour.range {
        let to = turned(flattened.points[index])
        if from.y != to.y {
          edges.append(SweepEdge(from: from, to: to))
          if edges.count - 1 > firstEdge { link(edges.count - 2, edges.count - 1) }
        }
        from = to
      }
      if edges.count > firstEdge { link(edges.count - 1, firstEdge) }
    }
    for index in 0..<edges.count where !edges[index].isContinuation {
      let (bottom, top) = (edges[index].bottom, edges[index].top)
      let slope = (top.x - bottom.x) / (top.y - bottom.y)
      starts.append(SweepStart(bottom: bottom, slope: slope, edge: Int32(index)))
    }
    sortStarts()
  }

  /// The point as the sweep sees it.
  @inline(always)
  private func turned(_ point: Point2) -> Point2 {
    isTransposed ? Point2(point.y, point.x) : point
  }

  /// Links two edges that follow each other along the outline, if one goes on from the other.
  private mutating func link(_ before: Int, _ after: Int) {
    guard edges[before].winding == edges[after].winding else { return }
    let (lower, upper) = edges[after].winding > 0 ? (before, after) : (after, before)
    edges[lower].next = Int32(upper)
    edges[upper].isContinuation = true
  }

  /// How often the outline turns back along x and along y.
  private static func turns(_ flattened: FlattenedPath) -> (x: Int, y: Int) {
    var turns = (x: 0, y: 0)
    for contour in flattened.contours {
      var from = flattened.points[contour.range.upperBound - 1]
      var direction = Point2.zero
      for index in contour.range {
        let to = flattened.points[index]
        let step = to - from
        if direction.x * step.x < 0 { turns.x += 1 }
        if direction.y * step.y < 0 { turns.y += 1 }
        if step.x != 0 { direction.x = step.x }
        if step.y != 0 { direction.y = step.y }
        from = to
      }
    }
    return turns
  }

  /// Sorts the starts in place, without more memory.
  private mutating func sortStarts() {
    let count = starts.count
    if count <= 32 {
      for place in 1..<max(count, 1) {
        let start = starts[place]
        var hole = place
        while hole > 0, start < starts[hole - 1] {
          starts[hole] = starts[hole - 1]
          hole -= 1
        }
        starts[hole] = start
      }
      return
    }
    for root in stride(from: count / 2 - 1, through: 0, by: -1) { sift(root, below: count) }
    for end in stride(from: count - 1, to: 0, by: -1) {
      (starts[0], starts[end]) = (starts[end], starts[0])
      sift(0, below: end)
    }
  }

  /// Restores the heap, largest first, below one place of it.
  private mutating func sift(_ root: Int, below end: Int) {
    let start = starts[root]
    var hole = root
    while true {
      var child = 2 * hole + 1
      guard child < end else { break }
      if child + 1 < end, starts[child] < starts[child + 1] { child += 1 }
      guard start < starts[child] else { break }
      starts[hole] = starts[child]
      hole = child
    }
    starts[hole] = start
  }
}
