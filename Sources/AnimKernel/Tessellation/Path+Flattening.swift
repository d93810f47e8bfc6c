internal import KernelTypes

extension Path {
  /// Replaces curves and arcs by lines.
  ///
  /// No point of the path is farther than `tolerance` from the lines, nor a point of the lines from
  /// the path, but for rounding. A curve becomes at most 65536 lines: where the tolerance asks for
  /// more, as below 2e-10 of the curve's own size, the deviation is what these can do.
  ///
  /// A subpath of a move alone gives no contour. An element after a close starts a contour at the
  /// closed subpath's start. The same path gives the same points on every machine.
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
    try flatten(tolerance: tolerance, into: &flattened, on: .active)
  }

  /// Replaces curves and arcs by lines, by the kernels of an instruction set: all give the same bits.
  package func flatten(
    tolerance: Double, into flattened: inout FlattenedPath, on set: InstructionSet
  ) throws(PathError) {
    flattened.removeAll()
    guard tolerance > 0, tolerance < .infinity else { throw .toleranceNotPositive(tolerance) }
    guard let storage else { return }
    try withExtendedLifetime(storage) { () throws(PathError) in
      let elements = PathElements(
        verbs: storage.verbSource, verbCount: Int(verbCount), points: storage.pointSource, set: set)
      if elements.holdsCoordinate(beyond: FlattenedPath.coordinateLimit, of: Int(pointCount)) {
        throw coordinateError(in: storage)
      }
      try flattened.write(elements, tolerance: tolerance)
    }
  }

  /// Which coordinate, radius or angle is not finite or too large.
  private func coordinateError(in storage: PathStorage) -> PathError {
    var point = 0
    for element in 0..<Int(verbCount) {
      for _ in 0..<storage.verb(element).pointCount {
        let value = storage.point(point)
        point += 1
        for axis in 0..<2 where !(abs(value[axis]) <= FlattenedPath.coordinateLimit) {
          return .coordinateOutOfRange(element: element, value: value[axis])
        }
      }
    }
    preconditionFailure("every coordinate is in range")
  }
}

extension FlattenedPath {
  /// Writes the lines of a path whose coordinates are in range; empty as yet.
  ///
  /// Into the room that there is, without counting them first; only where that is too small are they
  /// counted, and written anew.
  fileprivate mutating func write(
    _ elements: PathElements, tolerance: Double
  ) throws(PathError) {
    let lineCount = LineCount(tolerance: tolerance)
    var room = points.capacity - FlatteningWorkspace.slack
    var cursor = tryWriting(elements, lineCount, room: room)
    if cursor == nil {
      room = elements.countPoints(lineCount)
      guard room <= Self.pointLimit else { throw .tooManyPoints(limit: Self.pointLimit) }
      cursor = tryWriting(elements, lineCount, room: room)
    }
    guard let cursor else { preconditionFailure("the points were counted") }
    workspace.appendContours(cursor.contour, to: &contours)
    if cursor.contourStart >= 0 {
      contours.append(Contour(range: cursor.contourStart..<points.count, isClosed: false))
    }
  }

  /// Writes all points, if there is room for them.
  ///
  /// - Returns: the cursor behind the last element; `nil`, and no point, where room lacked.
  private mutating func tryWriting(
    _ elements: PathElements, _ lineCount: LineCount, room: Int
  ) -> FlatteningCursor? {
    guard room > 0 else { return nil }
    return workspace.withContours(verbs: elements.verbCount) { marks in
      var cursor = FlatteningCursor()
      var fits = false
      points.append(limit: room + FlatteningWorkspace.slack) { out in
        fits = elements.write(&cursor, lineCount, room: room, into: out, contours: marks)
        return fits ? cursor.place : 0
      }
      return fits ? cursor : nil
    }
  }
}
