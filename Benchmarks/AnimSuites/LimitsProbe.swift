internal import AnimKernel
package import BenchCore

/// What this machine moves and computes at best on one thread: the denominators of every percent
/// of limit.
///
/// Bandwidth is that of the triad `a + b × s` at working sets that fit a first-level, a
/// second-level and a shared cache and one that fits none; arithmetic is that of independent
/// multiply-adds. Both run on the instruction set that the benchmarks use, and the best of several
/// short runs counts, for a limit is what nothing exceeds.
package enum LimitsProbe {
  /// Measures the limits.
  ///
  /// - Parameter seconds: time for all of them together, above 0.
  /// - Returns: the limits.
  package static func measure(seconds: Double) -> MachineLimits {
    let share = seconds / Double(levels.count + 1)
    return MachineLimits(
      levels: levels.map { level in
        MachineLimits.Level(
          name: level.name, workingSetBytes: level.workingSetBytes,
          bytesPerSecond: bandwidth(workingSetBytes: level.workingSetBytes, seconds: share))
      },
      flopsPerSecond: arithmetic(seconds: share))
  }

  /// Working sets that are measured, in bytes, with the name of the level they stand for.
  private static let levels: [(name: String, workingSetBytes: Int)] = [
    ("L1", 24 << 10), ("L2", 384 << 10), ("L3", 6 << 20), ("memory", 192 << 20),
  ]

  private static func bandwidth(workingSetBytes: Int, seconds: Double) -> Double {
    let count = workingSetBytes / 12
    let a = ContiguousArray<Float>(repeating: 1, count: count)
    let b = ContiguousArray<Float>(repeating: 2, count: count)
    let out = OutputBuffer(count: count)
    let time = best(seconds: seconds) {
      out.write { out in LimitKernel.triad(a.span, b.span, factor: 0.5, into: &out) }
    }
    return Double(12 * count) / time * 1e9
  }

  private static func arithmetic(seconds: Double) -> Double {
    var flops = 0
    let time = best(seconds: seconds) {
      let done = LimitKernel.multiplyAdds(rounds: 1000, factor: 0.5)
      blackHole(done.sum)
      flops = done.flops
    }
    return Double(flops) / time * 1e9
  }

  /// The best time of `work` in nanoseconds, repeated so that one timing is at least 20 µs long.
  private static func best(seconds: Double, _ work: () -> Void) -> Double {
    let end = MonotonicClock.now() + UInt64(seconds * 1e9)
    var repetitions = 1
    var best = Double.infinity
    repeat {
      let start = MonotonicClock.now()
      for _ in 0..<repetitions { work() }
      let time = Double(MonotonicClock.now() - start)
      if time < 20_000 {
        repetitions *= 2
      } else {
        best = min(best, time / Double(repetitions))
      }
    } while MonotonicClock.now() < end || best == .infinity
    return best
  }
}
