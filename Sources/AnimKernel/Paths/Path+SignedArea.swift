extension Path {
  /// Half the integral of x·dy − y·dx around the path, every subpath closed, in square path units.
  ///
  /// The area of a simple outline, positive where it turns from the x axis towards the y axis:
  /// clockwise on a screen. Where subpaths overlap or cross themselves, each region counts by its
  /// winding number. Exact but for rounding, curves and arcs included.
  ///
  /// - Complexity: O(elements).
  public var signedArea: Double {
    // Measured from a point of the path: far from the origin the products would cancel.
    var origin: Point2?
    var (start, current) = (Point2.zero, Point2.zero)
    var doubled = 0.0
    forEachSegment { segment in
      let base = origin ?? segment.first
      origin = base
      if case .move = segment {
        doubled += (current - base).cross(start - base)
        start = segment.first
      }
      doubled += segment.doubledArea(around: base)
      current = segment.last
    }
    if let origin { doubled += (current - origin).cross(start - origin) }
    return doubled / 2
  }
}

extension PathSegment {
  /// Where the segment starts.
  var first: Point2 {
    switch self {
    case .move(let point): point
    case .line(let from, _), .close(let from, _): from
    case .quad(let from, _, _): from
    case .cubic(let from, _, _, _): from
    case .arc(let arc): arc.from
    }
  }

  /// Where the segment ends.
  var last: Point2 {
    switch self {
    case .move(let point): point
    case .line(_, let to), .close(_, let to): to
    case .quad(_, _, let to): to
    case .cubic(_, _, _, let to): to
    case .arc(let arc): arc.to
    }
  }

  /// The integral of x·dy − y·dx along the segment, x and y counted from `origin`.
  fileprivate func doubledArea(around origin: Point2) -> Double {
    switch self {
    case .move: return 0
    case .line(let from, let to), .close(let from, let to):
      return (from - origin).cross(to - origin)
    case .quad(let from, let control, let to):
      let (a, b) = (control - from, to - from)
      return (from - origin).cross(to - origin) + 2 / 3 * a.cross(b)
    case .cubic(let from, let control1, let control2, let to):
      let (a, b, c) = (control1 - from, control2 - from, to - from)
      return (from - origin).cross(to - origin)
        + 0.3 * (a.cross(b) + 2 * b.cross(c) + a.cross(c))
    case .arc(let arc):
      let (first, last) = (arc.point(at: arc.start), arc.point(at: arc.start + arc.sweep))
      let center = arc.center - origin
      return (arc.from - origin).cross(first - origin) + center.cross(last - first)
        + arc.firstAxis.cross(arc.secondAxis) * arc.sweep
        + (last - origin).cross(arc.to - origin)
    }
  }
}
