internal import AnimKernel
package import BenchCore
internal import Foundation

/// What this machine moves and computes at best on one thread: the denominators of every percent
/// of limit.
///
/// Bandwidth is that of the triad `a + b × s` at working sets from 16 KiB to 256 MiB, each four
/// times the one before, named by the smallest cache that holds it; arithmetic is that of
/// independent multiply-adds. Both run on the instruction set that the benchmarks use, and the best of several
/// short runs counts, for a limit is what nothing exceeds.
package enum LimitsProbe {
  /// Measures the limits.
  ///
  /// - Parameter seconds: time for all of them together, above 0.
  /// - Returns: the limits.
  package static func measure(seconds: Double) -> MachineLimits {
    let share = seconds / Double(workingSets.count + 1)
    return MachineLimits(
      levels: workingSets.map { size in
        MachineLimits.Level(
          name: levelName(size), workingSetBytes: size,
          bytesPerSecond: bandwidth(workingSetBytes: size, seconds: share))
      },
      flopsPerSecond: arithmetic(seconds: share))
  }

  /// Working sets that are measured, in bytes.
  private static let workingSets = (0...7).map { (16 << 10) << (2 * $0) }

  /// Data and unified caches of the first processor, in bytes, smallest first.
  ///
  /// Where the system does not tell them, the sizes are those of a common server CPU.
  private static let caches: [Int] = {
    let folder = "/sys/devices/system/cpu/cpu0/cache"
    let sizes = (0..<8).compactMap { index -> Int? in
      func read(_ file: String) -> String? {
        (try? String(contentsOfFile: "\(folder)/index\(index)/\(file)", encoding: .utf8))?
          .trimmingCharacters(in: .whitespacesAndNewlines)
      }
      guard let size = read("size"), read("type") != "Instruction", size.hasSuffix("K") else {
        return nil
      }
      return Int(size.dropLast()).map { $0 << 10 }
    }
    return sizes.isEmpty ? [32 << 10, 1 << 20, 32 << 20] : sizes.sorted()
  }()

  private static func levelName(_ workingSetBytes: Int) -> String {
    caches.firstIndex { workingSetBytes <= $0 }.map { "L\($0 + 1)" } ?? "memory"
  }

  private static func bandwidth(workingSetBytes: Int, seconds: Double) -> Double {
    let count = workingSetBytes / 12
    let first = AlignedNumbers<Float>(repeating: 1, count: count)
    let second = AlignedNumbers<Float>(repeating: 2, count: count)
    let out = AlignedNumbers<Float>(count: count)
    let a = unsafe UnsafeBufferPointer(first.elements)
    let b = unsafe UnsafeBufferPointer(second.elements)
    // The better of both kinds of stores: through the caches and past them.
    let time =
      [false, true].map { streams in
        best(seconds: seconds / 2) {
          out.write { out in
            unsafe LimitKernel.triad(a.span, b.span, factor: 0.5, into: &out, streams: streams)
          }
        }
      }.min() ?? .infinity
    withExtendedLifetime((first, second)) {}
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
