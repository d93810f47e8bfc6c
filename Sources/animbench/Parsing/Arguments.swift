/// The operands and options given to a command.
struct Arguments: Sendable, Equatable {
  /// All arguments as they were written, the verb first.
  let written: [String]
  /// Arguments that are no options, in their order.
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// The operands and options of `arguments`, checked against what `command` takes.
  init(_ arguments: [String], for command: Command) throws(UsageError) {
    written = command.name.split(separator: " ").map(String.init) + arguments
    let items = try ArgumentScanner.items(
      arguments, options: command.accepted, command: command.name)
    var open: OptionDescription?
    for item in items {
      switch item {
      case .operand(let text):
        if let open {
          values[open.name, default: []].append(text)
        } else {
          operands.append(text)
        }
      case .option(let option, let value):
        values[option.name, default: []].append(value ?? "")
        open = option.takesFollowing ? option : nil
      case .optionsEnd:
        open = nil
      }
    }
    guard !has(.help) else { return }
    try check(command)
  }

  private func check(_ command: Command) throws(UsageError) {
    let fixed = command.operands.prefix { $0.count == .one }
    if operands.count < fixed.count {
      throw .operandMissing(fixed[operands.count], command: command.name)
    }
    if fixed.count == command.operands.count, operands.count > fixed.count {
      throw .operandUnexpected(operands[fixed.count], command: command.name)
    }
  }

  /// Whether `option` was given.
  func has(_ option: OptionDescription) -> Bool { values[option.name] != nil }

  /// Every value of `option`, in their order.
  func all(_ option: OptionDescription) -> [String] { values[option.name] ?? [] }

  /// The value of `option`; of several the last.
  func last(_ option: OptionDescription) -> String? { values[option.name]?.last }
}
