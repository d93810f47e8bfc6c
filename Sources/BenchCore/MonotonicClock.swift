#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Time since some fixed moment, in nanoseconds, from the system's monotonic clock.
public enum MonotonicClock {
  /// The time now.
  @inline(__always)
  public static func now() -> UInt64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
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
}
