/// A subpath as cubic curves, each starting where the one before ends.
struct CubicSubpath {
  /// The curves; at least one.
  private(set) var curves: [PathSegment]
  /// Whether the last curve ends where the first starts, by a close.
  let isClosed: Bool
  /// Whether an arc has become curves.
  let hadArcs: Bool
  /// How long all curves up to each one's end are, as a fraction of the whole; the last is 1.
  private(set) var ends: [Double] = []
  private var lengths: [Double] = []
  private var total = 0.0

  /// A subpath of the given curves.
  init(curves: [PathSegment], isClosed: Bool, hadArcs: Bool = false) {
    self.curves = curves
    self.isClosed = isClosed
    self.hadArcs = hadArcs
    measure()
  }

  /// A subpath of one curve in a point.
  init(point: Point2, isClosed: Bool) {
    self.init(curves: [.cubic(point, point, point, point)], isClosed: isClosed)
  }

  private mutating func measure() {
    lengths = curves.map(\.length)
    total = lengths.reduce(0, +)
    var sum = 0.0
    ends = lengths.map { length in
      sum += length
      return total > 0 ? min(1, sum / total) : 1
    }
    ends[ends.count - 1] = 1
  }

  /// Whether all of it lies in one point.
  var isPoint: Bool { total == 0 }

  /// The middle of the bounds.
  var middle: Point2 {
    var path = Path()
    append(to: &path, isClosed: false)
    guard let bounds = path.bounds else { return curves[0].first }
    return (bounds.low + bounds.high) / 2
  }

  /// Twice the area inside, counted as in ``Path/signedArea``.
  var doubledArea: Double {
    var path = Path()
    append(to: &path, isClosed: true)
    return path.signedArea * 2
  }

  /// The same subpath drawn from its end to its start.
  var reversed: CubicSubpath {
    CubicSubpath(
      curves: curves.reversed().map { curve in
        guard case .cubic(let from, let control1, let control2, let to) = curve else {
          return curve
        }
        return .cubic(to, control2, control1, from)
      }, isClosed: isClosed, hadArcs: hadArcs)
  }

  /// The curve in which a fraction of the length lies, and the parameter there.
  private func place(at fraction: Double) -> (curve: Int, parameter: Double) {
    let curve = ends.firstIndex { fraction <= $0 } ?? ends.count - 1
    let start = curve > 0 ? ends[curve - 1] : 0
    let parameter = curves[curve].parameter(
      atLength: (fraction - start) * total, of: lengths[curve])
    return (curve, lengths[curve] > 0 ? parameter : 1)
  }

  /// The point at a fraction of the length; beyond 1 it goes on from the start.
  func point(at fraction: Double) -> Point2 {
    let (curve, parameter) = place(at: fraction > 1 ? fraction - 1 : fraction)
    return curves[curve].part(from: 0, to: parameter).last
  }

  /// The same closed subpath drawn from a fraction of its length on.
  func rotated(toStartAt fraction: Double) -> CubicSubpath {
    let (curve, parameter) = place(at: fraction)
    var rotated: [PathSegment] = []
    if parameter < 1 { rotated.append(curves[curve].part(from: parameter, to: 1)) }
    rotated += curves[(curve + 1)...] + curves[..<curve]
    rotated.append(curves[curve].part(from: 0, to: parameter))
    return CubicSubpath(curves: rotated, isClosed: isClosed, hadArcs: hadArcs)
  }

  /// The same subpath cut at fractions of its length: one curve for each.
  ///
  /// - Parameter fractions: where curves end, ascending, the last 1; each of ``ends`` is one of them,
  ///   give or take ``PathAlignment/sameFraction``.
  /// - Returns: the cut subpath.
  func cut(at fractions: [Double]) -> CubicSubpath {
    var (pieces, curve, parameter) = ([PathSegment](), 0, 0.0)
    for fraction in fractions {
      // Curves of no length end where the one before does.
      while curve + 1 < curves.count, ends[curve] < fraction - PathAlignment.sameFraction {
        (curve, parameter) = (curve + 1, 0)
      }
      let start = curve > 0 ? ends[curve - 1] : 0
      let next =
        fraction >= ends[curve] - PathAlignment.sameFraction
        ? 1
        : max(
          parameter,
          curves[curve].parameter(atLength: (fraction - start) * total, of: lengths[curve]))
      pieces.append(curves[curve].part(from: parameter, to: next))
      parameter = next
      if next == 1, curve + 1 < curves.count { (curve, parameter) = (curve + 1, 0) }
    }
    return CubicSubpath(curves: pieces, isClosed: isClosed, hadArcs: hadArcs)
  }

  /// Appends the subpath to a path.
  func append(to path: inout Path, isClosed: Bool) {
    path.append(.move, curves[0].first)
    for curve in curves { path.append(curve) }
    if isClosed { path.append(.close) }
  }
}

extension Path {
  /// The subpaths that draw something, all their elements raised to cubic curves.
  ///
  /// An arc becomes curves of an eighth of a turn at most, within 4.3e-6 of its longer radius.
  var cubicSubpaths: [CubicSubpath] {
    var subpaths: [CubicSubpath] = []
    var (curves, hadArcs) = ([PathSegment](), false)
    func finish(isClosed: Bool) {
      if !curves.isEmpty {
        subpaths.append(CubicSubpath(curves: curves, isClosed: isClosed, hadArcs: hadArcs))
      }
      (curves, hadArcs) = ([], false)
    }
    forEachSegment { segment in
      switch segment {
      case .move: finish(isClosed: false)
      case .line(let from, let to):
        curves.append(.cubic(from, from.mixed(with: to, 1 / 3), from.mixed(with: to, 2 / 3), to))
      case .quad(let from, let control, let to):
        curves.append(
          .cubic(from, from.mixed(with: control, 2 / 3), to.mixed(with: control, 2 / 3), to))
      case .cubic: curves.append(segment)
      case .arc(let arc):
        hadArcs = true
        var from = arc.from
        arc.forEachCubic(ofAtMost: .pi / 4) { control1, control2, to in
          curves.append(.cubic(from, control1, control2, to))
          from = to
        }
      case .close(let from, let to):
        if from != to || curves.isEmpty {
          curves.append(.cubic(from, from.mixed(with: to, 1 / 3), from.mixed(with: to, 2 / 3), to))
        }
        finish(isClosed: true)
      }
    }
    finish(isClosed: false)
    return subpaths
  }
}
