internal import Foundation

/// Where a command's results go and in what form, as its options say.
struct Delivery<Format: CaseIterable & RawRepresentable<String> & Sendable>: Sendable {
  let format: Format
  private let file: OutputFile?
  private let console: Console

  /// Reads `--json`, which asks for `json`, `--format` and `--output`, and looks whether its file
  /// can be written.
  init(
    _ arguments: Arguments, console: Console, standard: Format, json: Format
  ) throws {
    let option = OptionDescription.format(Format.self)
    let named = try arguments.choice(option, as: Format.self)
    if arguments.has(.json), let named, named.rawValue != json.rawValue {
      throw UsageError.optionsExclude(.json, option)
    }
    format = arguments.has(.json) ? json : named ?? standard
    file = arguments.last(.output).map { OutputFile(path: $0) }
    try file?.check()
    self.console = console
  }

  /// Writes `text` to the file of `--output`, or else to standard output.
  func deliver(_ text: String) throws(OutputError) {
    if let file {
      try file.write(text)
    } else {
      try console.writeResults(text)
    }
  }
}
