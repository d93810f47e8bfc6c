import TestSupport
import Testing

@testable import BenchCore

@Suite("Sampling")
struct SamplerTests {
  private func sampler(
    _ time: FakeTime, seconds: Double = 0.01, cost: Double = 0, step: Double = 0
  ) -> Sampler {
    var sampler = Sampler(seconds: seconds, clockCost: cost, clockStep: step)
    sampler.now = { time.now() }
    return sampler
  }

  @Test("every frame is one sample, numbered on after the warm-up")
  func frames() throws {
    let time = FakeTime()
    let workload = FakeWorkload(time) { _ in 100_000 }
    var frame = 0
    let samples = try #require(
      sampler(time).sample(workload, frame: &frame) { false })
    #expect(samples.framesPerSample == 1)
    #expect(samples.nanoseconds.allSatisfy { $0 == 100_000 })
    #expect((100...101).contains(samples.nanoseconds.count))
    #expect(workload.frames == Array(0..<frame))
  }

  @Test("the clock's cost is taken off")
  func clockCost() throws {
    let time = FakeTime()
    var sampler = sampler(time, cost: 30)
    sampler.now = {
      time.advance(by: 30)
      return time.now()
    }
    var frame = 0
    let samples = try #require(
      sampler.sample(FakeWorkload(time) { _ in 100_000 }, frame: &frame) { false })
    #expect(samples.nanoseconds.allSatisfy { $0 == 100_000 })
  }

  @Test("frames shorter than 20 steps of the clock are timed together")
  func shortFrames() throws {
    let time = FakeTime()
    var frame = 0
    let samples = try #require(
      sampler(time, seconds: 0.001, step: 25).sample(
        FakeWorkload(time) { _ in 125 }, frame: &frame
      ) { false })
    #expect(samples.framesPerSample == 4)
    #expect(samples.nanoseconds.allSatisfy { $0 == 125 })
  }

  @Test("more frames than samples may be are spread over all of the time")
  func spread() throws {
    let time = FakeTime()
    let workload = FakeWorkload(time) { _ in 10_000 }
    var sampler = sampler(time)
    sampler.maximumSamples = 50
    var frame = 0
    let samples = try #require(
      sampler.measure(workload, frameTime: 10_000, frame: &frame) { false })
    #expect(samples.nanoseconds == [Double](repeating: 10_000, count: 50))
    #expect(time.now() == 10_000_000)
    #expect(workload.frames == Array(0..<1000))
  }

  @Test("a saved sample is short: whole thousandths of a nanosecond, none of them 0")
  func rounding() throws {
    let time = FakeTime()
    var frame = 0
    let samples = try #require(
      sampler(time, cost: 0.123_456, step: 1000).measure(
        FakeWorkload(time) { _ in 100 }, frameTime: 30_000 / 7, frame: &frame
      ) { false })
    #expect(samples.framesPerSample == 5)
    #expect(samples.nanoseconds.allSatisfy { $0 == 99.976 })
    let none = try #require(
      sampler(time, cost: 1e6).measure(
        FakeWorkload(time) { _ in 100_000 }, frameTime: 1e5, frame: &frame
      ) { false })
    #expect(none.nanoseconds.allSatisfy { $0 == 1 })
  }

  @Test("preemptions are told where the system counts them")
  func preemptions() throws {
    let time = FakeTime()
    var frame = 0
    let samples = try #require(
      sampler(time).measure(FakeWorkload(time) { _ in 100_000 }, frameTime: 1e5, frame: &frame) {
        false
      })
    #expect(try #require(samples.involuntarySwitches) >= 0)
  }

  @Test("the clock never goes back, and a step is no shorter than a reading is thought to be")
  func clock() {
    let times = (0..<1000).map { _ in MonotonicClock.now() }
    #expect(times == times.sorted())
    #expect(MonotonicClock.cost() > 0 && MonotonicClock.step() >= 1)
  }

  @Test("a slow workload gives one sample, however short the time")
  func slow() throws {
    let time = FakeTime()
    var frame = 0
    let samples = try #require(
      sampler(time).sample(FakeWorkload(time) { _ in 5_000_000_000 }, frame: &frame) { false })
    #expect(samples.nanoseconds.count == 1)
  }

  @Test("an interrupt keeps what was measured, or gives nothing before the first sample")
  func interrupt() throws {
    let time = FakeTime()
    let workload = FakeWorkload(time) { _ in 100_000 }
    var frame = 0
    var asked = 0
    let samples = try #require(
      sampler(time).sample(workload, frame: &frame) {
        asked += 1
        return time.now() > 4_000_000
      })
    #expect(samples.nanoseconds.count < 100)
    #expect(sampler(time).sample(workload, frame: &frame) { true } == nil)
  }

  @Test("the timed loop allocates nothing")
  func allocations() throws {
    final class Empty: Workload {
      func runFrame(_ frame: Int) {}
    }
    let sampler = Sampler(seconds: 0.01)
    let workload = Empty()
    var frame = 0
    func measure() -> AllocationCounter.Count? {
      AllocationCounter.count {
        blackHole(sampler.measure(workload, frameTime: 100, frame: &frame) { false })
      }
    }
    _ = measure()
    guard let count = measure() else { return }
    // The array of the samples, however many there are.
    #expect(count.allocations == 1)
  }
}
