extension PathSegment {
  /// The segment between two parameters: a segment of the same kind on the same curve.
  ///
  /// Two parts that meet at a parameter share that point, bit for bit; at 0 and 1 it is the
  /// segment's own. A part of a closing line is a line. All coordinates must be finite.
  ///
  /// - Parameters:
  ///   - start: the parameter of the part's start, in 0...1.
  ///   - end: the parameter of its end, in `start`...1.
  /// - Returns: the part.
  func part(from start: Double, to end: Double) -> PathSegment {
    if start == 0, end == 1 { return self }
    switch self {
    case .move: return self
    case .line(let from, let to), .close(let from, let to):
      return .line(from.mixed(with: to, start), from.mixed(with: to, end))
    case .quad(let from, let control, let to):
      func blossom(_ t: Double, _ u: Double) -> Point2 {
        from.mixed(with: control, t).mixed(with: control.mixed(with: to, t), u)
      }
      return .quad(blossom(start, start), blossom(start, end), blossom(end, end))
    case .cubic(let from, let control1, let control2, let to):
      func blossom(_ t: Double, _ u: Double, _ v: Double) -> Point2 {
        let middle = control1.mixed(with: control2, t)
        return from.mixed(with: control1, t).mixed(with: middle, u)
          .mixed(with: middle.mixed(with: control2.mixed(with: to, t), u), v)
      }
      return .cubic(
        blossom(start, start, start), blossom(start, start, end), blossom(start, end, end),
        blossom(end, end, end))
    case .arc(let arc): return .arc(arc.part(from: start, to: end))
    }
  }
}

extension EllipticalArc {
  /// The arc between two parameters, 0 its start and 1 its end: part of the same ellipse.
  func part(from first: Double, to last: Double) -> EllipticalArc {
    func point(_ t: Double) -> Point2 {
      t == 0 ? from : t == 1 ? to : self.point(at: start + sweep * t)
    }
    var part = self
    (part.from, part.to) = (point(first), point(last))
    part.start = start + sweep * first
    part.sweep = sweep * (last - first)
    return part
  }
}

extension Path {
  /// Appends a segment; where it starts must be the current point.
  mutating func append(_ segment: PathSegment) {
    switch segment {
    case .move(let point): append(.move, point)
    case .line(_, let to): append(.line, to)
    case .quad(_, let control, let to): append(.quad, control, to)
    case .cubic(_, let control1, let control2, let to): append(.cubic, control1, control2, to)
    case .arc(let arc): append(arc)
    case .close: append(.close)
    }
  }
}
