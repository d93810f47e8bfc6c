public import BenchCore
internal import Foundation

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// One line on a terminal's standard error that says what is being measured.
///
/// It writes only where standard error is a terminal and the environment variable `CI` is not set.
public struct ProgressLine: RunObserver {
  private let write: ((String) -> Void)?
  private let width: Int

  /// A progress line; silent unless a person watches.
  ///
  /// - Parameter isWanted: false to be silent in any case.
  public init(isWanted: Bool = true) {
    let isWatched =
      isatty(STDERR_FILENO) != 0 && ProcessInfo.processInfo.environment["CI"] == nil
    guard isWanted, isWatched else {
      self.init(width: 0, write: nil)
      return
    }
    self.init(width: Self.terminalWidth) { text in
      try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
  }

  /// A progress line of `width` columns that goes to `write`; nil for none.
  init(width: Int, write: ((String) -> Void)?) {
    self.width = width
    self.write = write
  }

  /// Says which benchmark begins.
  public func benchmarkBegins(_ name: String, index: Int, of count: Int) {
    let line = "[\(index + 1)/\(count)] \(Quantity.plain(name))"
    // A line that wraps could not be taken back.
    write?("\r\u{1B}[K" + line.prefix(max(width - 1, 0)))
  }

  /// Says nothing: the next benchmark replaces the line.
  public func benchmarkEnded(_ record: BenchmarkRecord) {}

  /// Leaves a line that stays.
  public func benchmarkFailed(_ failure: RunRecord.Failure) {
    write?(
      "\r\u{1B}[Kfailed: \(Quantity.plain(failure.name)): \(Quantity.plain(failure.message))\n")
  }

  /// Clears the line.
  public func runEnded() {
    write?("\r\u{1B}[K")
  }

  /// Columns of the terminal at standard error; 80 where it does not tell.
  private static var terminalWidth: Int {
    var size = winsize()
    guard unsafe ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return 80
    }
    return Int(size.ws_col)
  }
}
