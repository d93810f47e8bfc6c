import Synchronization

@testable import animbench

/// Runs the program in this process and keeps what it writes.
struct Transcript: Equatable {
  var code: ExitCode
  /// What went to standard output.
  var results: String
  /// What went to standard error.
  var notes: String

  /// Runs `animbench` in an `environment` of its own, measuring what `source` holds.
  static func of(
    _ arguments: [String], environment: [String: String] = [:], source: BenchmarkSource = .fake()
  ) -> Transcript {
    let texts = Mutex((results: "", notes: ""))
    let console = Console(
      environment: environment,
      writeResults: { (text: String) throws(OutputError) in
        texts.withLock { $0.results += text }
      },
      writeNotes: { text in texts.withLock { $0.notes += text } })
    let code = Animbench(source).run(arguments, console: console)
    return texts.withLock { Transcript(code: code, results: $0.results, notes: $0.notes) }
  }
}
