/// Cuts what an outline encloses into monotone polygons, by a sweep from the smallest y to the
/// largest.
///
/// The sweep needs edges that meet at their ends alone. It notices where they do not, and stops; then
/// `CrossingSplitter` splits them. All it asks is on which side of an edge a grid point lies, which
/// 64 bits answer exactly, so that rounding cannot confuse it.
///
/// Edges with the inside on both sides, or on neither, bound nothing and leave no vertex.
struct FillPartition: ~Copyable {
  /// An edge from its lower to its higher end, in the order of the sweep.
  struct Edge: BitwiseCopyable {
    var low: GridPoint
    var high: GridPoint
    /// What crossing it from left to right adds to the winding number.
    var winding: Int32
    /// The winding number right of it.
    var right: Int32
    /// Whether the inside is on one side of it.
    var isBoundary: Bool
    /// The polygon right of it, where that is the inside.
    var polygon: Int32
    /// The polygon beyond the place where two met, if nothing has parted them since; else -1.
    var second: Int32
  }

  var edges = ScratchBuffer<Edge>()
  /// The edges that the sweep has reached, from left to right.
  var active = ScratchBuffer<Int32>()
  /// The edges that begin at the current vertex, from left to right.
  private var begins = ScratchBuffer<Int32>()
  /// Those that bound the inside, among the edges that end and that begin at the current vertex.
  private var lower = ScratchBuffer<Int32>()
  private var upper = ScratchBuffer<Int32>()
  var polygons = MonotonePolygons()
  /// The bits of a winding number that make it inside.
  private var insideMask: Int32 = -1
  /// Work so far: edges passed over.
  private(set) var steps = 0

  /// How a sweep ended.
  enum Outcome { case done, meetsElsewhere, tooLong }

  /// Triangulates an outline whose points are sorted.
  ///
  /// - Parameters:
  ///   - outline: the outline.
  ///   - order: its points in the order of the sweep.
  ///   - isEOFilled: whether the even-odd rule tells inside from outside.
  ///   - limit: how many edges may be passed over.
  /// - Returns: whether no two edges met but at their ends; else the triangles have no meaning.
  mutating func run(
    _ outline: borrowing GridOutline, _ order: borrowing SweepOrder, isEOFilled: Bool, limit: Int
  ) -> Outcome {
    steps = 0
    insideMask = isEOFilled ? 1 : -1
    polygons.removeAll()
    active.removeAll()
    takeEdges(outline)
    var index = 0
    let count = order.entries.count
    while index < count {
      let key = order.entries[index].key
      begins.removeAll()
      while index < count, order.entries[index].key == key {
        let point = Int(order.entries[index].number)
        let before = Int(outline.edgeBefore[point])
        if edges[before].low.key == key { guard begin(before) else { return .meetsElsewhere } }
        if edges[point].low.key == key { guard begin(point) else { return .meetsElsewhere } }
        index += 1
      }
      guard pass(GridPoint(key: key)) else { return .meetsElsewhere }
      guard steps < limit else { return .tooLong }
    }
    return .done
  }

  @inline(always)
  private func isInside(_ winding: Int32) -> Bool { winding & insideMask != 0 }

  private mutating func takeEdges(_ outline: borrowing GridOutline) {
    edges.removeAll()
    edges.reserve(outline.points.count)
    for index in 0..<outline.points.count {
      let (from, to) = (outline.points[index], outline.points[Int(outline.endPoint[index])])
      let rises = from.key < to.key
      edges.append(
        Edge(
          low: rises ? from : to, high: rises ? to : from, winding: rises ? 1 : -1, right: 0,
          isBoundary: false, polygon: -1, second: -1))
    }
  }

  /// Sorts an edge into those that begin here; one that runs along another is joined with it.
  ///
  /// - Returns: whether none overlaps it in part.
  @inline(always)
  private mutating func begin(_ edge: Int) -> Bool {
    let new = edges[edge]
    var place = begins.count
    while place > 0 {
      let other = edges[Int(begins[place - 1])]
      let bend = turn(other.low, other.high, new.high)
      if bend < 0 { break }
      if bend == 0 {
        guard other.high == new.high else { return false }
        edges[Int(begins[place - 1])].winding &+= new.winding
        return true
      }
      place -= 1
    }
    begins.insert(Int32(truncatingIfNeeded: edge), at: place)
    return true
  }

  /// Takes the sweep past a vertex.
  ///
  /// - Returns: whether no edge passes through it, and no neighbours cross above it.
  @inline(always)
  private mutating func pass(_ vertex: GridPoint) -> Bool {
    // The edges left of the vertex, by bisection; then those that end there.
    var (low, high) = (0, active.count)
    while low < high {
      let middle = (low + high) / 2
      let edge = edges[Int(active[middle])]
      if turn(edge.low, edge.high, vertex) < 0 { low = middle + 1 } else { high = middle }
    }
    let first = low
    var end = first
    while end < active.count {
      let edge = edges[Int(active[end])]
      if turn(edge.low, edge.high, vertex) != 0 { break }
      guard edge.high == vertex else { return false }
      end += 1
    }
    steps += active.count - first

    let left = first > 0 ? edges[Int(active[first - 1])].right : 0
    lower.removeAll()
    for place in first..<end where edges[Int(active[place])].isBoundary {
      lower.append(active[place])
    }
    wind(from: left)
    active.replace(first..<end, with: begins)
    let newEnd = first + begins.count
    if first > 0, newEnd > first {
      guard !cross(active[first - 1], active[first]) else { return false }
    }
    if newEnd < active.count, newEnd > 0 {
      guard !cross(active[newEnd - 1], active[newEnd]) else { return false }
    }
    if lower.count > 0 || upper.count > 0 { connect(vertex, first, isInside(left)) }
    return true
  }

  /// Sets the winding numbers of the edges that begin here.
  @inline(always)
  private mutating func wind(from left: Int32) {
    upper.removeAll()
    var winding = left
    for place in 0..<begins.count {
      let edge = Int(begins[place])
      let wasInside = isInside(winding)
      winding &+= edges[edge].winding
      edges[edge].right = winding
      edges[edge].isBoundary = wasInside != isInside(winding)
      if edges[edge].isBoundary { upper.append(Int32(truncatingIfNeeded: edge)) }
    }
  }

  /// Whether two neighbours cross above the sweep: the one that ends first does so beyond the other.
  @inline(always)
  private func cross(_ left: Int32, _ right: Int32) -> Bool {
    let (left, right) = (edges[Int(left)], edges[Int(right)])
    return left.high.key < right.high.key
      ? turn(right.low, right.high, left.high) < 0
      : turn(left.low, left.high, right.high) > 0
  }

  /// Adds a vertex of the boundary to the polygons around it.
  @inline(always)
  private mutating func connect(_ point: GridPoint, _ first: Int, _ isLeftInside: Bool) {
    let vertex = polygons.appendVertex(point)
    let (lowerCount, upperCount) = (lower.count, upper.count)
    var leftEdge = -1
    if isLeftInside {
      var place = first - 1
      while !edges[Int(active[place])].isBoundary { place -= 1 }
      steps += first - place
      leftEdge = Int(active[place])
    }
    // Whether the region right of the i-th edge, or left of the first, is inside alternates with i.
    var rightPolygon: Int32 = -1
    if lowerCount == 0 {
      if isLeftInside { rightPolygon = part(leftEdge, at: vertex) }
    } else {
      if isLeftInside { closeRight(leftEdge, at: vertex) }
      for place in 0..<lowerCount where (place % 2 == 0) != isLeftInside {
        let edge = edges[Int(lower[place])]
        guard place == lowerCount - 1 else {
          polygons.finish(edge.polygon, at: vertex)
          if edge.second >= 0 { polygons.finish(edge.second, at: vertex) }
          continue
        }
        rightPolygon = edge.polygon
        if edge.second >= 0 {
          polygons.finish(edge.polygon, at: vertex)
          rightPolygon = edge.second
        }
        polygons.add(vertex, .left, to: rightPolygon)
      }
    }
    if upperCount == 0 {
      // Two polygons meet; the next vertex between them parts them again.
      if isLeftInside { edges[leftEdge].second = rightPolygon }
      return
    }
    for place in 0..<upperCount where (place % 2 == 0) != isLeftInside {
      let edge = Int(upper[place])
      edges[edge].second = -1
      edges[edge].polygon = place == upperCount - 1 ? rightPolygon : polygons.start(vertex)
    }
  }

  /// Adds a vertex to the right chain of the polygon right of an edge.
  @inline(always)
  private mutating func closeRight(_ edge: Int, at vertex: Int32) {
    if edges[edge].second >= 0 {
      polygons.finish(edges[edge].second, at: vertex)
      edges[edge].second = -1
    }
    polygons.add(vertex, .right, to: edges[edge].polygon)
  }

  /// Parts the polygon right of an edge at a vertex inside it.
  ///
  /// - Returns: the polygon right of the vertex.
  private mutating func part(_ edge: Int, at vertex: Int32) -> Int32 {
    var (left, right) = (edges[edge].polygon, edges[edge].second)
    if right < 0 {
      // A diagonal to the vertex before: nothing lies between.
      let last = polygons.last(of: left)
      let new = polygons.start(last.vertex)
      (left, right) = last.isLeft ? (new, left) : (left, new)
    }
    polygons.add(vertex, .right, to: left)
    polygons.add(vertex, .left, to: right)
    edges[edge].polygon = left
    edges[edge].second = -1
    return right
  }
}
