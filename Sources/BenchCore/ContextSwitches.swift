#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// How often the system took the processor away.
enum ContextSwitches {
  /// Times that this process was preempted since its start; nil where it cannot be told.
  static func involuntary() -> Int? {
    var usage = rusage()
    #if canImport(Glibc)
      let result = unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
      let result = unsafe getrusage(RUSAGE_SELF, &usage)
    #endif
    return result == 0 ? Int(usage.ru_nivcsw) : nil
  }
}
