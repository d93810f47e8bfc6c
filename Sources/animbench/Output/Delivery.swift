internal import Foundation

/// Where a command's results go and in what form, as its options say.
struct Delivery<Format: CaseIterable & RawRepresentable<String> & Sendable>: Sendable {
  let format: Format
  private let path: String?
  private let console: Console

  /// Reads `--json`, which asks for `json`, `--format` and `--output`.
  init(
    _ arguments: Arguments, console: Console, standard: Format, json: Format
  ) throws(UsageError) {
    let format = OptionDescription.format(Format.self)
    if arguments.has(.json), arguments.has(format) {
      throw .optionsExclude(.json, format)
    }
    let named = try arguments.choice(format, as: Format.self)
    self.format = arguments.has(.json) ? json : named ?? standard
    path = arguments.last(.output)
    self.console = console
  }

  /// Writes `text` to the file of `--output`, or else to standard output.
  func deliver(_ text: String) throws(OutputError) {
    if let path {
      try AtomicFile.write(text, to: path)
    } else {
      try console.writeResults(text)
    }
  }
}
