/// Input that is missing or malformed.
enum InputError: Error, Equatable, Sendable {
  case missing
}
