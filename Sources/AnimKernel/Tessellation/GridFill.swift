/// Fills flattened paths: on the grid, by a fan or by monotone polygons.
struct GridFill: ~Copyable {
  /// How much work one outline may be, in edges passed over and pairs looked at.
  ///
  /// It takes seconds to get there.
  var stepLimit = 1 << 31
  /// How often edges may be split before an outline counts as too complex.
  var passLimit = 64

  private var outline = GridOutline()
  private var order = SweepOrder()
  private var partition = FillPartition()
  private var splitter = CrossingSplitter()

  /// Writes the triangles of what a flattened path encloses.
  ///
  /// - Throws: ``PathError/tooComplex(points:)``; nothing is written.
  mutating func run(
    _ flattened: borrowing FlattenedPath, isEOFilled: Bool, into mesh: inout Mesh
  ) throws(PathError) {
    outline.take(flattened)
    guard outline.points.count >= 3 else { return }
    if Fan.append(outline, to: &mesh) { return }
    outline.prepare()
    splitter.begin()
    for _ in 0..<passLimit {
      sort()
      let outcome = partition.run(outline, order, isEOFilled: isEOFilled, limit: stepLimit)
      if outcome == .done { return mesh.append(partition.polygons, of: outline) }
      guard outcome == .meetsElsewhere else { break }
      guard splitter.run(&outline, order, partition.edges, limit: stepLimit) else { break }
    }
    throw .tooComplex(points: flattened.points.count)
  }

  private mutating func sort() {
    order.entries.removeAll()
    order.entries.reserve(outline.points.count)
    for index in 0..<outline.points.count {
      order.entries.append(
        SweepOrder.Entry(
          key: outline.points[index].key, number: Int32(truncatingIfNeeded: index)))
    }
    order.sort()
  }
}
