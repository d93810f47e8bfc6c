/// Frame times held against the time that a refresh rate leaves for a frame.
///
/// The frames are replayed as if each had been shown at that rate: CPU time of the kernel alone,
/// not a measurement of a display.
public struct FrameBudget: Codable, Equatable, Sendable {
  /// Refresh rate in hertz.
  public var hz: Double
  /// Time for a frame, in nanoseconds.
  public var nanoseconds: Double
  /// Share of the time that the median frame takes; 1 is all of it.
  public var share: Double
  /// Share of the time that the frame at the 99th percentile takes.
  public var shareP99: Double
  /// Samples whose frame took longer than the time for one.
  public var overruns: Int
  /// Refreshes that passed without a new frame, because the one before them was not ready.
  public var missedFrames: Int
  /// Milliseconds by which frames overran, for every second that the frames would last on time.
  public var overrunMsPerS: Double
  /// Hitch time ratio as Apple defines it, in milliseconds a second: time by which frames came late,
  /// in whole refreshes, over the time the frames were shown.
  public var hitchMsPerS: Double
  /// Items that fit in the time for a frame at the median pace.
  public var itemsPerBudget: Double

  /// Holds samples against a refresh rate.
  ///
  /// - Parameters:
  ///   - samples: the frame times.
  ///   - times: their statistics.
  ///   - hz: refresh rate in hertz, finite and above 0.
  ///   - itemsPerFrame: items in a frame.
  public init(_ samples: Samples, times: FrameTimes, hz: Double, itemsPerFrame: Int) {
    precondition(hz > 0 && hz.isFinite, "a refresh rate is finite and above 0")
    let budget = 1e9 / hz
    var overruns = 0
    var overrun = 0.0
    var missed = 0.0
    for time in samples.nanoseconds {
      if time > budget {
        overruns += 1
        overrun += time - budget
      }
      missed += max(1, (time / budget).rounded(.up)) - 1
    }
    let count = Double(samples.nanoseconds.count)
    self.hz = hz
    nanoseconds = budget
    share = times.p50 / budget
    shareP99 = times.p99 / budget
    self.overruns = overruns
    missedFrames = Int(min(missed, 1e15))
    overrunMsPerS = overrun * 1e-6 / (count * budget * 1e-9)
    hitchMsPerS = missed / (count + missed) * 1000
    itemsPerBudget = Double(itemsPerFrame) * budget / times.p50
  }

  enum CodingKeys: String, CodingKey {
    case hz, nanoseconds, share, overruns
    case shareP99 = "share_p99"
    case missedFrames = "missed_frames"
    case overrunMsPerS = "overrun_ms_per_s"
    case hitchMsPerS = "hitch_ms_per_s"
    case itemsPerBudget = "items_per_budget"
  }
}
