import AnimKernel
import Foundation
import TestSupport
import Testing

@Suite("Parameters of springs")
struct SpringsParametersTests {
  struct Conversions: Decodable {
    struct Case: Decodable {
      var id: String
      var `in`: SpringParameters
      var out: Constants
    }
    struct Constants: Decodable {
      var mass, stiffness, damping, response, dampingRatio: Double?
      var bounce, duration: Double?
    }
    var cases: [Case]
  }

  @Test("the reference conversions hold to 1e-14", .enabled(if: SharedData.isAvailable))
  func conversions() throws {
    let vectors = try SharedData.json("vectors/spring_conversions.json", as: Conversions.self)
    #expect(vectors.cases.count > 20)
    for one in vectors.cases {
      let spring = one.in.spring
      for (name, got, wanted) in [
        ("mass", spring.mass, one.out.mass), ("stiffness", spring.stiffness, one.out.stiffness),
        ("damping", spring.damping, one.out.damping),
        ("response", spring.response, one.out.response),
        ("dampingRatio", spring.dampingRatio, one.out.dampingRatio),
        ("bounce", spring.bounce, one.out.bounce),
        ("duration", spring.duration, one.out.duration),
      ] {
        guard let wanted else { continue }
        #expect(abs(got - wanted) <= 1e-14 * abs(wanted), "\(name) of \(one.id)")
      }
    }
  }

  @Test("Apple's printed examples come out")
  func printed() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.mass == 1)
    #expect((spring.stiffness * 10).rounded() == 1579)
    #expect((spring.damping * 10).rounded() == 176)
    let other = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect((other.duration * 100).rounded() == 63)
    #expect(abs(other.bounce - 0.5) < 1e-15)
  }

  @Test("over-damping is kept only where it is allowed")
  func overDamping() {
    #expect(Spring(stiffness: 100, damping: 25).dampingRatio == 1)
    #expect(Spring(stiffness: 100, damping: 25, allowOverDamping: true).dampingRatio == 1.25)
  }

  @Test("numbers that make no spring have a defined result")
  func defined() {
    #expect(Spring(duration: -1, bounce: 0) == Spring(duration: 0, bounce: 0))
    #expect(Spring(duration: .nan, bounce: 0).value(target: 1.0, time: 0.1) == 1)
    #expect(Spring(duration: 0.5, bounce: 7) == Spring(duration: 0.5, bounce: 1))
    #expect(Spring(duration: 0.5, bounce: -7).value(target: 1.0, time: 9) == 0)
  }
}

@Suite("Settling of springs")
struct SpringsSettlingTests {
  struct Vectors: Decodable {
    struct Case: Decodable {
      var id, regime: String
      var params: SpringParameters
      var target, initialVelocity, epsilon: Double
      var exact_last_crossing, envelope_sum_bound: Double?
    }
    var cases: [Case]
  }

  @Test("the reference bounds hold", .enabled(if: SharedData.isAvailable))
  func vectors() throws {
    let vectors = try SharedData.json("vectors/settling.json", as: Vectors.self)
    #expect(vectors.cases.count > 10)
    for one in vectors.cases {
      let spring = one.params.spring
      let time = spring.settlingDuration(
        target: one.target, initialVelocity: one.initialVelocity, epsilon: one.epsilon)
      guard let exact = one.exact_last_crossing else {
        #expect(time == .infinity, "\(one.id)")
        continue
      }
      #expect(time >= exact - 1e-9, "\(one.id)")
      #expect(time <= 10 * max(exact, spring.response), "\(one.id)")
      if one.regime != "under" { #expect(abs(time - exact) <= 1e-6, "\(one.id)") }
      if let bound = one.envelope_sum_bound {
        #expect(time <= bound * (1 + 1e-12), "\(one.id)")
      }
    }
  }

  @Test("after the settling time the motion stays within epsilon")
  func bound() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      let spring = Spring(
        response: .random(in: 0.05...3, using: &generator),
        dampingRatio: [0.1, 0.5, 0.99, 1 - 1e-9, 1, 1 + 1e-9, 1.5, 20].randomElement() ?? 1)
      let target = Double.random(in: -100...100, using: &generator)
      let velocity = Double.random(in: -1000...1000, using: &generator)
      let settled = spring.settlingDuration(
        target: target, initialVelocity: velocity, epsilon: 0.01)
      for step in 0..<200 {
        let time = settled + Double(step) / 100 * spring.response
        let value = spring.value(target: target, initialVelocity: velocity, time: time)
        #expect(abs(value - target) <= 0.01 * (1 + 1e-6), "\(spring) at \(time), not \(settled)")
      }
    }
  }

  @Test("a spring made by its settling time has it", arguments: [0.2, 0.7, 1, 2.5])
  func byDuration(ratio: Double) {
    let spring = Spring(settlingDuration: 1.7, dampingRatio: ratio)
    #expect(abs(spring.settlingDuration - 1.7) < 1e-6)
    #expect(spring.dampingRatio == ratio)
  }
}
