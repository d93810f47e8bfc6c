import AnimKernel
import TestSupport
import Testing

@Suite("Composition in animation batches")
struct BatchCompositionTests {
  struct Vectors: Decodable {
    struct Case: Decodable {
      var id: String
      var tree: Tree
      var samples: [Sample]
    }
    struct Sample: Decodable {
      var t, progress: Double
      var at_end: Bool?
      var cycle_boundary_alt: Double?
    }
    final class Tree: Decodable {
      let kind: String
      let base: Tree?
      let curve: String?
      let duration, delay, speed: Double?
      let count: Int?
      let autoreverses: Bool?
    }
    var cases: [Case]
  }

  /// What a tree of modifiers comes to: a delay, cycles, and a curve; nil for cycles of cycles.
  static func lowered(_ tree: Vectors.Tree) throws -> BatchCase? {
    guard let base = tree.base else {
      let names = ["easeInOut": "ease-in-out", "easeIn": "ease-in", "linear": "linear"]
      let name = try #require(names[tree.curve ?? ""])
      return BatchCase(
        timing: try TimingFunction(parsing: name), duration: try #require(tree.duration))
    }
    guard var lowered = try lowered(base) else { return nil }
    switch tree.kind {
    case "delay":
      lowered.delay += try #require(tree.delay)
    case "speed":
      let speed = try #require(tree.speed)
      lowered.speed *= speed
      if speed > 0 {
        lowered.delay /= speed
        lowered.cycleDelay /= speed
      }
    default:
      guard lowered.repeatCount == 1, lowered.cycleDelay == 0 else { return nil }
      lowered.repeatCount = tree.count
      lowered.autoreverses = tree.autoreverses == true
      (lowered.delay, lowered.cycleDelay) = (0, lowered.delay)
    }
    return lowered
  }

  @Test(
    "the reference values hold, in floats and doubles", .enabled(if: SharedData.isAvailable),
    arguments: InstructionSet.available)
  func vectors(set: InstructionSet) throws {
    let vectors = try SharedData.json("vectors/composition.json", as: Vectors.self)
    var count = 0
    for one in vectors.cases {
      guard let animation = try Self.lowered(one.tree)?.animation else { continue }
      count += 1
      var floats = AnimationBatch<Float>(on: set)
      var doubles = AnimationBatch<Double>(on: set)
      let float = try floats.start(animation, from: 0, to: 1)
      let double = try doubles.start(animation, from: 0, to: 1)
      var out = [Float](repeating: .nan, count: floats.outputCount)
      var wideOut = [Double](repeating: .nan, count: doubles.outputCount)
      // Before its start an animation stands there; the file runs one of speed −1 on to the left.
      for sample in one.samples where !(sample.t < 0 && one.id.contains("speed(-")) {
        var span = out.mutableSpan
        floats.advance(to: sample.t, into: &span)
        var wideSpan = wideOut.mutableSpan
        doubles.advance(to: sample.t, into: &wideSpan)
        for (value, bound) in [(Double(out[float.slot]), 1e-6), (wideOut[double.slot], 1e-12)] {
          let alternatives =
            [sample.progress, sample.cycle_boundary_alt, sample.at_end == true ? 1 : nil]
          #expect(
            alternatives.compactMap(\.self).contains { abs(value - $0) <= bound },
            "\(one.id) at \(sample.t): \(value), not \(sample.progress)")
        }
      }
    }
    // Two of the 35 are cycles of cycles, which a batch leaves to the animation model.
    #expect(count == 33)
  }

  @Test("an animation repeats exactly after days", arguments: InstructionSet.available)
  func days(set: InstructionSet) throws {
    let cases = try [
      BatchCase(timing: TimingFunction(parsing: "linear"), duration: 0.35, repeatCount: nil),
      BatchCase(
        timing: TimingFunction(parsing: "ease-in-out"), duration: 1.0 / 3, repeatCount: nil,
        autoreverses: true, cycleDelay: 0.01),
      BatchCase(
        timing: TimingFunction(parsing: "spring(response: 0.3, damping-fraction: 0.2)"),
        repeatCount: nil),
      BatchCase(timing: TimingFunction(parsing: "linear"), duration: 2e6, delay: 1e5),
    ]
    var floats = AnimationBatch<Float>(on: set)
    var doubles = AnimationBatch<Double>(on: set)
    let slots = try cases.map {
      try (
        floats.start($0.animation, from: 0, to: 1).slot,
        doubles.start($0.animation, from: 0, to: 1).slot
      )
    }
    var out = [Float](repeating: .nan, count: floats.outputCount)
    var wideOut = [Double](repeating: .nan, count: doubles.outputCount)
    for step in 0..<500 {
      let time = 1e6 + Double(step) / 120
      var span = out.mutableSpan
      floats.advance(to: time, into: &span)
      var wideSpan = wideOut.mutableSpan
      doubles.advance(to: time, into: &wideSpan)
      for (one, slot) in zip(cases, slots) where !one.isNearJump(time, within: 1e-5) {
        // The reference loses 1e-10 s itself, times a slope of at most 20 a second.
        let progress = one.progress(at: time)
        #expect(abs(wideOut[slot.1] - progress) <= 1e-8, "\(one) at \(time)")
        #expect(abs(Double(out[slot.0]) - progress) <= 1e-5, "\(one) at \(time)")
      }
    }
  }

  @Test(
    "an animation may start after days, and time may run back", arguments: InstructionSet.available)
  func late(set: InstructionSet) throws {
    let one = try BatchCase(timing: TimingFunction(parsing: "ease"), duration: 0.2)
    var batch = AnimationBatch<Float>(on: set)
    batch.reserveCapacity(1)
    var out = [Float](repeating: .nan, count: batch.outputCount)
    func advance(to time: Double) {
      var span = out.mutableSpan
      batch.advance(to: time, into: &span)
    }
    let start = 987_654.321
    advance(to: start)
    let slot = try batch.start(one.animation, from: 0, to: 1).slot
    let times = (0...30).map { Double($0) / 120 } + [-1000, -1e-6]
    var forwards: [Float] = []
    for time in times {
      advance(to: start + time)
      forwards.append(out[slot])
      // 1e6 s as a double is exact to 1e-10 s.
      #expect(abs(Double(out[slot]) - one.progress(at: time)) <= 3e-6, "at \(time)")
    }
    var backwards: [Float] = []
    for time in times.reversed() {
      advance(to: start + time)
      backwards.append(out[slot])
    }
    #expect(backwards.reversed() == forwards)
  }
}
