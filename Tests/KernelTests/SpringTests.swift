import TestSupport
import Testing

@testable import AnimKernel

@Suite("Spring kernel")
struct SpringTests {
  struct Motion: Sendable {
    var angularFrequency, dampingRatio, target, initialVelocity: Double
  }

  @Test(
    "the reference values hold within the float tolerance", .enabled(if: SharedData.isAvailable),
    arguments: InstructionSet.available)
  func vectors(set: InstructionSet) throws {
    let vectors = try SpringVectors.load()
    #expect(vectors.cases.count > 40)
    for one in vectors.cases {
      let motion = Motion(
        angularFrequency: one.omega0, dampingRatio: one.dampingRatio, target: one.target,
        initialVelocity: one.initialVelocity)
      let times = one.samples.map { Float($0.t) }
      let (values, velocities) = try run(times.map { _ in motion }, times, set)
      for (i, sample) in one.samples.enumerated() {
        #expect(
          abs(Double(values[i]) - sample.value) <= sample.tol_value * 0x1p29,
          "value of \(one.id) at \(sample.t) s on \(set)")
        #expect(
          abs(Double(velocities[i]) - sample.velocity) <= sample.tol_velocity * 0x1p29,
          "velocity of \(one.id) at \(sample.t) s on \(set)")
      }
    }
  }

  @Test(
    "the reference values of interpolating springs hold within the float tolerance",
    .enabled(if: SharedData.isAvailable), arguments: InstructionSet.available)
  func interpolating(set: InstructionSet) throws {
    let vectors = try InterpolatingSpringVectors.load()
    #expect(vectors.cases.count == 9)
    for one in vectors.cases {
      let spring = Spring(mass: one.mass, stiffness: one.stiffness, damping: one.damping)
      var batch = SpringBatch()
      for _ in one.samples {
        try batch.append(spring, target: 1, initialVelocity: one.initialVelocity)
      }
      let times = one.samples.map { Float($0.t) }
      var values = times
      var span = values.mutableSpan
      batch.values(at: times.span, into: &span, on: set)
      for (i, sample) in one.samples.enumerated() {
        #expect(
          abs(Double(values[i]) - sample.fraction) <= one.tolerance(at: sample) * 0x1p29,
          "\(one.id) at \(sample.t)")
      }
    }
  }

  @Test(
    "an element's result depends on that element alone, in mixed regimes",
    arguments: InstructionSet.available, KernelLengths.all.filter { $0 > 0 })
  func splits(set: InstructionSet, count: Int) throws {
    let ratios = [0, 0.3, 0.999_999, 1, 1.000_001, 2, 40]
    let motions = (0..<count).map { i in
      Motion(
        angularFrequency: .random(in: 1...100), dampingRatio: ratios[i % ratios.count],
        target: .random(in: -10...10), initialVelocity: .random(in: -10...10))
    }
    let times = (0..<count).map { _ in Float.random(in: 0...2) }
    let together = try run(motions, times, set)
    for i in 0..<count {
      let alone = try run([motions[i]], [times[i]], set)
      #expect(alone.values == [together.values[i]])
      #expect(alone.velocities == [together.velocities[i]])
    }
  }

  @Test("motion is continuous across critical damping", arguments: InstructionSet.available)
  func seam(set: InstructionSet) throws {
    let times = (0..<200).map { Float($0) / 100 }
    let critical = times.map { _ in motion(ratio: 1) }
    let exact = try run(critical, times, set)
    for nudge in [1e-12, 1e-9, 1e-8, 1e-7] {
      for ratio in [1 - nudge, 1 + nudge] {
        let near = try run(times.map { _ in motion(ratio: ratio) }, times, set)
        for i in times.indices {
          #expect(abs(near.values[i] - exact.values[i]) <= 1e-6, "ratio \(ratio), \(times[i]) s")
        }
      }
    }
  }

  @Test("every finite spring gives finite values", arguments: InstructionSet.available)
  func finite(set: InstructionSet) throws {
    for frequency in [0, 1e-6, 1, 1e6] {
      for ratio in [0, 1e-6, 1, 1e6] {
        let times: [Float] = [0, 1e-6, 1, 1e6]
        let motion = Motion(
          angularFrequency: frequency, dampingRatio: ratio, target: 1, initialVelocity: 0)
        let out = try run(times.map { _ in motion }, times, set)
        #expect(out.values.allSatisfy { $0.isFinite }, "frequency \(frequency), ratio \(ratio)")
        #expect(out.values[0] == 0)
      }
    }
  }

  @Test("infinite damping never moves, infinite stiffness arrives at once")
  func infinities() throws {
    let still = Motion(
      angularFrequency: 10, dampingRatio: .infinity, target: 3, initialVelocity: 5)
    let stiff = Motion(
      angularFrequency: .infinity, dampingRatio: 1, target: 3, initialVelocity: 5)
    let times: [Float] = [0, 1e-3, 1, 100]
    #expect(try run(times.map { _ in still }, times, .v1).values == [0, 0, 0, 0])
    #expect(try run(times.map { _ in stiff }, times, .v1).values == [0, 3, 3, 3])
  }

  @Test("a spring that is no finite float is refused and nothing is added")
  func refused() {
    var batch = SpringBatch()
    let motion = SpringCoefficients(
      angularFrequency: 1, dampingRatio: 1, displacement: 1e300, initialVelocity: 0)
    #expect(throws: BatchError.self) { try batch.append(motion, target: 1e300) }
    #expect(batch.count == 0)
  }

  private func motion(ratio: Double) -> Motion {
    Motion(angularFrequency: 12, dampingRatio: ratio, target: 1, initialVelocity: 2)
  }

  private func run(
    _ motions: [Motion], _ times: [Float], _ set: InstructionSet
  ) throws -> (values: [Float], velocities: [Float]) {
    var batch = SpringBatch()
    for motion in motions {
      try batch.append(
        SpringCoefficients(
          angularFrequency: motion.angularFrequency, dampingRatio: motion.dampingRatio,
          displacement: motion.target, initialVelocity: motion.initialVelocity),
        target: motion.target)
    }
    var values = [Float](repeating: -1, count: times.count)
    var velocities = values
    var span = values.mutableSpan
    batch.values(at: times.span, into: &span, on: set)
    var velocitySpan = velocities.mutableSpan
    batch.velocities(at: times.span, into: &velocitySpan, on: set)
    return (values, velocities)
  }
}
