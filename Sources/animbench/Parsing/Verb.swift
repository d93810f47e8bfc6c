/// What stands first on the command line: a command, or a family of commands named by one more word.
enum Verb: Sendable {
  case command(Command)
  case family(name: String, abstract: String, commands: [Command])

  var name: String {
    switch self {
    case .command(let command): command.name
    case .family(let name, _, _): name
    }
  }

  var abstract: String {
    switch self {
    case .command(let command): command.abstract
    case .family(_, let abstract, _): abstract
    }
  }

  /// The commands behind it.
  var commands: [Command] {
    switch self {
    case .command(let command): [command]
    case .family(_, _, let commands): commands
    }
  }
}
