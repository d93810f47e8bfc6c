#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Time since some fixed moment, in nanoseconds, from the system's monotonic clock.
///
/// On Linux CLOCK_MONOTONIC; on Apple platforms CLOCK_UPTIME_RAW, for CLOCK_MONOTONIC counts whole
/// microseconds there.
public enum MonotonicClock {
  /// The time now.
  @inline(__always)
  public static func now() -> UInt64 {
    #if canImport(Darwin)
      clock_gettime_nsec_np(CLOCK_UPTIME_RAW)
    #else
      var time = timespec()
      unsafe clock_gettime(CLOCK_MONOTONIC, &time)
      return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
    #endif
  }

  /// What one reading costs, in nanoseconds: the median distance of two readings in a row.
  public static func cost() -> Double {
    var distances: [UInt64] = []
    distances.reserveCapacity(2001)
    for _ in 0..<2001 {
      let start = now()
      for _ in 0..<16 { blackHole(now()) }
      distances.append(now() - start)
    }
    distances.sort()
    return Double(distances[1000]) / 17
  }

  /// The shortest time that can be told from none, in nanoseconds: the smallest distance above 0 of
  /// two readings, which is a reading's cost or the clock's tick, whichever is longer.
  public static func step() -> Double {
    var step = UInt64.max
    for _ in 0..<2001 {
      let start = now()
      var distance: UInt64 = 0
      while distance == 0 { distance = now() - start }
      step = min(step, distance)
    }
    return Double(step)
  }
}
