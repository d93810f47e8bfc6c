import AnimKernel
import Foundation
import TestSupport
import Testing

/// The bounds that the docs state, over dense sweeps and extreme parameters.
@Suite("Accuracy of animation batches")
struct BatchAccuracyTests {
  @Test(
    "springs of any stiffness and damping are within 5e-7 of the motion, for 10⁶ s and 10⁶ rad",
    arguments: InstructionSet.available)
  func springs(set: InstructionSet) throws {
    var random = SeededGenerator(seed: 3)
    var springs: [(spring: Spring, velocity: Double)] = []
    for kind in 0..<6 {
      for _ in 0..<300 {
        let frequency = pow(10, Double.random(in: -6...5, using: &random))
        let u = Double.random(in: 0...1, using: &random)
        let ratio =
          switch kind {
          case 0: 0.0
          case 1: u
          case 2: u * 1e-6
          case 3: 1 + (u - 0.5) * pow(10, -16 * Double.random(in: 0...1, using: &random))
          case 4: 1 + 4 * u
          default: 1 / (1e-4 + u)
          }
        let velocity =
          kind.isMultiple(of: 2) ? 0 : Double.random(in: -2...2, using: &random) * frequency
        springs.append((Spring(response: 2 * .pi / frequency, dampingRatio: ratio), velocity))
      }
    }
    var floats = AnimationBatch<Float>(on: set)
    var doubles = AnimationBatch<Double>(on: set)
    var slots: [(float: Int, double: Int)] = []
    for (spring, velocity) in springs {
      let animation = try BatchAnimation(.spring(spring, initialVelocity: velocity))
      slots.append(
        (
          try floats.start(animation, from: 0, to: 1).slot,
          try doubles.start(animation, from: 0, to: 1).slot
        ))
    }
    var out = [Float](repeating: .nan, count: floats.outputCount)
    var wideOut = [Double](repeating: .nan, count: doubles.outputCount)
    var worst = (float: 0.0, double: 0.0)
    for step in 0..<300 {
      let time = pow(10, Double(step) / 300 * 10 - 4)
      var span = out.mutableSpan
      floats.advance(to: time, into: &span)
      var wideSpan = wideOut.mutableSpan
      doubles.advance(to: time, into: &wideSpan)
      for ((spring, velocity), slot) in zip(springs, slots) {
        let isAtRest =
          time > 0.999_999
          * spring.settlingDuration(
            target: 1.0, initialVelocity: velocity, epsilon: 0.001)
        guard spring.angularFrequencyForTests * time < 1e6, !isAtRest else { continue }
        let exact = spring.value(target: 1.0, initialVelocity: velocity, time: time)
        let amplitude = 1 + abs(velocity) / spring.angularFrequencyForTests
        worst.float = max(worst.float, abs(Double(out[slot.float]) - exact) / amplitude)
        worst.double = max(worst.double, abs(wideOut[slot.double] - exact) / amplitude)
      }
    }
    #expect(worst.float <= 5e-7)
    // The scalar form itself is off by the rounding of the phase, 10⁶ rad × 2⁻⁵³.
    #expect(worst.double <= 1e-9)
  }

  @Test(
    "smooth curves are within their bound in x and in the value",
    arguments: InstructionSet.available)
  func curves(set: InstructionSet) throws {
    let timings = try [
      "linear", "circular-ease-in", "circular-ease-out", "circular-ease-in-out",
      "linear(0, 0.3 10%, 0.31 11%, -2 90%, 1)", "steps(7, jump-both)", "ease", "ease-in",
      "cubic-bezier(0.2, -3, 0.8, 4)",
    ].map { try TimingFunction(parsing: $0) }
    for timing in timings {
      var floats = AnimationBatch<Float>(on: set)
      var doubles = AnimationBatch<Double>(on: set)
      let animation = try BatchAnimation(timing.kind, duration: 1)
      let float = try floats.start(animation, from: 0, to: 1).slot
      let double = try doubles.start(animation, from: 0, to: 1).slot
      var out = [Float](repeating: .nan, count: floats.outputCount)
      var wideOut = [Double](repeating: .nan, count: doubles.outputCount)
      var worst = (float: 0.0, double: 0.0)
      for step in 0...4_000 {
        let time = Double(step) / 4_000
        var span = out.mutableSpan
        floats.advance(to: time, into: &span)
        var wideSpan = wideOut.mutableSpan
        doubles.advance(to: time, into: &wideSpan)
        worst.float = max(
          worst.float, distance(Double(out[float]), from: timing, at: time, within: 4e-7))
        worst.double = max(
          worst.double, distance(wideOut[double], from: timing, at: time, within: 4e-15))
      }
      #expect(worst.float <= 1e-6, "\(timing)")
      #expect(worst.double <= 1e-14, "\(timing)")
    }
  }

  /// How far a value is from what the curve takes between `x − slack` and `x + slack`.
  private func distance(
    _ value: Double, from timing: TimingFunction, at x: Double, within slack: Double
  ) -> Double {
    let near = [max(x - slack, 0), x, min(x + slack, 1)].map { timing.value(at: $0) }
    return max(0, value - (near.max() ?? 0), (near.min() ?? 0) - value)
  }
}

extension Spring {
  /// Undamped angular frequency, in rad/s.
  fileprivate var angularFrequencyForTests: Double { 2 * .pi / response }
}
