internal import CCommandLine

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Splits arguments into operands and options by `getopt_long`.
enum ArgumentScanner {
  /// One thing found on a command line, in its order.
  enum Item: Equatable, Sendable {
    case operand(String)
    case option(OptionDescription, value: String?)
    /// `--`: only operands follow.
    case optionsEnd
  }

  /// The operands and options of `arguments`.
  ///
  /// A long name may be shortened as long as one option alone begins so; everything after `--` is
  /// an operand. Errors name `command`, which is nil before any verb.
  static func items(
    _ arguments: [String], options: [OptionDescription], command: String?
  ) throws(UsageError) -> [Item] {
    var items: [Item] = []
    for found in read(arguments, options: options) {
      switch found.kind {
      case ck_operand:
        items.append(.operand(found.text ?? ""))
      case ck_option_given:
        items.append(.option(options[found.option], value: found.text))
      case ck_options_end:
        items.append(.optionsEnd)
      case ck_value_missing:
        throw .valueMissing(options[found.option])
      case ck_value_unexpected:
        throw .valueUnexpected(options[found.option])
      default:
        throw unknown(found.text ?? "", options: options, command: command)
      }
    }
    return items
  }

  private static func unknown(
    _ argument: String, options: [OptionDescription], command: String?
  ) -> UsageError {
    let written = String(argument.prefix { $0 != "=" })
    let name = String(written.drop { $0 == "-" })
    let beginning = options.map(\.name).filter { $0.hasPrefix(name) }
    if written.hasPrefix("--"), beginning.count > 1 {
      return .optionAmbiguous(written, candidates: beginning)
    }
    return .optionUnknown(
      written, closest: Suggestion.closest(to: name, among: options.map(\.name)), command: command)
  }

  private struct Found {
    let kind: ck_argument_kind
    let option: Int
    let text: String?
  }

  /// Calls C with copies of all texts, which live until its results are copied too.
  private static func read(_ arguments: [String], options: [OptionDescription]) -> [Found] {
    var argv = unsafe ([""] + arguments).map { unsafe strdup($0) }
    let names = unsafe options.map { unsafe strdup($0.name) }
    defer { unsafe (argv + names).forEach { unsafe free($0) } }
    let described = unsafe zip(options, names).map { option, name in
      unsafe ck_option(
        name: name, letter: CChar(bitPattern: option.letter?.asciiValue ?? 0),
        takes_value: option.value == nil ? 0 : 1)
    }
    // Each result stands for at least one character, an empty argument's for its terminator.
    let capacity = arguments.reduce(1) { $0 + $1.utf8.count + 1 }
    var found = unsafe [ck_argument](repeating: ck_argument(), count: capacity)
    let count = unsafe ck_read_arguments(
      Int32(argv.count), &argv, Int32(described.count), described, Int32(capacity), &found)
    precondition(count >= 0, "out of memory for the command line")
    return unsafe found.prefix(Int(count)).map { argument in
      unsafe Found(
        kind: argument.kind, option: Int(argument.option),
        text: argument.text.map { unsafe String(cString: $0) })
    }
  }
}
