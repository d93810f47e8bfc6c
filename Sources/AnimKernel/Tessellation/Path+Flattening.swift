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
    try checkCoordinates(of: storage, on: set)
    // The workspace leaves the result while both are written.
    var workspace = FlatteningWorkspace()
    swap(&workspace, &flattened.workspace)
    defer { swap(&workspace, &flattened.workspace) }
    let elements = PathElements(storage, verbCount: Int(verbCount), set: set)
    let contours = try workspace.withBuffers(verbs: elements.verbCount) {
      lines, steps, contours, arcLines throws(PathError) in
      let limit = elements.countLines(
        tolerance: tolerance, into: lines, steps: steps, arcLines: &arcLines)
      guard limit <= FlattenedPath.pointLimit else {
        throw PathError.tooManyPoints(limit: FlattenedPath.pointLimit)
      }
      var cursor = FlatteningCursor()
      flattened.points.append(limit: limit + FlatteningWorkspace.slack) { out in
        elements.write(
          &cursor, lines: lines, steps: steps, arcLines: arcLines, into: out, contours: contours)
        return cursor.place
      }
      return (count: cursor.contour, openStart: cursor.contourStart)
    }
    workspace.appendContours(contours.count, to: &flattened.contours)
    if contours.openStart >= 0 {
      flattened.contours.append(
        .init(range: contours.openStart..<flattened.points.count, isClosed: false))
    }
  }

  /// Throws where a coordinate, radius or angle is not finite or too large.
  private func checkCoordinates(
    of storage: PathStorage, on set: InstructionSet
  ) throws(PathError) {
    let limit = FlattenedPath.coordinateLimit
    let isBad = withExtendedLifetime(storage) {
      Kernels.holdsValueBeyond(
        limit, values: storage.pointSource, count: 2 * Int(pointCount), on: set)
    }
    guard isBad else { return }
    var point = 0
    for element in 0..<Int(verbCount) {
      for _ in 0..<storage.verb(element).pointCount {
        let value = storage.point(point)
        point += 1
        for axis in 0..<2 where !(abs(value[axis]) <= limit) {
          throw .coordinateOutOfRange(element: element, value: value[axis])
        }
      }
    }
  }
}
