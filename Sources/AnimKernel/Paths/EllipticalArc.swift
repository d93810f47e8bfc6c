internal import Foundation

/// Part of an ellipse: `center + firstAxis·cos θ + secondAxis·sin θ`, θ from `start` by `sweep`.
///
/// The axes are a pair of conjugate semi-axes, so that any affine map of an arc is again an arc:
/// the map of its centre and of its axes.
struct EllipticalArc: Equatable {
  /// The start, as the path has it; the arc's own differs by rounding alone.
  var from: Point2
  /// The end, as the path has it; the arc's own differs by rounding alone.
  var to: Point2
  /// The middle of the ellipse.
  var center: Point2
  /// From the centre to the point at θ = 0.
  var firstAxis: Point2
  /// From the centre to the point at θ = π/2.
  var secondAxis: Point2
  /// θ of the start, in radians.
  var start: Double
  /// How far θ runs, in radians; negative from the second axis towards the first.
  var sweep: Double

  /// The point at the angle θ, in radians.
  func point(at angle: Double) -> Point2 {
    let turn = Point2(angle: angle)
    return center + firstAxis * turn.x + secondAxis * turn.y
  }

  /// The derivative by θ at the angle θ, in path units a radian.
  func tangent(at angle: Double) -> Point2 {
    let turn = Point2(angle: angle)
    return secondAxis * turn.x - firstAxis * turn.y
  }

  /// The squared semi-axes of the ellipse, the longer first.
  var squaredSemiAxes: (long: Double, short: Double) {
    let half = ((firstAxis * firstAxis).sum() + (secondAxis * secondAxis).sum()) / 2
    let area = firstAxis.cross(secondAxis)
    let difference = ((half - abs(area)) * (half + abs(area))).clampedRoot
    let long = half + difference
    return (long, long > 0 ? area * area / long : 0)
  }

  /// Whether the angle θ of an extreme, known up to whole turns, lies inside the arc.
  func contains(angle: Double) -> Bool {
    let turn = 2 * Double.pi
    let (low, span) = sweep < 0 ? (start + sweep, -sweep) : (start, sweep)
    let offset = (angle - low).truncatingRemainder(dividingBy: turn)
    return (offset < 0 ? offset + turn : offset) <= span
  }

  /// Calls `body` with two control points and the end of each cubic curve that stands for the arc.
  ///
  /// - Parameters:
  ///   - largestStep: how far one curve runs at most, in radians.
  ///   - body: what is called, in order.
  func forEachCubic(
    ofAtMost largestStep: Double = .pi / 2, _ body: (Point2, Point2, Point2) -> Void
  ) {
    // A path's own arcs turn twice at most; only blending far past its ends makes longer ones.
    guard abs(sweep) < 1e4 else { return body(to, to, to) }
    // A hair above a whole number of steps is that number: rounding of the sweep alone.
    let count = max(1, (abs(sweep) / largestStep - 1e-9).rounded(.up))
    let step = sweep / count
    let reach = 4 / 3 * tan(step / 4)
    var begin = from
    for index in 1...Int(count) {
      let (angle, next) = (start + step * Double(index - 1), start + step * Double(index))
      let end = index == Int(count) ? to : point(at: next)
      body(begin + tangent(at: angle) * reach, end - tangent(at: next) * reach, end)
      begin = end
    }
  }
}

extension Double {
  /// The square root, 0 for what rounding has made negative.
  fileprivate var clampedRoot: Double { self > 0 ? squareRoot() : 0 }
}
