public import BenchCore
internal import Foundation

/// One line on a terminal's standard error that says what is being measured.
///
/// It writes only where standard error is a terminal and the environment variable `CI` is not set.
public struct ProgressLine: RunObserver {
  private let isOn: Bool

  /// A progress line; silent unless a person watches.
  ///
  /// - Parameter isWanted: false to be silent in any case.
  public init(isWanted: Bool = true) {
    let isWatched =
      isatty(STDERR_FILENO) != 0 && ProcessInfo.processInfo.environment["CI"] == nil
    isOn = isWanted && isWatched
  }

  /// Says which benchmark begins.
  public func benchmarkBegins(_ name: String, index: Int, of count: Int) {
    write("\r\u{1B}[K[\(index + 1)/\(count)] \(name)")
  }

  /// Says nothing: the next benchmark replaces the line.
  public func benchmarkEnded(_ record: BenchmarkRecord) {}

  /// Leaves a line that stays.
  public func benchmarkFailed(_ failure: RunRecord.Failure) {
    write("\r\u{1B}[Kfailed: \(failure.name): \(failure.message)\n")
  }

  /// Clears the line.
  public func runEnded() {
    write("\r\u{1B}[K")
  }

  private func write(_ text: String) {
    guard isOn else { return }
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
