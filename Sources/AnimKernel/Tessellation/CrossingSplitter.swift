/// Splits the edges of an outline where they meet others but at their ends.
///
/// An edge that passes through the grid square of another's end is led through that end; other crossings
/// are rounded to the grid. What that moves may cross anew, so that one goes on until the sweep finds no
/// more; every split leaves shorter edges between grid points, and none of them is led past an end
/// unseen, so few rounds are needed.
///
/// Source: Halperin and Packer, Iterated Snap Rounding, 2002.
struct CrossingSplitter: ~Copyable {
  /// A grid point at which an edge is split.
  struct Split: BitwiseCopyable {
    var edge: Int32
    var point: GridPoint
  }

  private var splits = ScratchBuffer<Split>()
  /// The splits by edge, and along each from its start.
  private var order = SweepOrder()
  private var active = ScratchBuffer<Int32>()
  private var result = GridOutline()
  /// Work so far: pairs of edges looked at.
  private(set) var steps = 0

  /// Forgets the work done.
  mutating func begin() { steps = 0 }

  /// Splits an outline's edges wherever two meet.
  ///
  /// - Parameters:
  ///   - outline: what is split.
  ///   - sorted: its points in the order of the sweep.
  ///   - edges: its edges from low to high.
  ///   - limit: how many pairs may be looked at.
  /// - Returns: whether that was enough.
  /// - Complexity: O(points × edges that a horizontal line meets).
  mutating func run(
    _ outline: inout GridOutline, _ sorted: borrowing SweepOrder,
    _ edges: borrowing ScratchBuffer<FillPartition.Edge>, limit: Int
  ) -> Bool {
    splits.removeAll()
    active.removeAll()
    for index in 0..<sorted.entries.count {
      let key = sorted.entries[index].key
      let point = Int(sorted.entries[index].number)
      let before = Int(outline.edgeBefore[point])
      if edges[before].low.key == key { meet(before, edges) }
      if edges[point].low.key == key { meet(point, edges) }
      guard steps < limit else { return false }
    }
    rebuild(&outline)
    return true
  }

  /// Looks for the meetings of an edge with those that the sweep has reached.
  @inline(always)
  private mutating func meet(_ new: Int, _ edges: borrowing ScratchBuffer<FillPartition.Edge>) {
    let edge = edges[new]
    let (left, right) = (min(edge.low.x, edge.high.x) &- 1, max(edge.low.x, edge.high.x) &+ 1)
    steps += active.count
    var kept = 0
    for place in 0..<active.count {
      let number = active[place]
      let other = edges[Int(number)]
      // Left behind: nothing from here on meets it.
      if other.high.y < edge.low.y &- 1 { continue }
      active[kept] = number
      kept += 1
      if max(other.low.x, other.high.x) < left || min(other.low.x, other.high.x) > right {
        continue
      }
      meet(new, edge, Int(number), other)
    }
    active.truncate(to: kept)
    active.append(Int32(truncatingIfNeeded: new))
  }

  /// Notes where two edges are to be split.
  private mutating func meet(
    _ a: Int, _ first: FillPartition.Edge, _ b: Int, _ second: FillPartition.Edge
  ) {
    let lowSide = turn(first.low, first.high, second.low)
    let highSide = turn(first.low, first.high, second.high)
    let firstWidth = Self.width(first)
    let isApart = lowSide >= firstWidth && highSide >= firstWidth
    if isApart || lowSide <= -firstWidth && highSide <= -firstWidth { return }
    let firstLow = turn(second.low, second.high, first.low)
    let firstHigh = turn(second.low, second.high, first.high)
    let secondWidth = Self.width(second)

    var touches = false
    func touch(_ number: Int, _ edge: FillPartition.Edge, _ point: GridPoint) {
      guard Self.isBeside(edge, point) else { return }
      split(number, point)
      touches = true
    }
    if abs(lowSide) < firstWidth { touch(a, first, second.low) }
    if abs(highSide) < firstWidth { touch(a, first, second.high) }
    if abs(firstLow) < secondWidth { touch(b, second, first.low) }
    if abs(firstHigh) < secondWidth { touch(b, second, first.high) }
    // What is left of them when they have been split is looked at again.
    if touches { return }
    guard lowSide < 0 && highSide > 0 || lowSide > 0 && highSide < 0,
      firstLow < 0 && firstHigh > 0 || firstLow > 0 && firstHigh < 0
    else { return }
    let share = Double(firstLow) / (Double(firstLow) - Double(firstHigh))
    let (dx, dy) = (first.high.x &- first.low.x, first.high.y &- first.low.y)
    var crossing = GridPoint(
      x: first.low.x &+ GridPoint.rounded(Double(dx) * share),
      y: first.low.y &+ GridPoint.rounded(Double(dy) * share))
    // A crossing next to an end is that end: an edge is not led back past its own.
    if Self.isNext(second.low, crossing) { crossing = second.low }
    if Self.isNext(second.high, crossing) { crossing = second.high }
    if Self.isNext(first.low, crossing) { crossing = first.low }
    if Self.isNext(first.high, crossing) { crossing = first.high }
    if crossing != first.low, crossing != first.high { split(a, crossing) }
    if crossing != second.low, crossing != second.high { split(b, crossing) }
  }

  /// Whether two points are the same or neighbours on the grid.
  @inline(always)
  private static func isNext(_ a: GridPoint, _ b: GridPoint) -> Bool {
    abs(a.x &- b.x) <= 1 && abs(a.y &- b.y) <= 1
  }

  /// What twice the area that an edge makes with a point stays below where it passes through the
  /// inside of the point's grid square; at least 1.
  @inline(always)
  private static func width(_ edge: FillPartition.Edge) -> Int64 {
    (Int64(abs(edge.high.x &- edge.low.x) &+ abs(edge.high.y &- edge.low.y)) &+ 1) / 2
  }

  /// Whether a point lies beside an edge, not beyond its ends.
  @inline(always)
  private static func isBeside(_ edge: FillPartition.Edge, _ point: GridPoint) -> Bool {
    let (dx, dy) = (Int64(edge.high.x &- edge.low.x), Int64(edge.high.y &- edge.low.y))
    let (x, y) = (Int64(point.x &- edge.low.x), Int64(point.y &- edge.low.y))
    let along = x &* dx &+ y &* dy
    return along > 0 && along < dx &* dx &+ dy &* dy
  }

  /// Notes that an edge is split at a point.
  @inline(always)
  private mutating func split(_ number: Int, _ point: GridPoint) {
    splits.append(Split(edge: Int32(truncatingIfNeeded: number), point: point))
  }

  /// Makes the outline anew with the splits among its points.
  private mutating func rebuild(_ outline: inout GridOutline) {
    order.entries.removeAll()
    for index in 0..<splits.count {
      let split = splits[index]
      let start = outline.points[Int(split.edge)]
      let end = outline.points[Int(outline.endPoint[Int(split.edge)])]
      // The distance along the longer axis, below 2²⁶, rises from the start to the end.
      let isSteep = abs(end.y &- start.y) > abs(end.x &- start.x)
      let way = isSteep ? abs(split.point.y &- start.y) : abs(split.point.x &- start.x)
      order.entries.append(
        SweepOrder.Entry(
          key: Int64(split.edge) &<< 26 | Int64(way), number: Int32(truncatingIfNeeded: index)))
    }
    order.sort()
    result.removeAll()
    var next = 0
    for contour in 0..<outline.starts.count - 1 {
      let first = result.points.count
      for index in Int(outline.starts[contour])..<Int(outline.starts[contour + 1]) {
        result.append(outline.points[index], first)
        while next < order.entries.count {
          let split = splits[Int(order.entries[next].number)]
          guard Int(split.edge) == index else { break }
          result.append(split.point, first)
          next += 1
        }
      }
      result.close(first)
    }
    result.starts.append(Int32(truncatingIfNeeded: result.points.count))
    result.takeGrid(of: outline)
    result.link()
    swap(&result, &outline)
  }
}
