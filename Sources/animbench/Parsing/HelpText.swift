/// Writes help from the descriptions the parser reads.
enum HelpText {
  /// Columns of a line.
  static let width = 80

  /// What `animbench` and `animbench --help` print.
  static func overview(_ verbs: [Verb]) -> String {
    let rows = verbs.map { (term: $0.name, text: $0.abstract) }
    return """
      animbench measures how many animated values, curves and paths fit in a frame.

      Usage: animbench VERB [OPTION…]

      Verbs:
      \(table(rows))

      Options:
      \(table([OptionDescription.help, .version].map(row)))

      animbench VERB --help tells what a verb takes.

      \(paragraph(shared))

      \(paragraph(exitCodes))

      """
  }

  private static let shared =
    "Every verb takes "
    + OptionDescription.sharedByAll.map { "--\($0.name)" }.joined(separator: ", ")
    + "; where one has no meaning it has no effect."

  private static let exitCodes =
    "Exit codes: 0 done; 1 a benchmark, reading or writing failed; 64 wrong usage; 65 bad input "
    + "data; 130 interrupted, what was measured is saved."

  /// What `animbench VERB --help` prints for one command.
  static func command(_ command: Command) -> String {
    var sections = [
      sentence(command.abstract),
      "Usage: "
        + (["animbench", command.name] + command.operands.map(\.usage) + ["[OPTION…]"])
        .joined(separator: " "),
    ]
    if !command.operands.isEmpty {
      sections.append("Arguments:\n" + table(command.operands.map { ($0.name, $0.summary) }))
    }
    sections.append("Options:\n" + table(command.options.map(row)))
    sections += command.discussion.map(paragraph)
    sections.append("Example:\n  animbench \(command.example)")
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// What `animbench VERB --help` prints for a family of commands.
  static func family(name: String, abstract: String, commands: [Command]) -> String {
    """
    \(sentence(abstract))

    Usage: \(commands.map { "animbench \($0.name) …" }.joined(separator: "\n       "))

    \(table(commands.map { ($0.name, $0.abstract) }))

    animbench \(name) WHAT --help tells what each takes.

    """
  }

  private static func sentence(_ abstract: String) -> String {
    abstract.prefix(1).uppercased() + abstract.dropFirst() + "."
  }

  private static func row(_ option: OptionDescription) -> (term: String, text: String) {
    let letter = option.letter.map { "-\($0), " } ?? ""
    let value = option.value.map { " \($0)\(option.takesFollowing ? "…" : "")" } ?? ""
    let standard = option.defaultText.map { " (default: \($0))" } ?? ""
    return ("\(letter)--\(option.name)\(value)", option.summary + standard)
  }

  /// Terms at the left, their texts wrapped in a column at the right.
  private static func table(_ rows: [(term: String, text: String)]) -> String {
    let column = 2 + (rows.map(\.term.count).max() ?? 0) + 2
    return rows.map { row in
      let lines = wrap(row.text, indent: column)
      let gap = String(repeating: " ", count: column - 2 - row.term.count)
      return "  \(row.term)\(gap)\(lines.joined(separator: "\n").drop { $0 == " " })"
    }.joined(separator: "\n")
  }

  private static func paragraph(_ text: String) -> String {
    wrap(text, indent: 0).joined(separator: "\n")
  }

  /// The words of `text` in lines of at most `width` columns, each indented.
  private static func wrap(_ text: String, indent: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    lines.append(line)
    let margin = String(repeating: " ", count: indent)
    return lines.map { margin + $0 }
  }
}
