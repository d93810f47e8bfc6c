import TestSupport
import Testing

@testable import BenchCore

@Suite("Sampling")
struct SamplerTests {
  private func sampler(_ time: FakeTime, seconds: Double = 0.01, cost: Double = 0) -> Sampler {
    var sampler = Sampler(seconds: seconds, clockCost: cost)
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

  @Test("frames shorter than 20 clock readings are timed together")
  func shortFrames() throws {
    let time = FakeTime()
    var frame = 0
    let samples = try #require(
      sampler(time, seconds: 0.001, cost: 25).sample(
        FakeWorkload(time) { _ in 125 }, frame: &frame
      ) { false })
    #expect(samples.framesPerSample == 5)
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

  @Test("the ratio of two workloads is that of their times")
  func ratio() throws {
    let time = FakeTime()
    let ratio = try #require(
      sampler(time).ratio(
        of: FakeWorkload(time) { _ in 1000 }, to: FakeWorkload(time) { _ in 2500 }, rounds: 5,
        batchSeconds: 0.001
      ) { false })
    #expect(abs(ratio.ratio - 2.5) < 1e-9 && ratio.low <= ratio.ratio && ratio.ratio <= ratio.high)
  }

  @Test("a drift that both sides share leaves the ratio alone")
  func drift() throws {
    let time = FakeTime()
    let slower: @Sendable (Double) -> UInt64 = { base in
      UInt64(base * (1 + Double(time.now()) * 1e-9))
    }
    let ratio = try #require(
      sampler(time).ratio(
        of: FakeWorkload(time) { _ in slower(1000) }, to: FakeWorkload(time) { _ in slower(1000) },
        rounds: 9, batchSeconds: 0.01
      ) { false })
    #expect(abs(ratio.ratio - 1) < 0.002)
  }

  @Test("the interval of a median is that of the order statistics")
  func interval() {
    let ratio = PairedRatio((1...15).map(Double.init).shuffled())
    #expect(ratio == PairedRatio((1...15).map(Double.init)))
    #expect((ratio.ratio, ratio.low, ratio.high) == (8, 4, 12))
    let single = PairedRatio([3])
    #expect((single.ratio, single.low, single.high) == (3, 3, 3))
    #expect(PairedRatio([1, 2]).ratio == 1.5)
  }
}
