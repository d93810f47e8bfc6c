extension Path {
  /// Replaces curves and arcs by lines.
  ///
  /// No point of the path is farther than `tolerance` from the lines, nor a point of the lines from
  /// the path, but for rounding. A curve becomes at most 65536 lines: where the tolerance asks for
  /// more, as below 2e-10 of the curve's own size, the deviation is what these can do.
  ///
  /// A subpath of a move alone gives no contour. An element after a close starts a contour at the
  /// closed subpath's start.
  ///
  /// - Parameters:
  ///   - tolerance: the largest deviation, in path units; finite and above 0.
  ///   - flattened: what is written; its old contents go. It is empty after an error.
  /// - Complexity: O(elements + points); allocates nothing where `flattened` has held as much.
  /// - Throws: ``PathError`` for a tolerance or coordinate out of range, and for more than
  ///   ``FlattenedPath/pointLimit`` points.
  public func flatten(
    tolerance: Double, into flattened: inout FlattenedPath
  ) throws(PathError) {
    flattened.contours.removeAll(keepingCapacity: true)
    do {
      let count = try countLines(tolerance: tolerance, into: &flattened.lineCounts)
      flattened.resize(to: count)
    } catch {
      flattened.removeAll()
      throw error
    }
    let count = write(
      points: &flattened.points, contours: &flattened.contours, lineCounts: flattened.lineCounts)
    flattened.resize(to: count)
  }

  /// Decides how many lines each element becomes, and checks all it holds.
  ///
  /// - Returns: how many points all contours hold at most.
  private func countLines(
    tolerance: Double, into lineCounts: inout [Int32]
  ) throws(PathError) -> Int {
    guard tolerance > 0, tolerance < .infinity else { throw .toleranceNotPositive(tolerance) }
    lineCounts.removeAll(keepingCapacity: true)
    let lineCount = LineCount(tolerance: tolerance)
    var total = 0
    try forEachSegment { segment throws(PathError) in
      let element = lineCounts.count
      let count: Int
      switch segment {
      case .move(let point):
        try Self.check(point, element)
        count = 0
      case .line(_, let to):
        try Self.check(to, element)
        count = 1
      case .quad(let from, let control, let to):
        try Self.check(control, element)
        try Self.check(to, element)
        count = lineCount.quad(from, control, to)
      case .cubic(let from, let control1, let control2, let to):
        try Self.check(control1, element)
        try Self.check(control2, element)
        try Self.check(to, element)
        count = lineCount.cubic(from, control1, control2, to)
      case .arc(let arc):
        try Self.check(arc.center, element)
        try Self.check(arc.firstAxis, element)
        try Self.check(arc.secondAxis, element)
        try Self.check(Point2(arc.start, arc.sweep), element)
        try Self.check(arc.to, element)
        count = lineCount.arc(arc)
      case .close:
        count = 1
      }
      // One point a line, and one more where the element is the first of its contour.
      total += count + 1
      guard total <= FlattenedPath.pointLimit else {
        throw .tooManyPoints(limit: FlattenedPath.pointLimit)
      }
      lineCounts.append(Int32(count))
    }
    return total
  }

  /// Throws where a coordinate is not finite or too large.
  @inline(always)
  private static func check(_ point: Point2, _ element: Int) throws(PathError) {
    let limit = FlattenedPath.coordinateLimit
    guard abs(point.x) <= limit, abs(point.y) <= limit else {
      throw .coordinateOutOfRange(
        element: element, value: abs(point.x) <= limit ? point.y : point.x)
    }
  }

  /// Writes the points and contours; `points` has room for all of them.
  ///
  /// - Returns: how many points were written.
  private func write(
    points array: inout [Point2], contours: inout [FlattenedPath.Contour], lineCounts: [Int32]
  ) -> Int {
    var points = array.mutableSpan
    var count = 0
    var element = 0
    var contourStart: Int?
    forEachSegment { segment in
      let lines = Int(lineCounts[element])
      element += 1
      if case .move = segment {
        if let start = contourStart {
          contours.append(.init(range: start..<count, isClosed: false))
        }
        contourStart = nil
        return
      }
      let start = contourStart ?? count
      if contourStart == nil {
        points[count] = segment.first
        count += 1
      }
      contourStart = start
      switch segment {
      case .move: break
      case .line(_, let to): points[count] = to
      case .quad(let from, let control, let to):
        points.writeQuad(from, control, to, count: lines, at: count)
      case .cubic(let from, let control1, let control2, let to):
        points.writeCubic(from, control1, control2, to, count: lines, at: count)
      case .arc(let arc):
        points.writeArc(arc, count: lines, at: count)
      case .close(let from, let to):
        if from == to, count - start > 1 { count -= 1 }
        contours.append(.init(range: start..<count, isClosed: true))
        contourStart = nil
        return
      }
      count += lines
    }
    if let start = contourStart { contours.append(.init(range: start..<count, isClosed: false)) }
    return count
  }
}
