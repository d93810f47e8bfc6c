/// The program: arguments to a command, its errors to a line and an exit code.
struct Animbench: Sendable {
  let verbs: [Verb]

  /// The program, measuring what `source` holds.
  init(_ source: BenchmarkSource) {
    verbs = [
      .command(.list(source)), .command(.run(source)),
      .family(
        name: "inspect", abstract: "shows the values of a curve or the measures of a path",
        commands: [.inspectCurve, .inspectPath]),
      .command(.limits(source)), .command(.doctor),
    ]
  }

  /// Runs the command that `arguments`, without the program's name, ask for.
  func run(_ arguments: [String], console: Console) -> ExitCode {
    do {
      return try dispatch(arguments, console: console)
    } catch {
      let failure = Failure(error)
      console.writeNotes(failure.line)
      return failure.code
    }
  }

  private func dispatch(_ arguments: [String], console: Console) throws -> ExitCode {
    guard let first = arguments.first, !first.hasPrefix("-") else {
      return try runWithoutVerb(arguments, console: console)
    }
    let rest = Array(arguments.dropFirst())
    guard let verb = verbs.first(where: { $0.name == first }) else {
      throw UsageError.verbUnknown(
        first, closest: Suggestion.closest(to: first, among: verbs.map(\.name)))
    }
    return switch verb {
    case .command(let command):
      try run(command, arguments: rest, console: console)
    case .family(let name, let abstract, let commands):
      try run(name: name, abstract: abstract, commands, arguments: rest, console: console)
    }
  }

  private func runWithoutVerb(_ arguments: [String], console: Console) throws -> ExitCode {
    if let first = arguments.first, isOptionOfAVerb(first) {
      throw UsageError.optionBeforeVerb(first)
    }
    let items = try ArgumentScanner.items(
      arguments, options: [.help, .version], command: nil)
    switch items.first {
    case .option(.version, _): try console.writeResults("animbench \(Version.current)\n")
    default: try console.writeResults(HelpText.overview(verbs))
    }
    return .success
  }

  private func isOptionOfAVerb(_ option: String) -> Bool {
    option != "--help"
      && verbs.flatMap(\.commands).flatMap(\.options).contains { option == "--\($0.name)" }
  }

  private func run(
    name: String, abstract: String, _ commands: [Command], arguments: [String], console: Console
  ) throws -> ExitCode {
    let subjects = commands.map { String($0.name.dropFirst(name.count + 1)) }
    guard let first = arguments.first, !first.hasPrefix("-") || isHelp(first) else {
      throw UsageError.subjectMissing(verb: name, subjects: subjects)
    }
    if isHelp(first) {
      try console.writeResults(HelpText.family(name: name, abstract: abstract, commands: commands))
      return .success
    }
    guard let command = commands.first(where: { $0.name == "\(name) \(first)" }) else {
      throw UsageError.subjectUnknown(
        first, verb: name, subjects: subjects,
        closest: Suggestion.closest(to: first, among: subjects))
    }
    return try run(command, arguments: Array(arguments.dropFirst()), console: console)
  }

  private func isHelp(_ argument: String) -> Bool { argument == "--help" || argument == "-h" }

  private func run(
    _ command: Command, arguments: [String], console: Console
  ) throws -> ExitCode {
    let parsed = try Arguments(arguments, for: command)
    if parsed.has(.help) {
      try console.writeResults(HelpText.command(command))
      return .success
    }
    return try command.run(parsed, console)
  }
}
