/// A verb: what its help says, what it takes, and what it does.
struct Command: Sendable {
  /// How it is called after `animbench`, for example `inspect curve`.
  let name: String
  /// What it does in one line, without a full stop.
  let abstract: String
  /// What else its user must know: a few paragraphs, each one string.
  let discussion: [String]
  let operands: [OperandDescription]
  let options: [OptionDescription]
  /// One command line that works as it stands, without `animbench`.
  let example: String
  let run: @Sendable (Arguments, Console) throws -> ExitCode

  init(
    _ name: String, abstract: String, discussion: [String] = [],
    operands: [OperandDescription] = [], options: [OptionDescription], example: String,
    run: @escaping @Sendable (Arguments, Console) throws -> ExitCode
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.operands = operands
    self.options = options + [.help]
    self.example = example
    self.run = run
  }

  /// What the parser takes: the verb's options, and those that all verbs share, of which some have
  /// no effect here.
  var accepted: [OptionDescription] {
    let names = Set(options.map(\.name))
    return options + OptionDescription.sharedByAll.filter { !names.contains($0.name) }
  }
}
