internal import AnimKernel
internal import Foundation

/// A curve family of animation batches, and animations of it that differ.
struct AnimationFamily: Sendable {
  var name: String
  /// How many different animations there are: curves that are tables or functions are few, as they
  /// are in life.
  var distinct: Int
  var make: @Sendable (inout SeededGenerator) throws -> BatchAnimation

  init(
    _ name: String, distinct: Int = .max,
    _ make: @escaping @Sendable (inout SeededGenerator) throws -> BatchAnimation
  ) {
    self.name = name
    self.distinct = distinct
    self.make = make
  }

  /// Every family, and one that repeats.
  static let all = [
    AnimationFamily("linear") { generator in
      try BatchAnimation(.curve(.linear), duration: .random(in: 0.2...2, using: &generator))
    },
    AnimationFamily("cubic-bezier") { generator in
      let curve = UnitCurve.bezier(
        startControlPoint: UnitPoint(x: .random(in: 0...1, using: &generator), y: 0),
        endControlPoint: UnitPoint(x: .random(in: 0...1, using: &generator), y: 1))
      return try BatchAnimation(.curve(curve), duration: .random(in: 0.2...2, using: &generator))
    },
    AnimationFamily("circular") { generator in
      try BatchAnimation(
        .curve(.circularEaseInOut), duration: .random(in: 0.2...2, using: &generator))
    },
    AnimationFamily("steps") { generator in
      try BatchAnimation(
        .steps(StepsEasing(.random(in: 2...20, using: &generator))),
        duration: .random(in: 0.2...2, using: &generator))
    },
    AnimationFamily("linear-pieces", distinct: 16) { generator in
      let stops = (0...20).map { _ in LinearEasing.Stop(.random(in: 0...1, using: &generator)) }
      return try BatchAnimation(
        .linear(LinearEasing(stops)), duration: .random(in: 0.2...2, using: &generator))
    },
    AnimationFamily("spring-under-damped") { generator in
      try BatchAnimation(
        .spring(
          Spring(
            response: .random(in: 0.2...1.2, using: &generator),
            dampingRatio: .random(in: 0.2...0.95, using: &generator)), initialVelocity: 0))
    },
    AnimationFamily("spring-over-damped") { generator in
      try BatchAnimation(
        .spring(
          Spring(
            response: .random(in: 0.2...1.2, using: &generator),
            dampingRatio: .random(in: 1.1...3, using: &generator)), initialVelocity: 0))
    },
    AnimationFamily("repeating") { generator in
      try BatchAnimation(
        .curve(.easeInOut), duration: .random(in: 0.1...0.5, using: &generator), repeatCount: nil,
        autoreverses: true)
    },
    AnimationFamily("custom", distinct: 16) { generator in
      try BatchAnimation(
        custom: Smoothstep(), duration: .random(in: 0.2...2, using: &generator))
    },
  ]

  private struct Smoothstep: CustomCurve {
    func progress(at fraction: Double) -> Double { fraction * fraction * (3 - 2 * fraction) }
  }
}
