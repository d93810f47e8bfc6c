/// A command line that asks for something that does not exist or makes no sense.
enum UsageError: Error, Equatable, Sendable {
  case verbUnknown(String, closest: String?)
  case subjectMissing(verb: String, subjects: [String])
  case subjectUnknown(String, verb: String, subjects: [String], closest: String?)
  case optionUnknown(String, closest: String?, command: String?)
  case optionAmbiguous(String, candidates: [String])
  case optionBeforeVerb(String)
  case optionsExclude(OptionDescription, OptionDescription)
  case valueMissing(OptionDescription)
  case valueUnexpected(OptionDescription)
  case valueInvalid(OptionDescription, text: String, wanted: String)
  case operandMissing(OperandDescription, command: String)
  case operandUnexpected(String, command: String)
}

extension UsageError: CustomStringConvertible {
  /// The fact, then the remedy.
  var description: String {
    switch self {
    case .verbUnknown(let verb, let closest):
      "unknown verb '\(verb)'; "
        + Self.remedy(closest.map { "'\($0)'" }, "animbench --help lists the verbs")
    case .subjectMissing(let verb, let subjects):
      "\(verb) lacks what to \(verb); write animbench \(verb) \(subjects.joined(separator: " or "))"
    case .subjectUnknown(let subject, let verb, let subjects, let closest):
      "unknown subject '\(subject)' of \(verb); "
        + Self.remedy(
          closest.map { "'\($0)'" },
          "write animbench \(verb) \(subjects.joined(separator: " or "))")
    case .optionUnknown(let option, let closest, let command):
      if let command {
        "unknown option \(option) of \(command); "
          + Self.remedy(closest.map { "--\($0)" }, "animbench \(command) --help lists the options")
      } else {
        "unknown option \(option); "
          + Self.remedy(closest.map { "--\($0)" }, "animbench --help lists the verbs")
      }
    case .optionAmbiguous(let option, let candidates):
      "option \(option) is ambiguous; write "
        + candidates.map { "--\($0)" }.joined(separator: " or ")
    case .optionBeforeVerb(let option):
      "option \(option) stands before the verb; write it after the verb"
    case .optionsExclude(let one, let other):
      "--\(one.name) and --\(other.name) exclude each other; give one of them"
    case .valueMissing(let option):
      "option --\(option.name) lacks its value; write --\(option.name) \(option.value ?? "")"
    case .valueUnexpected(let option):
      "option --\(option.name) takes no value; write --\(option.name) alone"
    case .valueInvalid(let option, let text, let wanted):
      "'\(text)' is no value for --\(option.name); give \(wanted)"
    case .operandMissing(let operand, let command):
      "\(command) lacks \(operand.name); give \(operand.summary)"
    case .operandUnexpected(let text, let command):
      "unexpected argument '\(text)' of \(command); animbench \(command) --help shows the usage"
    }
  }

  private static func remedy(_ meant: String?, _ otherwise: String) -> String {
    meant.map { "did you mean \($0)?" } ?? otherwise
  }
}
