/// The fast path of filling: an outline that its first point sees whole becomes a fan around it.
///
/// That is so for everything convex, and for a pie slice drawn from its centre.
enum Fan {
  /// Appends the fan of a flattened path's only contour.
  ///
  /// - Returns: whether the path is one contour seen whole from its first point; if not, nothing is
  ///   appended.
  /// - Complexity: O(points).
  static func append(_ flattened: FlattenedPath, to mesh: inout Mesh) -> Bool {
    guard flattened.contours.count == 1 else { return false }
    let points = flattened.points.span
    var count = points.count
    while count > 1, points[count - 1] == points[0] { count -= 1 }
    let turn = turn(of: points, count: count)
    guard turn != 0 else { return false }
    mesh.appendFan(points, count: count, isReversed: turn < 0)
    return true
  }

  /// The direction in which the ray from the first point to the others turns.
  ///
  /// The fan covers the inside once if the ray never turns back, never by half a turn at once, and
  /// by one turn in all at most.
  ///
  /// - Returns: 1 from the x axis towards the y axis, -1 the other way, 0 where there is no fan.
  private static func turn(of points: Span<Point2>, count: Int) -> Int {
    guard count >= 3 else { return 0 }
    let hub = points[0]
    let first = points[1] - hub
    var (before, left, right) = (first, false, false)
    // The side of the first ray that the last one lay on, and how often it changed.
    var (side, changes) = (0.0, 0)
    guard first != .zero else { return 0 }
    for index in 2..<count {
      let ray = points[index] - hub
      let cross = before.cross(ray)
      left = left || cross < 0
      right = right || cross > 0
      // A ray of no length, one that turns back, and one that turns by half a turn.
      if left && right || cross == 0 && (before * ray).sum() <= 0 { return 0 }
      let newSide = first.cross(ray)
      if newSide * side < 0 { changes += 1 }
      if newSide != 0 { side = newSide }
      before = ray
    }
    return left == right || changes > 1 ? 0 : right ? 1 : -1
  }
}
