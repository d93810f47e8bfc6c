import Foundation
import TestSupport
import Testing

@testable import AnimKernel

@Suite("Motion of springs")
struct SpringsMotionTests {
  @Test("the reference values hold", .enabled(if: SharedData.isAvailable))
  func vectors() throws {
    let vectors = try SpringVectors.load()
    #expect(vectors.cases.count > 40)
    for one in vectors.cases {
      let spring = one.params.spring
      for sample in one.samples {
        let value = spring.value(
          target: one.target, initialVelocity: one.initialVelocity, time: sample.t)
        let velocity = spring.velocity(
          target: one.target, initialVelocity: one.initialVelocity, time: sample.t)
        #expect(
          abs(value - sample.value) <= sample.tol_value, "value of \(one.id) at \(sample.t) s")
        #expect(
          abs(velocity - sample.velocity) <= sample.tol_velocity,
          "velocity of \(one.id) at \(sample.t) s")
      }
    }
  }

  @Test(
    "without over-damping the reference values of interpolating springs hold",
    .enabled(if: SharedData.isAvailable))
  func interpolating() throws {
    let vectors = try InterpolatingSpringVectors.load()
    #expect(vectors.cases.count == 9)
    for one in vectors.cases {
      let spring = Spring(mass: one.mass, stiffness: one.stiffness, damping: one.damping)
      for sample in one.samples {
        let value = spring.value(
          target: 1.0, initialVelocity: one.initialVelocity, time: sample.t)
        #expect(
          abs(value - sample.fraction) <= one.tolerance(at: sample),
          "\(one.id) at \(sample.t) s")
      }
    }
  }

  static let springs = [
    Spring.smooth, .snappy, .bouncy, Spring(response: 0.3, dampingRatio: 3),
    Spring(stiffness: 100, damping: 0), Spring(response: 1, dampingRatio: 1 + 1e-9),
  ]

  @Test("many small updates end where one closed form does", arguments: springs)
  func update(spring: Spring) {
    var (value, velocity) = (0.0, 3.0)
    for _ in 0..<1000 {
      spring.update(value: &value, velocity: &velocity, target: 2.0, deltaTime: 0.001)
    }
    let exact = spring.value(target: 2.0, initialVelocity: 3.0, time: 1)
    #expect(abs(value - exact) < 1e-11)
    let rate = spring.velocity(target: 2.0, initialVelocity: 3.0, time: 1)
    #expect(abs(velocity - rate) < 1e-10)
  }

  @Test("the force is what the motion's acceleration asks for", arguments: springs)
  func force(spring: Spring) {
    let h = 1e-5
    let velocity = { spring.velocity(target: 1.0, initialVelocity: 2.0, time: $0) }
    let acceleration = (velocity(0.1 + h) - velocity(0.1 - h)) / (2 * h)
    let force = spring.force(
      target: 1.0, position: spring.value(target: 1.0, initialVelocity: 2.0, time: 0.1),
      velocity: velocity(0.1))
    #expect(abs(force / spring.mass - acceleration) < 1e-4 * max(1, abs(acceleration)))
  }

  @Test("a vector's components move as they would alone")
  func components() {
    let pair = Spring.bouncy.value(
      target: AnimatablePair(1.0, -5.0), initialVelocity: AnimatablePair(2.0, 0.5), time: 0.2)
    #expect(pair.first == Spring.bouncy.value(target: 1.0, initialVelocity: 2.0, time: 0.2))
    #expect(pair.second == Spring.bouncy.value(target: -5.0, initialVelocity: 0.5, time: 0.2))
  }

  @Test("an animatable value moves from where it is")
  func animatable() {
    let middle = Spring.smooth.value(
      fromValue: CGPoint(x: 10, y: 0), toValue: CGPoint(x: 20, y: -10),
      initialVelocity: AnimatablePair(0, 0), time: 0.1)
    let progress = Spring.smooth.value(target: 1.0, time: 0.1)
    #expect(abs(middle.x - (10 + 10 * progress)) < 1e-12)
    #expect(abs(middle.y + 10 * progress) < 1e-12)
  }

  @Test("finite parameters and times never give NaN")
  func finite() {
    let numbers = [0, -1, 1e-300, 1e-9, 1, 1e9, 1e300]
    for first in numbers {
      for second in numbers {
        for spring in [
          Spring(duration: first, bounce: second),
          Spring(response: first, dampingRatio: second),
          Spring(mass: 1, stiffness: first, damping: second, allowOverDamping: true),
          Spring(mass: first, stiffness: second, damping: 1, allowOverDamping: true),
        ] {
          for time in [0, 1e-300, 1e-3, 1, 1e9] {
            let value = spring.value(target: 1.0, initialVelocity: 1.0, time: time)
            let velocity = spring.velocity(target: 1.0, initialVelocity: 1.0, time: time)
            #expect(!value.isNaN && !velocity.isNaN, "\(spring) at \(time)")
          }
        }
      }
    }
  }
}
