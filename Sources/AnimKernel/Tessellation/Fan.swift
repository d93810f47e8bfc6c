/// The fast path of filling: an outline that turns one way only, once round, becomes a fan around its
/// first point.
enum Fan {
  /// Appends the fan of an outline's only contour.
  ///
  /// The fan covers the inside once if the ray from the first point to the others always turns the
  /// same way, by less than half a turn each time and by one turn in all. Rays that do not turn are
  /// left to the sweep: a triangle would have no area, and a vertex would lie inside a side.
  ///
  /// - Returns: whether the outline is such a contour; if not, nothing is appended.
  /// - Complexity: O(points).
  static func append(_ outline: borrowing GridOutline, to mesh: inout Mesh) -> Bool {
    guard outline.starts.count == 2, outline.points.count >= 3 else { return false }
    let count = outline.points.count
    let hub = outline.points[0]
    let first = turn(hub, outline.points[1], outline.points[2])
    guard first != 0 else { return false }
    let isReversed = first < 0
    // The side of the first ray that the last one lay on, and how often it changed.
    var (isBehind, changes) = (false, 0)
    for index in 2..<count {
      let bend = turn(hub, outline.points[index - 1], outline.points[index])
      guard isReversed ? bend < 0 : bend > 0 else { return false }
      let side = turn(hub, outline.points[1], outline.points[index])
      let isNowBehind = isReversed ? side > 0 : side < 0
      if isNowBehind != isBehind { changes += 1 }
      isBehind = isNowBehind
    }
    guard changes <= 1 else { return false }
    mesh.appendFan(outline, isReversed: isReversed)
    return true
  }
}
