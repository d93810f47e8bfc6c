internal import Foundation

/// How many lines of equal steps stand for a curve or arc within a tolerance.
struct LineCount {
  /// The largest count of one element.
  static let limit = 65536

  private let tolerance: Double
  /// What the squares of a curve's second differences are multiplied with: see the kernel that
  /// measures.
  let factor: Double

  /// Counts for a largest deviation of `tolerance` path units, above 0.
  init(tolerance: Double) {
    self.tolerance = tolerance
    factor = (0.75 / tolerance) * (0.75 / tolerance)
  }

  /// The count of an arc: at least four a turn, however large the tolerance.
  func arc(_ arc: EllipticalArc) -> Int {
    // The arc is an affine image of a unit circle's, stretched by the longer semi-axis at most; a
    // chord of h radians stays within 1 - cos(h/2) = 2·sin²(h/4) of the unit circle.
    let radius = arc.squaredSemiAxes.long.squareRoot()
    let step = min(.pi / 2, 4 * asin(min(1, (tolerance / radius / 2).squareRoot())))
    return Self.clamped(abs(arc.sweep) / step)
  }

  /// The next whole number, in 1...`limit`; `limit` for what is not a number.
  private static func clamped(_ count: Double) -> Int {
    count < Double(limit) ? max(1, Int(count.rounded(.up))) : limit
  }
}
