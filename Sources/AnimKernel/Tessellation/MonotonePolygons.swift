/// Polygons that every horizontal line meets in one piece, triangulated while their vertices arrive.
///
/// Vertices come in the order of the sweep, each on the left or the right chain. A polygon keeps, as a
/// stack, those of its vertices that are not yet cut off: one on a chain and then a run of the other
/// chain that bends inwards.
///
/// Source: Garey, Johnson, Preparata and Tarjan, Triangulating a Simple Polygon, 1978.
struct MonotonePolygons: ~Copyable {
  /// A side of a polygon.
  enum Side { case left, right }

  struct Node: BitwiseCopyable {
    var vertex: Int32
    var below: Int32
  }

  struct Polygon: BitwiseCopyable {
    var top: Int32
    var isTopLeft: Bool
  }

  private var nodes = ScratchBuffer<Node>()
  private var polygons = ScratchBuffer<Polygon>()
  /// The vertices of all polygons, on the grid.
  private(set) var vertices = ScratchBuffer<GridPoint>()
  /// Three vertices a triangle, from the x axis to the y axis.
  private(set) var indices = ScratchBuffer<UInt32>()

  /// Forgets everything and keeps the memory.
  mutating func removeAll() {
    nodes.removeAll()
    polygons.removeAll()
    vertices.removeAll()
    indices.removeAll()
  }

  /// Adds a vertex for polygons to use.
  @inline(always)
  mutating func appendVertex(_ point: GridPoint) -> Int32 {
    vertices.append(point)
    return Int32(truncatingIfNeeded: vertices.count - 1)
  }

  /// The vertex that a polygon got last, and whether it is on the left chain.
  @inline(always)
  func last(of polygon: Int32) -> (vertex: Int32, isLeft: Bool) {
    let polygon = polygons[Int(polygon)]
    return (nodes[Int(polygon.top)].vertex, polygon.isTopLeft)
  }

  /// Starts a polygon at its lowest vertex.
  @inline(always)
  mutating func start(_ vertex: Int32) -> Int32 {
    let top = push(vertex, below: -1)
    polygons.append(Polygon(top: top, isTopLeft: true))
    return Int32(truncatingIfNeeded: polygons.count - 1)
  }

  /// Adds the next vertex of a polygon.
  @inline(always)
  mutating func add(_ vertex: Int32, _ side: Side, to number: Int32) {
    let polygon = polygons[Int(number)]
    let isLeft = side == .left
    var top = polygon.top
    if polygon.isTopLeft == isLeft || nodes[Int(top)].below < 0 {
      top = cutCorners(under: vertex, top: top, isLeft: isLeft)
    } else {
      fan(from: vertex, top: top, isLeft: polygon.isTopLeft)
      top = push(nodes[Int(top)].vertex, below: -1)
    }
    polygons[Int(number)] = Polygon(top: push(vertex, below: top), isTopLeft: isLeft)
  }

  /// Ends a polygon at its highest vertex.
  @inline(always)
  mutating func finish(_ number: Int32, at vertex: Int32) {
    let polygon = polygons[Int(number)]
    fan(from: vertex, top: polygon.top, isLeft: polygon.isTopLeft)
  }

  @inline(always)
  private mutating func push(_ vertex: Int32, below: Int32) -> Int32 {
    nodes.append(Node(vertex: vertex, below: below))
    return Int32(truncatingIfNeeded: nodes.count - 1)
  }

  /// Cuts off the corners of a chain that its next vertex sees.
  ///
  /// - Returns: the node that is left on top.
  @inline(always)
  private mutating func cutCorners(under vertex: Int32, top: Int32, isLeft: Bool) -> Int32 {
    var top = top
    let point = vertices[Int(vertex)]
    while nodes[Int(top)].below >= 0 {
      let (corner, below) = (nodes[Int(top)].vertex, nodes[Int(top)].below)
      let base = nodes[Int(below)].vertex
      let bend = turn(vertices[Int(base)], point, vertices[Int(corner)])
      guard isLeft ? bend > 0 : bend < 0 else { break }
      if isLeft { emit(base, vertex, corner) } else { emit(base, corner, vertex) }
      top = below
    }
    return top
  }

  /// Connects a vertex with all of the opposite chain's.
  ///
  /// Where it lies straight beyond some of these, the triangles between them are turned to the first
  /// vertex beside the line: none has no area, and no vertex lies inside another's side.
  @inline(always)
  private mutating func fan(from vertex: Int32, top: Int32, isLeft: Bool) {
    let point = vertices[Int(vertex)]
    var upper = nodes[Int(top)]
    while upper.below >= 0 {
      let lower = nodes[Int(upper.below)]
      if turn(vertices[Int(lower.vertex)], point, vertices[Int(upper.vertex)]) != 0 {
        emit(lower.vertex, vertex, upper.vertex, isLeft)
        upper = lower
      } else {
        upper = turnLine(vertex, point, from: upper, isLeft)
      }
    }
  }

  /// Connects the vertices that lie on a line with `vertex`, from `first` on, with the one below them.
  ///
  /// - Returns: the node of that one.
  @inline(never)
  private mutating func turnLine(
    _ vertex: Int32, _ point: GridPoint, from first: Node, _ isLeft: Bool
  ) -> Node {
    var apex = first
    while apex.below >= 0,
      turn(vertices[Int(apex.vertex)], point, vertices[Int(first.vertex)]) == 0
    {
      apex = nodes[Int(apex.below)]
    }
    // A polygon without area has no apex.
    guard turn(vertices[Int(apex.vertex)], point, vertices[Int(first.vertex)]) != 0 else {
      return apex
    }
    emit(apex.vertex, vertex, first.vertex, isLeft)
    var upper = first
    while upper.below >= 0 {
      let lower = nodes[Int(upper.below)]
      if lower.vertex == apex.vertex { break }
      emit(apex.vertex, upper.vertex, lower.vertex, isLeft)
      upper = lower
    }
    return apex
  }

  @inline(always)
  private mutating func emit(_ lower: Int32, _ apex: Int32, _ upper: Int32, _ isLeft: Bool) {
    if isLeft { emit(lower, apex, upper) } else { emit(lower, upper, apex) }
  }

  @inline(always)
  private mutating func emit(_ a: Int32, _ b: Int32, _ c: Int32) {
    indices.append(UInt32(truncatingIfNeeded: a))
    indices.append(UInt32(truncatingIfNeeded: b))
    indices.append(UInt32(truncatingIfNeeded: c))
  }
}
