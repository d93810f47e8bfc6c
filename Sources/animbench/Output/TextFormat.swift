/// How a command that has no table of figures writes its results.
enum TextFormat: String, CaseIterable, Sendable {
  case text
  case json
}
