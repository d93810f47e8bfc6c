import Foundation

/// The built `animbench`, run as a process of its own.
enum BuiltProgram {
  /// The program beside the test bundle, where the build puts it.
  static let url: URL? = {
    let places = [
      Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent(),
      URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent(),
    ]
    return places.map { $0.appendingPathComponent("animbench") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// How a process ended and what it wrote.
  struct Outcome {
    var code: Int32
    var results: String
    var notes: String
  }

  /// Does `body` with a clear signal mask, which a process started in it inherits.
  ///
  /// The threads that tests run on block signals.
  private static func withSignalsUnblocked(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var old = sigset_t()
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, &old)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &old, nil) }
    try body()
  }

  /// Runs `animbench` under `sh`, where `$animbench` names it and `$0` is the shell.
  static func shell(
    _ script: String, in folder: URL? = nil, environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .merging(["animbench": url?.path ?? "animbench is not built"]) { $1 }
      .merging(environment) { $1 }
    let (results, notes) = (Pipe(), Pipe())
    process.standardOutput = results
    process.standardError = notes
    try withSignalsUnblocked { try process.run() }
    let resultBytes = results.fileHandleForReading.readDataToEndOfFile()
    let noteBytes = notes.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus, results: String(decoding: resultBytes, as: UTF8.self),
      notes: String(decoding: noteBytes, as: UTF8.self))
  }
}
