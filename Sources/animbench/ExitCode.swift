/// What the process tells its caller.
enum ExitCode: Int32, Sendable {
  case success = 0
  /// A benchmark, reading or writing failed.
  case failure = 1
  case usage = 64
  case badInput = 65
  /// Interrupted; what was measured is kept.
  case interrupted = 130
}
