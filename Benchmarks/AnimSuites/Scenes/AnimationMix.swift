internal import AnimKernel
internal import Foundation

/// The animations of a busy screen: of 20, nine cubic-bezier curves, six springs that overshoot, two
/// that do not, and one each of linear, circular, and stepped.
///
/// Curves and springs all differ, so that no predictor learns them.
struct AnimationMix {
  /// After as many animations the kinds begin again.
  static let period = 20

  /// The animations; the i-th to be started is the i-th modulo their count.
  let animations: [BatchAnimation]

  /// A mix of `count` different animations.
  init(count: Int, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    animations = try (0..<count).map { index in
      func random(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
      let duration = random(0.2...2)
      switch index % Self.period {
      case 0..<9:
        let curve = UnitCurve.bezier(
          startControlPoint: UnitPoint(x: random(0...1), y: random(0...1)),
          endControlPoint: UnitPoint(x: random(0...1), y: random(0...1)))
        return try BatchAnimation(.curve(curve), duration: duration)
      case 9..<15:
        let spring = Spring(response: random(0.2...1.2), dampingRatio: random(0.2...0.95))
        return try BatchAnimation(.spring(spring, initialVelocity: 0))
      case 15..<17:
        let spring = Spring(response: random(0.2...1.2), dampingRatio: random(1...3))
        return try BatchAnimation(.spring(spring, initialVelocity: 0))
      case 17:
        return try BatchAnimation(.curve(.linear), duration: duration)
      case 18:
        return try BatchAnimation(.curve(.circularEaseInOut), duration: duration)
      default:
        return try BatchAnimation(.steps(StepsEasing(5)), duration: duration)
      }
    }
  }
}
