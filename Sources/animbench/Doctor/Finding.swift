/// What one check of the machine found.
struct Finding: Equatable, Sendable {
  /// How good the machine is in this respect.
  enum State: String, Sendable {
    case ok
    /// Figures would be better, or more can be asked, after the remedy.
    case advice
    /// Figures mislead, or there are none.
    case problem
  }

  /// What was looked at, for example `governor`.
  let check: String
  let state: State
  /// What was found.
  let fact: String
  /// What to do about it; nil where all is well.
  let remedy: String?
  /// Whether nothing can be measured before the remedy.
  let stopsMeasuring: Bool

  static func ok(_ check: String, _ fact: String) -> Finding {
    Finding(check: check, state: .ok, fact: fact, remedy: nil, stopsMeasuring: false)
  }

  static func advice(_ check: String, _ fact: String, remedy: String) -> Finding {
    Finding(check: check, state: .advice, fact: fact, remedy: remedy, stopsMeasuring: false)
  }

  static func problem(
    _ check: String, _ fact: String, remedy: String, stopsMeasuring: Bool = false
  ) -> Finding {
    Finding(
      check: check, state: .problem, fact: fact, remedy: remedy, stopsMeasuring: stopsMeasuring)
  }
}

extension Finding: Encodable {
  private enum CodingKeys: String, CodingKey {
    case check, state, fact, remedy
    case stopsMeasuring = "stops_measuring"
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(check, forKey: .check)
    try fields.encode(state.rawValue, forKey: .state)
    try fields.encode(fact, forKey: .fact)
    try fields.encode(remedy, forKey: .remedy)
    try fields.encode(stopsMeasuring, forKey: .stopsMeasuring)
  }
}
