/// What a stored element of a path does; its points follow in the point buffer.
enum PathVerb: UInt8 {
  /// Starts a subpath: the point.
  case move
  /// A line: its end.
  case line
  /// A quadratic curve: its control point, its end.
  case quad
  /// A cubic curve: its two control points, its end.
  case cubic
  /// An elliptical arc: centre, first axis, second axis, (start, sweep), end.
  case arc
  /// Closes the subpath: nothing.
  case close

  /// How many points the element has; the last of them is its end.
  var pointCount: Int {
    switch self {
    case .move, .line: 1
    case .quad: 2
    case .cubic: 3
    case .arc: 5
    case .close: 0
    }
  }
}
