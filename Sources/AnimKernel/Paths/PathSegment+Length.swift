extension PathSegment {
  /// The length of what the segment draws, in path units; within 1e-9 of it, relatively.
  var length: Double {
    switch self {
    case .move: 0
    case .line(let from, let to), .close(let from, let to): (to - from).length
    case .quad, .cubic: ArcLength.integral(from: 0, to: 1, speed: Hodograph(of: self).speed)
    case .arc(let arc): arc.length
    }
  }

  /// The parameter, in 0...1, up to which the segment is as long as asked for.
  ///
  /// - Parameters:
  ///   - length: the length from the segment's start, in path units.
  ///   - total: the segment's whole length.
  /// - Returns: the parameter.
  func parameter(atLength length: Double, of total: Double) -> Double {
    switch self {
    case .move: return 1
    case .line, .close: return min(1, max(0, length / total))
    case .quad, .cubic:
      return ArcLength.parameter(at: length, of: total, speed: Hodograph(of: self).speed)
    case .arc(let arc):
      if arc.isCircular { return min(1, max(0, length / total)) }
      return ArcLength.parameter(at: length, of: total) { t in
        arc.tangent(at: arc.start + arc.sweep * t).length * abs(arc.sweep)
      }
    }
  }
}

extension EllipticalArc {
  /// The length of the arc, in path units.
  var length: Double {
    if isCircular { return squaredSemiAxes.long.squareRoot() * abs(sweep) }
    return ArcLength.integral(from: start, to: start + sweep) { tangent(at: $0).length }
  }

  /// Whether both semi-axes are as long, but for rounding.
  fileprivate var isCircular: Bool {
    let axes = squaredSemiAxes
    return axes.long - axes.short <= 1e-12 * axes.long
  }
}

/// The derivative of a Bézier curve by its parameter: itself a quadratic curve.
private struct Hodograph {
  private let a: Point2
  private let b: Point2
  private let c: Point2

  /// The derivative of a quadratic or cubic segment; zero for any other.
  init(of segment: PathSegment) {
    switch segment {
    case .quad(let from, let control, let to):
      (a, c) = (2 * (control - from), 2 * (to - control))
      b = (a + c) / 2
    case .cubic(let from, let control1, let control2, let to):
      (a, b, c) = (3 * (control1 - from), 3 * (control2 - control1), 3 * (to - control2))
    case .move, .line, .arc, .close: (a, b, c) = (.zero, .zero, .zero)
    }
  }

  /// The length of the derivative at a parameter, in path units.
  func speed(at t: Double) -> Double {
    a.mixed(with: b, t).mixed(with: b.mixed(with: c, t), t).length
  }
}
