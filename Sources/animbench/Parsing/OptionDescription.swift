/// What an option is called, what it takes and what it does: read by the parser and the help alike.
struct OptionDescription: Sendable, Equatable {
  /// Name without the dashes, for example `time`.
  let name: String
  /// One-letter name.
  let letter: Character?
  /// What its value stands for, the unit included, for example `SECONDS`; nil for a flag.
  let value: String?
  /// Whether the arguments after its value, up to the next option, are further values.
  let takesFollowing: Bool
  /// What it does, without a full stop.
  let summary: String
  /// What holds when it is not given, in words.
  let defaultText: String?

  /// A flag, given or not.
  static func flag(_ name: String, letter: Character? = nil, _ summary: String) -> Self {
    Self(
      name: name, letter: letter, value: nil, takesFollowing: false, summary: summary,
      defaultText: nil)
  }

  /// An option with a value.
  static func value(
    _ name: String, _ value: String, takesFollowing: Bool = false, _ summary: String,
    default defaultText: String? = nil
  ) -> Self {
    Self(
      name: name, letter: nil, value: value, takesFollowing: takesFollowing, summary: summary,
      defaultText: defaultText)
  }
}

extension OptionDescription {
  static let help = flag("help", letter: "h", "print this help")
  static let version = flag("version", "print the version")
}
