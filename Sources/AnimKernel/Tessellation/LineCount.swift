internal import Foundation

/// How many lines of equal parameter steps stand for a curve within a tolerance.
///
/// Source: G. Wang, The subdivision method for finding the intersection between two Bézier curves
/// or surfaces, Zhejiang University Journal, 1984.
struct LineCount {
  /// The largest count of one element.
  static let limit = 65536

  private let tolerance: Double
  private let inverseTolerance: Double

  /// Counts for a largest deviation of `tolerance` path units, above 0.
  init(tolerance: Double) {
    self.tolerance = tolerance
    inverseTolerance = 1 / tolerance
  }

  /// The count of a quadratic curve.
  func quad(_ from: Point2, _ control: Point2, _ to: Point2) -> Int {
    Self.count(forSquare: (from - 2 * control + to).length * 0.25 * inverseTolerance)
  }

  /// The count of a cubic curve.
  func cubic(_ from: Point2, _ control1: Point2, _ control2: Point2, _ to: Point2) -> Int {
    let bend1 = from - 2 * control1 + control2
    let bend2 = control1 - 2 * control2 + to
    let square = max((bend1 * bend1).sum(), (bend2 * bend2).sum())
    return Self.count(forSquare: square.squareRoot() * 0.75 * inverseTolerance)
  }

  /// The count of an arc: at least four a turn, however large the tolerance.
  func arc(_ arc: EllipticalArc) -> Int {
    // The arc is an affine image of a unit circle's, stretched by the longer semi-axis at most; a
    // chord of h radians stays within 1 - cos(h/2) = 2·sin²(h/4) of the unit circle.
    let radius = arc.squaredSemiAxes.long.squareRoot()
    let step = min(.pi / 2, 4 * asin(min(1, (tolerance / radius / 2).squareRoot())))
    return Self.clamped(abs(arc.sweep) / step)
  }

  private static func count(forSquare square: Double) -> Int {
    clamped(square.squareRoot())
  }

  /// The next whole number, in 1...`limit`; `limit` for what is not a number.
  private static func clamped(_ count: Double) -> Int {
    count < Double(limit) ? max(1, Int(count.rounded(.up))) : limit
  }
}
