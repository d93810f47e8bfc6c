/// Cuts what an outline encloses into trapezoids, from the smallest y to the largest.
///
/// Between two neighbouring heights at which edges begin or end, every edge that is met passes
/// through. Their order at the lower height and their order at the upper one differ by just the
/// crossings in between; each crossing swaps two neighbours. A trapezoid goes on upwards as long as
/// the same two edges bound it, so there are about as many of them as points and crossings.
///
/// Orders are compared, never angles: rounding moves a crossing by an ulp or so, but cannot confuse
/// the sweep, and each pair of edges is swapped once at most between two heights.
struct FillSweep: ~Copyable {
  /// How much work one outline may be: edges met, added up over all heights and crossings.
  var stepLimit = 1 << 32
  /// How many triangles one outline may become.
  var triangleLimit = 1 << 24

  var edges = ScratchBuffer<SweepEdge>()
  /// The edges without a predecessor below, in the order in which the sweep meets them.
  var starts = ScratchBuffer<SweepStart>()
  /// The edges that the current height meets, from left to right.
  private var active = ScratchBuffer<Int32>()
  private var merged = ScratchBuffer<Int32>()
  private var crossings = CrossingQueue()
  /// The bits of a winding number that make it inside.
  private var insideMask: Int32 = -1
  /// Whether x and y are exchanged: the sweep runs along the axis with fewer turns.
  var isTransposed = false
  private var keepsTriangles = false
  private var mesh = Mesh()
  private var steps = 0
  /// The area of all trapezoids so far.
  private var area = 0.0

  /// Appends the triangles of what a flattened path encloses, every contour closed.
  ///
  /// - Throws: ``PathError/tooComplex(points:)``; the mesh then holds part of the triangles.
  mutating func run(
    over flattened: FlattenedPath, isEOFilled: Bool, mesh: inout Mesh
  ) throws(PathError) {
    keepsTriangles = true
    swap(&self.mesh, &mesh)
    defer { swap(&self.mesh, &mesh) }
    try run(over: flattened, isEOFilled: isEOFilled)
  }

  /// The area that a flattened path encloses, every contour closed.
  ///
  /// - Throws: ``PathError/tooComplex(points:)``.
  mutating func area(
    of flattened: FlattenedPath, isEOFilled: Bool
  ) throws(PathError) -> Double {
    keepsTriangles = false
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
      guard steps < stepLimit, mesh.triangleCount < triangleLimit else {
        throw .tooComplex(points: flattened.points.count)
      }
    }
  }

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
      if edges[next].bottom.x == edges[edge].top.x {
        edges[next].vertexY = edges[edge].vertexY
        edges[next].vertex = edges[edge].vertex
      }
      active[kept] = Int32(next)
      kept += 1
    }
    active.truncate(to: kept)
  }
}

// MARK: - Order

extension FillSweep {
  /// Whether an edge lies left of another at the current height, or leaves it to the left there.
  @inline(always)
  private func precedes(_ left: Int32, _ right: Int32) -> Bool {
    let (a, b) = (Int(left), Int(right))
    let (x, y) = (edges[a].bottomX, edges[b].bottomX)
    return x < y || x == y && edges[a].topX < edges[b].topX
  }

  /// Sorts the active edges from left to right; the first `sorted` nearly are so already, and so
  /// are the others.
  private mutating func order(sorted: Int) {
    sort(0..<sorted)
    let count = active.count
    guard sorted < count else { return }
    sort(sorted..<count)
    guard sorted > 0, precedes(active[sorted], active[sorted - 1]) else { return }
    // Merge from the end, with the new edges out of the way.
    merged.removeAll()
    for place in sorted..<count { merged.append(active[place]) }
    var (old, new) = (sorted - 1, merged.count - 1)
    for place in stride(from: count - 1, through: 0, by: -1) {
      guard new >= 0 else { break }
      if old >= 0, precedes(merged[new], active[old]) {
        active[place] = active[old]
        old -= 1
      } else {
        active[place] = merged[new]
        new -= 1
      }
    }
  }

  /// Sorts some active edges by insertion.
  private mutating func sort(_ range: Range<Int>) {
    for place in range.dropFirst() {
      let edge = active[place]
      var hole = place
      while hole > range.lowerBound, precedes(edge, active[hole - 1]) {
        active[hole] = active[hole - 1]
        hole -= 1
      }
      active[hole] = edge
      steps += place - hole
    }
  }

  /// Swaps the edges that cross between two heights, from the lowest crossing to the highest.
  private mutating func cross(from bottom: Double, to top: Double) {
    let count = active.count
    crossings.removeAll()
    for place in 0..<max(count - 1, 0) { noteCrossing(at: place, from: bottom, to: top) }
    guard !crossings.isEmpty else { return }
    for place in 0..<count { edges[Int(active[place])].place = Int32(place) }
    var y = bottom
    while let crossing = crossings.popFirst() {
      steps += 1
      let place = Int(edges[Int(crossing.left)].place)
      // Another edge may have come between, or taken the place.
      guard place + 1 < count, active[place + 1] == crossing.right else { continue }
      y = max(y, crossing.y)
      swapEdges(at: place, y: y)
      if place > 0 { noteCrossing(at: place - 1, from: bottom, to: top) }
      if place + 2 < count { noteCrossing(at: place + 1, from: bottom, to: top) }
      if crossings.count > 4 * count + 64 {
        crossings.removeAll()
        for place in 0..<count - 1 { noteCrossing(at: place, from: bottom, to: top) }
        steps += count
      }
    }
  }

  /// Queues the crossing of two neighbours, if they are the other way round at the upper height.
  @inline(always)
  private mutating func noteCrossing(at place: Int, from bottom: Double, to top: Double) {
    let (left, right) = (Int(active[place]), Int(active[place + 1]))
    let overlap = edges[left].topX - edges[right].topX
    guard overlap > 0 else { return }
    let gap = edges[right].bottomX - edges[left].bottomX
    let y = bottom + (top - bottom) * (gap / (gap + overlap))
    crossings.insert(
      Crossing(y: min(y, top), left: active[place], right: active[place + 1]))
  }
}

// MARK: - Spans

extension FillSweep {
  @inline(always)
  private func isInside(_ winding: Int32) -> Bool { winding & insideMask != 0 }

  /// Swaps two neighbours at their crossing and renews the spans that they bound.
  private mutating func swapEdges(at place: Int, y: Double) {
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
  private mutating func refreshSpans(_ range: Range<Int>, winding: Int32, at y: Double) {
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
  private mutating func closeSpans(of edge: Int, at y: Double) {
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
    guard keepsTriangles else { return }
    let a = vertex(on: left, Point2(lower.left, bottom))
    let b = lower.left == lower.right ? a : vertex(on: right, Point2(lower.right, bottom))
    let d = vertex(on: left, Point2(upper.left, y))
    let c: UInt32
    if upper.left == upper.right {
      c = d
      edges[right].vertex = d
      edges[right].vertexY = y
    } else {
      c = vertex(on: right, Point2(upper.right, y))
    }
    if b != a { append(a, b, c) }
    if c != d { append(a, c, d) }
  }

  /// The number of the vertex at a point of an edge: the last one on it, or a new one.
  private mutating func vertex(on edge: Int, _ point: Point2) -> UInt32 {
    if edges[edge].vertexY == point.y { return edges[edge].vertex }
    let index = mesh.appendVertex(isTransposed ? Point2(point.y, point.x) : point)
    edges[edge].vertex = index
    edges[edge].vertexY = point.y
    return index
  }

  private mutating func append(_ a: UInt32, _ b: UInt32, _ c: UInt32) {
    if isTransposed { mesh.appendTriangle(a, c, b) } else { mesh.appendTriangle(a, b, c) }
  }
}
