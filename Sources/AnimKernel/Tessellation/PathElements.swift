internal import KernelTypes

/// The elements of a path as flattening sees them: curves for the kernels, arcs between them.
///
/// It holds the addresses alone: whoever makes one keeps the path's storage alive.
struct PathElements {
  /// How many verbs there are.
  let verbCount: Int
  private let verbs: Source
  private let points: Source
  private let set: InstructionSet

  /// Elements that the kernels of an instruction set flatten.
  init(verbs: Source, verbCount: Int, points: Source, set: InstructionSet) {
    self.verbs = verbs
    self.verbCount = verbCount
    self.points = points
    self.set = set
  }

  /// Whether a coordinate of the `count` points is not a number or beyond a magnitude.
  func holdsCoordinate(beyond limit: Double, of count: Int) -> Bool {
    FlatteningKernels.holdsValueBeyond(limit, values: points, count: 2 * count, on: set)
  }

  /// How many points all elements become at most.
  func countPoints(_ lineCount: LineCount) -> Int {
    var cursor = FlatteningCursor()
    // A line, a close and a contour's first point each take one.
    var total = 2 * verbCount
    while true {
      total += FlatteningKernels.countCurveLines(
        &cursor, verbs: verbs, verbCount: verbCount, points: points, factor: lineCount.factor,
        on: set)
      guard cursor.verb < verbCount else { return total }
      total += lineCount.arc(skipArc(&cursor))
    }
  }

  /// Writes all points, and the contours that another element or a close ends.
  ///
  /// - Parameters:
  ///   - cursor: the start of the path; left behind its last element.
  ///   - lineCount: how many lines curves and arcs become.
  ///   - room: how many points may be written.
  ///   - out: receives the points; there is room for them and the kernels' slack.
  ///   - contours: receives two integers a contour.
  /// - Returns: whether there was room for all of them.
  func write(
    _ cursor: inout FlatteningCursor, _ lineCount: LineCount, room: Int,
    into out: PointDestination, contours: Destination
  ) -> Bool {
    while true {
      let fits = FlatteningKernels.writeLines(
        &cursor, verbs: verbs, verbCount: verbCount, points: points, factor: lineCount.factor,
        inverses: unsafe InverseTable.source, room: room, into: out.destination, contours: contours,
        on: set)
      guard fits else { return false }
      guard cursor.verb < verbCount else { return true }
      let arc = skipArc(&cursor)
      let count = lineCount.arc(arc)
      guard cursor.place + count + 1 <= room else { return false }
      if cursor.contourStart < 0 {
        cursor.contourStart = cursor.place
        out.store(arc.from, at: cursor.place)
        cursor.place += 1
      }
      out.write(arc, lines: count, at: cursor.place)
      cursor.place += count
    }
  }

  /// The arc that the cursor stands before; it is moved behind it.
  private func skipArc(_ cursor: inout FlatteningCursor) -> EllipticalArc {
    let first = cursor.point
    let angles = points.pathPoint(first + 3)
    let arc = EllipticalArc(
      from: points.pathPoint(cursor.current), to: points.pathPoint(first + 4),
      center: points.pathPoint(first), firstAxis: points.pathPoint(first + 1),
      secondAxis: points.pathPoint(first + 2), start: angles.x, sweep: angles.y)
    cursor.verb += 1
    cursor.point += 5
    cursor.current = cursor.point - 1
    return arc
  }
}

extension PointDestination {
  /// Writes an arc's points at equal angles; the last is its end.
  ///
  /// - Parameters:
  ///   - arc: the arc.
  ///   - lines: how many points are written, at least 1.
  ///   - place: where the first of them goes.
  func write(_ arc: EllipticalArc, lines: Int, at place: Int) {
    // Four points at once, each a quarter as many products of unit vectors from the start: after
    // 65536 lines within 1e-11 of the circle, far below the deviation of so many chords.
    let step = Point2(angle: arc.sweep / Double(lines))
    var (x, y) = (SIMD4<Double>.zero, SIMD4<Double>.zero)
    var turn = Point2(angle: arc.start)
    for lane in 0..<4 {
      turn = turn.turned(by: step)
      (x[lane], y[lane]) = (turn.x, turn.y)
    }
    let two = step.turned(by: step)
    let four = two.turned(by: two)
    var index = 0
    while index < lines - 1 {
      let px = (arc.firstAxis.x * x + arc.secondAxis.x * y) + arc.center.x
      let py = (arc.firstAxis.y * x + arc.secondAxis.y * y) + arc.center.y
      for lane in 0..<min(4, lines - 1 - index) {
        store(Point2(px[lane], py[lane]), at: place + index + lane)
      }
      (x, y) = (x * four.x - y * four.y, x * four.y + y * four.x)
      index += 4
    }
    store(arc.to, at: place + lines - 1)
  }
}

extension Point2 {
  /// The product with a unit vector as complex numbers: turned by its angle.
  fileprivate func turned(by turn: Self) -> Self {
    Self(x * turn.x - y * turn.y, x * turn.y + y * turn.x)
  }
}
