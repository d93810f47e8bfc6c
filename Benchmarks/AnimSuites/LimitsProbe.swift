internal import AnimKernel
internal import BenchCore

/// What this machine moves and computes at best on one thread: the denominators of every percent
/// of limit.
///
/// Bandwidth is that of the triad `a + b × s` at working sets that fit a first-level, a
/// second-level and a shared cache and one that fits none; arithmetic is that of independent
/// multiply-adds. Both run on the instruction set that the benchmarks use.
package enum LimitsProbe {
  /// Working sets that are measured, in bytes, with the name of the level they stand for.
  static let levels: [(name: String, workingSetBytes: Int)] = [
    ("L1", 24 << 10), ("L2", 384 << 10), ("L3", 6 << 20), ("memory", 192 << 20),
  ]
}
