/// How long frames took: order statistics in nanoseconds.
///
/// A percentile is the smallest sample that at least that share of the samples does not exceed
/// (nearest rank, Hyndman and Fan's type 1), so it is a time that was really measured.
public struct FrameTimes: Codable, Equatable, Sendable {
  /// The shortest frame.
  public var min: Double
  /// The median frame.
  public var p50: Double
  /// Nine frames in ten take no longer.
  public var p90: Double
  /// 19 frames in 20 take no longer.
  public var p95: Double
  /// 99 frames in 100 take no longer.
  public var p99: Double
  /// 999 frames in 1000 take no longer; the longest frame where there are fewer than 1000.
  public var p999: Double
  /// The longest frame.
  public var max: Double
  /// The arithmetic mean.
  public var mean: Double

  /// The statistics of some samples.
  ///
  /// - Parameter samples: frame times in nanoseconds, at least one, in any order.
  /// - Complexity: O(n log n).
  public init(_ samples: Samples) {
    let sorted = samples.nanoseconds.sorted()
    func percentile(_ share: Double) -> Double {
      let rank = Int((share * Double(sorted.count)).rounded(.up))
      return sorted[Swift.min(Swift.max(rank, 1), sorted.count) - 1]
    }
    min = sorted[0]
    p50 = percentile(0.5)
    p90 = percentile(0.9)
    p95 = percentile(0.95)
    p99 = percentile(0.99)
    p999 = percentile(0.999)
    max = sorted[sorted.count - 1]
    mean = sorted.reduce(0, +) / Double(sorted.count)
  }
}
