/// Splits the edges of an outline where they meet others but at their ends.
///
/// Crossings are rounded to the grid. What that moves may cross anew, so that one goes on until the
/// sweep finds no more; every split leaves shorter edges between grid points.
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
    let (left, right) = (min(edge.low.x, edge.high.x), max(edge.low.x, edge.high.x))
    steps += active.count
    var kept = 0
    for place in 0..<active.count {
      let number = active[place]
      let other = edges[Int(number)]
      // Left behind: nothing from here on meets it.
      if other.high.y < edge.low.y { continue }
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
    if lowSide < 0 && highSide < 0 || lowSide > 0 && highSide > 0 { return }
    let firstLow = turn(second.low, second.high, first.low)
    let firstHigh = turn(second.low, second.high, first.high)
    if firstLow < 0 && firstHigh < 0 || firstLow > 0 && firstHigh > 0 { return }
    if lowSide != 0, highSide != 0, firstLow != 0, firstHigh != 0 {
      let share = Double(firstLow) / (Double(firstLow) - Double(firstHigh))
      let (dx, dy) = (first.high.x &- first.low.x, first.high.y &- first.low.y)
      let crossing = GridPoint(
        x: first.low.x &+ GridPoint.rounded(Double(dx) * share),
        y: first.low.y &+ GridPoint.rounded(Double(dy) * share))
      // Rounded, it may come before an edge's low end in the order of the sweep, or after the high.
      if crossing != first.low, crossing != first.high { split(a, crossing) }
      if crossing != second.low, crossing != second.high { split(b, crossing) }
      return
    }
    if lowSide == 0, Self.isWithin(first, second.low) { split(a, second.low) }
    if highSide == 0, Self.isWithin(first, second.high) { split(a, second.high) }
    if firstLow == 0, Self.isWithin(second, first.low) { split(b, first.low) }
    if firstHigh == 0, Self.isWithin(second, first.high) { split(b, first.high) }
  }

  /// Whether a point on an edge's line lies between its ends.
  @inline(always)
  private static func isWithin(_ edge: FillPartition.Edge, _ point: GridPoint) -> Bool {
    point.key > edge.low.key && point.key < edge.high.key
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
