import BenchCore
import Testing

@Suite("Limits of a machine")
struct MachineLimitsTests {
  private let limits = MachineLimits(
    levels: [
      .init(name: "L1", workingSetBytes: 1 << 10, bytesPerSecond: 1e12),
      .init(name: "memory", workingSetBytes: 1 << 14, bytesPerSecond: 1e11),
    ], flopsPerSecond: 1e12)

  @Test("the slower of moving and computing binds")
  func binds() {
    let moving = limits.use(
      FrameCost(bytes: 1000, flops: 10, workingSetBytes: 1 << 10), nanoseconds: 2)
    #expect(moving.limit == "bandwidth L1" && abs(moving.percent - 50) < 1e-9)
    let computing = limits.use(
      FrameCost(bytes: 10, flops: 1000, workingSetBytes: 1 << 10), nanoseconds: 4)
    #expect(computing.limit == "arithmetic" && abs(computing.percent - 25) < 1e-9)
  }

  @Test(
    "bandwidth is that of the working set",
    arguments: [
      (1, "L1", 1.0), (1 << 10, "L1", 1), (1 << 14, "memory", 10), (1 << 30, "memory", 10),
    ])
  func level(size: Int, name: String, nanoseconds: Double) {
    let use = limits.use(
      FrameCost(bytes: 1000, flops: 0, workingSetBytes: size), nanoseconds: nanoseconds)
    #expect(use.limit == "bandwidth \(name)" && abs(use.percent - 100) < 1e-9)
  }

  @Test("limits that would make a figure infinite stop the program")
  func preconditions() async {
    await #expect(processExitsWith: .failure) {
      _ = MachineLimits.Level(name: "L1", workingSetBytes: 1, bytesPerSecond: 0)
    }
    await #expect(processExitsWith: .failure) {
      let level = MachineLimits.Level(name: "L1", workingSetBytes: 1, bytesPerSecond: 1)
      _ = MachineLimits(levels: [level, level], flopsPerSecond: 1)
    }
    await #expect(processExitsWith: .failure) {
      let level = MachineLimits.Level(name: "L1", workingSetBytes: 1, bytesPerSecond: 1)
      _ = MachineLimits(levels: [level], flopsPerSecond: .infinity)
    }
  }

  @Test("between two working sets the time of a byte is between")
  func between() {
    let use = limits.use(
      FrameCost(bytes: 1000, flops: 0, workingSetBytes: 1 << 12), nanoseconds: 5.5)
    #expect(abs(use.percent - 100) < 1e-9)
  }
}
