/// What an argument that is no option stands for.
struct OperandDescription: Sendable, Equatable {
  /// How usage and errors call it, for example `PATTERN`.
  let name: String
  /// How often it may be given.
  let count: Count
  /// What it is, without a full stop.
  let summary: String

  enum Count: Sendable, Equatable {
    case one
    case any
  }

  /// How usage writes it.
  var usage: String {
    switch count {
    case .one: name
    case .any: "[\(name)…]"
    }
  }
}
