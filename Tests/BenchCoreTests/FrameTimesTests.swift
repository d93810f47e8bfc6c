import BenchCore
import Testing

@Suite("Statistics of frames")
struct FrameTimesTests {
  private func times(_ nanoseconds: [Double]) throws -> FrameTimes {
    FrameTimes(try #require(Samples(nanoseconds: nanoseconds)))
  }

  @Test("percentiles are nearest ranks, whatever the order")
  func percentiles() throws {
    let times = try times((1...1000).map(Double.init).shuffled())
    #expect(times.min == 1 && times.max == 1000 && times.mean == 500.5)
    #expect([times.p50, times.p90, times.p95, times.p99, times.p999] == [500, 900, 950, 990, 999])
  }

  static let ranks: [(Int, [Double])] = [
    (1, [1, 1, 1, 1, 1]), (2, [1, 2, 2, 2, 2]), (3, [2, 3, 3, 3, 3]), (10, [5, 9, 10, 10, 10]),
    (11, [6, 10, 11, 11, 11]), (20, [10, 18, 19, 20, 20]), (100, [50, 90, 95, 99, 100]),
    (101, [51, 91, 96, 100, 101]), (999, [500, 900, 950, 990, 999]),
    (3000, [1500, 2700, 2850, 2970, 2997]), (10_000, [5000, 9000, 9500, 9900, 9990]),
  ]

  @Test("the rank is the share of the count, rounded up", arguments: ranks)
  func rank(count: Int, expected: [Double]) throws {
    let times = try times((1...count).map(Double.init).shuffled())
    #expect([times.p50, times.p90, times.p95, times.p99, times.p999] == expected)
  }

  @Test("a single sample is every percentile")
  func single() throws {
    let times = try times([7])
    #expect(
      [times.min, times.p50, times.p99, times.p999, times.max, times.mean].allSatisfy { $0 == 7 })
  }

  @Test("few samples give times that were measured")
  func few() throws {
    let times = try times([10, 20, 30, 40])
    #expect([times.p50, times.p90, times.p99, times.p999] == [20, 40, 40, 40])
  }

  @Test("there are no statistics of nothing")
  func nothing() {
    #expect(Samples(nanoseconds: []) == nil)
  }

  @Test("a budget counts overruns, their time and hitches")
  func budget() throws {
    // At 100 Hz a frame has 10 ms: two frames overrun, by 3 and 11 ms; they are shown for 2 and 3
    // refreshes, so 3 of 13 refreshes come late.
    let samples = try #require(
      Samples(nanoseconds: [Double](repeating: 5e6, count: 8) + [13e6, 21e6]))
    let budget = FrameBudget(samples, times: FrameTimes(samples), hz: 100, itemsPerFrame: 40)
    #expect(budget.nanoseconds == 1e7 && budget.share == 0.5 && budget.shareP99 == 2.1)
    #expect(budget.overruns == 2 && budget.missedFrames == 3)
    #expect(abs(budget.overrunMsPerS - 140) < 1e-9)
    #expect(abs(budget.hitchMsPerS - 3.0 / 13 * 1000) < 1e-9)
    #expect(budget.itemsPerBudget == 80)
  }

  @Test("a frame of exactly the budget is no overrun")
  func exact() throws {
    let samples = try #require(Samples(nanoseconds: [1e7]))
    let budget = FrameBudget(samples, times: FrameTimes(samples), hz: 100, itemsPerFrame: 1)
    #expect(budget.overruns == 0 && budget.missedFrames == 0 && budget.hitchMsPerS == 0)
  }
}
