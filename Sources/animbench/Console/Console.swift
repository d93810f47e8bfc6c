/// Where a command's text goes and what it may know of its surroundings.
struct Console: Sendable {
  /// Variables of the environment.
  var environment: [String: String]
  /// Writes results: standard output.
  var writeResults: @Sendable (String) throws(OutputError) -> Void
  /// Writes progress, notes and errors: standard error.
  var writeNotes: @Sendable (String) -> Void
}

extension Console {
  /// Writes one line of note: the fact, then the remedy.
  func note(_ line: String) { writeNotes("animbench: \(line)\n") }
}
