/// An element of a path together with the point it starts from.
enum PathSegment {
  /// Starts a subpath at a point.
  case move(Point2)
  /// A line from the first point to the second.
  case line(Point2, Point2)
  /// A quadratic curve: start, control point, end.
  case quad(Point2, Point2, Point2)
  /// A cubic curve: start, two control points, end.
  case cubic(Point2, Point2, Point2, Point2)
  /// An elliptical arc.
  case arc(EllipticalArc)
  /// A line from the current point back to the subpath's start.
  case close(Point2, Point2)
}

extension Path {
  /// Calls `body` for each element in order.
  ///
  /// An element after a close starts from the point that the closed subpath started from.
  @inline(always)
  func forEachSegment<Failure: Error>(
    _ body: (PathSegment) throws(Failure) -> Void
  ) throws(Failure) {
    guard let storage else { return }
    var (current, start) = (Point2.zero, Point2.zero)
    var place = 0
    for index in 0..<Int(verbCount) {
      let verb = storage.verb(index)
      switch verb {
      case .move:
        start = storage.point(place)
        try body(.move(start))
        current = start
      case .line:
        let end = storage.point(place)
        try body(.line(current, end))
        current = end
      case .quad:
        let end = storage.point(place + 1)
        try body(.quad(current, storage.point(place), end))
        current = end
      case .cubic:
        let end = storage.point(place + 2)
        try body(.cubic(current, storage.point(place), storage.point(place + 1), end))
        current = end
      case .arc:
        let end = storage.point(place + 4)
        let angles = storage.point(place + 3)
        try body(
          .arc(
            EllipticalArc(
              from: current, to: end, center: storage.point(place),
              firstAxis: storage.point(place + 1), secondAxis: storage.point(place + 2),
              start: angles.x, sweep: angles.y)))
        current = end
      case .close:
        try body(.close(current, start))
        current = start
      }
      place += verb.pointCount
    }
  }
}
