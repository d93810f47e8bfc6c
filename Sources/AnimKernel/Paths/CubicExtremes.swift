/// Where one coordinate of a cubic curve turns back: its extremes inside the curve.
struct CubicExtremes {
  /// The parameter of the first extreme, in 0...1; 1 where there is none.
  let first: Double
  /// The parameter of the second extreme, in `first`...1; 1 where there is none.
  let second: Double

  /// The extremes of the coordinate whose control values are given.
  init(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) {
    // The derivative is 3·(a·t² + 2·b·t + c).
    let c = p1 - p0
    let b = p2 - p1 - c
    let a = p3 - p0 - 3 * (p2 - p1)
    let discriminant = b * b - a * c
    guard discriminant >= 0 else {
      (first, second) = (1, 1)
      return
    }
    // Of the two forms of the root, the one without cancellation.
    let sum = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    let (left, right) = (Self.inside(sum / a), Self.inside(c / sum))
    (first, second) = (min(left, right), max(left, right))
  }

  /// The parameter where it lies inside the curve, else 1.
  private static func inside(_ t: Double) -> Double { t > 0 && t < 1 ? t : 1 }
}

extension Point2 {
  /// The point of a cubic curve at a parameter, by de Casteljau's steps.
  static func cubic(_ p0: Self, _ p1: Self, _ p2: Self, _ p3: Self, at t: Double) -> Self {
    let (q0, q1, q2) = (p0.mixed(with: p1, t), p1.mixed(with: p2, t), p2.mixed(with: p3, t))
    return q0.mixed(with: q1, t).mixed(with: q1.mixed(with: q2, t), t)
  }
}
