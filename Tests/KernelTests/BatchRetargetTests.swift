import AnimKernel
import TestSupport
import Testing

@Suite("Retargeting springs in animation batches")
struct BatchRetargetTests {
  struct Vectors: Decodable {
    struct Case: Decodable {
      var id, rule: String
      var params: SpringParameters?
      var from: Double
      var initialVelocity: Double?
      var events: [Event]
      var samples: [Sample]
    }
    struct Event: Decodable {
      var t, target: Double
    }
    struct Sample: Decodable {
      var t, value: Double
    }
    var cases: [Case]
  }

  @Test(
    "the reference values of merging springs hold", .enabled(if: SharedData.isAvailable),
    arguments: InstructionSet.available)
  func vectors(set: InstructionSet) throws {
    let vectors = try SharedData.json("vectors/retarget.json", as: Vectors.self)
    let merging = vectors.cases.filter { $0.rule == "merge_spring" }
    #expect(merging.count == 4)
    for one in merging {
      let spring = try #require(one.params).spring
      let interval = one.events[0].target - one.from
      let animation = try BatchAnimation(
        .spring(spring, initialVelocity: (one.initialVelocity ?? 0) / interval))
      var floats = AnimationBatch<Float>(on: set)
      var doubles = AnimationBatch<Double>(on: set)
      let target = one.events[0].target
      let float = try floats.start(animation, from: Float(one.from), to: Float(target))
      let double = try doubles.start(animation, from: one.from, to: target)
      var out = [Float](repeating: .nan, count: floats.outputCount)
      var wideOut = [Double](repeating: .nan, count: doubles.outputCount)
      func advance(to time: Double) {
        var span = out.mutableSpan
        floats.advance(to: time, into: &span)
        var wideSpan = wideOut.mutableSpan
        doubles.advance(to: time, into: &wideSpan)
      }
      var events = one.events.dropFirst()
      var largest = abs(target)
      for sample in one.samples {
        while let event = events.first, event.t <= sample.t {
          advance(to: event.t)
          try floats.retarget(float, to: Float(event.target))
          try doubles.retarget(double, to: event.target)
          largest = max(largest, abs(event.target))
          events.removeFirst()
        }
        advance(to: sample.t)
        // At rest it is at its target, 0.1 % of its amplitude from the motion that never ends.
        let isAtRest = try doubles.end(of: double) < sample.t
        let size = largest + abs(one.initialVelocity ?? 0)
        let slack = isAtRest ? 2e-3 : 0
        #expect(abs(wideOut[double.slot] - sample.value) <= (1e-11 + slack) * size)
        #expect(abs(Double(out[float.slot]) - sample.value) <= (2e-6 + slack) * size)
      }
    }
  }

  static let springs = [
    Spring(response: 0.4, dampingRatio: 0.2), Spring(response: 0.5, dampingRatio: 0.85),
    Spring(response: 0.5, dampingRatio: 1), Spring(response: 0.3, dampingRatio: 1.000_000_1),
    Spring(response: 0.4, dampingRatio: 3),
  ]

  @Test(
    "a spring sent elsewhere goes on from its value and velocity, as the closed form does",
    arguments: springs)
  func merge(spring: Spring) throws {
    let animation = try BatchAnimation(.spring(spring, initialVelocity: 0))
    for layout in [ValueLayout.planar, .interleaved] {
      var batch = AnimationBatch<Double>(components: 2, layout: layout)
      let (from, to) = ([0.0, 5], [1.0, -5])
      let handle = try batch.start(animation, from: from.span, to: to.span)
      var out = [Double](repeating: .nan, count: batch.outputCount)
      // The model: offsets from the target and velocities, restarted at every change.
      var (target, value, velocity) = (to, from, [0.0, 0.0])
      var (start, time) = (0.0, 0.0)
      for change in 0..<12 {
        for _ in 0..<7 {
          time += 0.013
          var span = out.mutableSpan
          batch.advance(to: time, into: &span)
          for component in 0..<2 {
            let expected = Self.state(
              spring, from: value[component], velocity: velocity[component],
              to: target[component], after: time - start)
            #expect(
              abs(try batch.values(of: handle)[component] - expected.value) < 1e-10,
              "change \(change), \(time) s")
          }
        }
        for component in 0..<2 {
          let now = Self.state(
            spring, from: value[component], velocity: velocity[component], to: target[component],
            after: time - start)
          (value[component], velocity[component]) = (now.value, now.velocity)
        }
        target = [Double(change % 3) * 4 - 3, Double(change % 2)]
        start = time
        try batch.retarget(handle, to: target.span)
        for component in 0..<2 {
          #expect(abs(try batch.values(of: handle)[component] - value[component]) < 1e-10)
        }
      }
    }
  }

  @Test("velocity is kept from spring to spring, also of another regime and family")
  func otherSpring() throws {
    let (first, second) = (Self.springs[0], Self.springs[4])
    var batch = AnimationBatch<Double>()
    let handle = try batch.start(
      BatchAnimation(.spring(first, initialVelocity: 0)), from: 0, to: 1)
    var out = [Double](repeating: .nan, count: batch.outputCount)
    var span = out.mutableSpan
    batch.advance(to: 0.05, into: &span)
    let before = Self.state(first, from: 0, velocity: 0, to: 1, after: 0.05)
    let target = [3.0]
    let moved = try batch.retarget(
      handle, to: target.span, with: BatchAnimation(.spring(second, initialVelocity: 0)))
    let isContained = batch.contains(handle)
    #expect(moved != handle && !isContained)
    out = [Double](repeating: .nan, count: batch.outputCount)
    span = out.mutableSpan
    batch.advance(to: 0.15, into: &span)
    let after = Self.state(
      second, from: before.value, velocity: before.velocity, to: 3, after: 0.1)
    #expect(abs(out[moved.slot] - after.value) < 1e-10)
  }

  @Test("a spring in a cycle that runs back is sent elsewhere with its own velocity")
  func backwards() throws {
    let spring = Self.springs[1]
    var batch = AnimationBatch<Double>()
    let cycle = try BatchAnimation(
      .spring(spring, initialVelocity: 0), repeatCount: 3, autoreverses: true)
    let handle = try batch.start(cycle, from: 0, to: 1)
    let time = spring.settlingDuration + 0.1
    var out = [Double](repeating: .nan, count: batch.outputCount)
    var span = out.mutableSpan
    batch.advance(to: time, into: &span)
    let forth = Self.state(spring, from: 0, velocity: 0, to: 1, after: 0.1)
    #expect(abs(out[handle.slot] - (1 - forth.value)) < 1e-10)
    try batch.retarget(handle, to: 7)
    span = out.mutableSpan
    batch.advance(to: time + 0.05, into: &span)
    let after = Self.state(
      spring, from: 1 - forth.value, velocity: -forth.velocity, to: 7, after: 0.05)
    #expect(abs(out[handle.slot] - after.value) < 1e-10)
  }

  @Test("a curve sent elsewhere starts again from where it is")
  func curve() throws {
    var batch = AnimationBatch<Float>()
    let handle = try batch.start(BatchAnimation(.curve(.linear), duration: 1), from: 0, to: 8)
    var out = [Float](repeating: .nan, count: batch.outputCount)
    func value(at time: Double) -> Float {
      var span = out.mutableSpan
      batch.advance(to: time, into: &span)
      return out[handle.slot]
    }
    #expect(value(at: 0.25) == 2)
    try batch.retarget(handle, to: -2)
    #expect(try batch.values(of: handle) == [2])
    #expect(value(at: 0.25) == 2)
    #expect(value(at: 0.75) == 0)
    #expect(value(at: 1.25) == -2)
  }

  /// Value and velocity of a spring in closed form.
  private static func state(
    _ spring: Spring, from: Double, velocity: Double, to: Double, after time: Double
  ) -> (value: Double, velocity: Double) {
    let distance = to - from
    return (
      from + spring.value(target: distance, initialVelocity: velocity, time: time),
      spring.velocity(target: distance, initialVelocity: velocity, time: time)
    )
  }
}
