import Testing

@testable import BenchCore

@Suite("Comparing two workloads in one run")
struct PairedRatioTests {
  private func sampler(_ time: FakeTime) -> Sampler {
    var sampler = Sampler(seconds: 0.01, clockCost: 0, clockStep: 0)
    sampler.now = { time.now() }
    return sampler
  }

  @Test("the ratio of two workloads is that of their times")
  func ratio() throws {
    let time = FakeTime()
    let ratio = try #require(
      sampler(time).ratio(
        of: FakeWorkload(time) { _ in 1000 }, to: FakeWorkload(time) { _ in 2500 }
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
        of: FakeWorkload(time) { _ in slower(1000) }, to: FakeWorkload(time) { _ in slower(1000) }
      ) { false })
    #expect(abs(ratio.ratio - 1) < 0.002)
  }

  @Test("a batch of one side that is preempted leaves the ratio alone")
  func preemption() throws {
    let time = FakeTime()
    var isPreempted = false
    let subject = FakeWorkload(time) { _ in
      isPreempted.toggle()
      return isPreempted ? 90_000_000 : 20_000_000
    }
    let reference = FakeWorkload(time) { _ in 30_000_000 }
    let ratio = try #require(sampler(time).ratio(of: subject, to: reference) { false })
    #expect((ratio.ratio, ratio.low, ratio.high) == (1.5, 1.5, 1.5))
  }

  @Test("batches alternate: subject, reference, reference, subject")
  func order() throws {
    let time = FakeTime()
    let sides = Sides()
    let subject = FakeWorkload(time) { _ in
      sides.ran("A"); return 20_000_000
    }
    let reference = FakeWorkload(time) { _ in
      sides.ran("B"); return 20_000_000
    }
    let plan = PairingPlan(rounds: 2)
    _ = sampler(time).ratio(of: subject, to: reference, plan: plan) { false }
    // One frame of each first, to see how many make a batch.
    #expect(sides.order == "AB" + "ABBA" + "ABBA")
  }

  @Test("slow workloads get the fewest rounds, however short the time")
  func slow() throws {
    let time = FakeTime()
    let subject = FakeWorkload(time) { _ in 1_000_000_000 }
    let reference = FakeWorkload(time) { _ in 1_000_000_000 }
    _ = sampler(time).ratio(of: subject, to: reference) { false }
    #expect(subject.frames.count == 1 + 2 * PairingPlan().leastRounds)
  }

  @Test("an interrupt keeps the rounds that are over, or gives nothing before the first")
  func interrupt() throws {
    let time = FakeTime()
    let subject = FakeWorkload(time) { _ in 10_000_000 }
    let reference = FakeWorkload(time) { _ in 30_000_000 }
    let begin = sampler(time).ratio(of: subject, to: reference) { true }
    #expect(begin == nil)
    let start = time.now()
    let early = sampler(time).ratio(of: subject, to: reference) {
      time.now() > start + 150_000_000
    }
    #expect(try #require(early).ratio == 3)
  }

  static let intervals: [(Int, Int)] = [
    (1, 0), (2, 0), (5, 0), (6, 0), (8, 0), (9, 1), (11, 1), (12, 2), (14, 2), (15, 3), (16, 3),
    (17, 4), (20, 5), (25, 7), (30, 9),
  ]

  /// Source: critical values of the two-sided sign test at 5 %.
  @Test("the interval of a median leaves out what the sign test allows", arguments: intervals)
  func interval(count: Int, outside: Int) {
    let ratio = PairedRatio((1...count).map(Double.init).shuffled())
    #expect(ratio.ratio == Double(count + 1) / 2)
    #expect(ratio.low == Double(1 + outside) && ratio.high == Double(count - outside))
  }
}

/// Which side of a comparison ran, in order.
private final class Sides {
  private(set) var order = ""

  func ran(_ side: String) { order += side }
}
