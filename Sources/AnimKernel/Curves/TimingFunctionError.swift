/// Why a text names no timing.
public enum TimingFunctionError: Error, Equatable, Sendable {
  /// The text is empty.
  case empty
  /// No timing has this name.
  case unknownName(String)
  /// The name takes no arguments, or needs some.
  case wrongForm(name: String, usage: String)
  /// The arguments do not end in a closing parenthesis, or text follows it.
  case unbalanced(String)
  /// An argument is no finite number.
  case notNumber(argument: String, name: String)
  /// A function has the wrong number of arguments.
  case wrongCount(name: String, count: Int, usage: String)
  /// An x of a cubic-bezier is outside 0...1.
  case xOutside(Double)
  /// The place of the jumps is unknown.
  case unknownPosition(String)
  /// A spring has an argument that it does not know, twice, or beside those of another form.
  case springArgument(String)
  /// A spring's number is out of range.
  case outOfRange(name: String, value: Double, range: String)
  /// Numbers make no staircase or piecewise-linear curve.
  case easing(EasingError)
}

extension TimingFunctionError: CustomStringConvertible {
  /// The fact and its remedy.
  public var description: String {
    switch self {
    case .empty: "the curve is empty; give one, such as ease-in-out"
    case .unknownName(let name):
      "'\(name)' is no curve; give linear, ease, ease-in, ease-out, ease-in-out, "
        + "cubic-bezier(…), steps(…), linear(…), circular-ease-in, circular-ease-out, "
        + "circular-ease-in-out, spring(…), smooth, snappy or bouncy"
    case .wrongForm(let name, let usage): "'\(name)' is not written like this; give \(usage)"
    case .unbalanced(let text):
      "'\(text)' does not end with the parenthesis of its arguments; give one opening and one "
        + "closing parenthesis"
    case .notNumber(let argument, let name):
      "'\(argument)' in \(name)() is no finite number; give one, such as 0.25"
    case .wrongCount(let name, let count, let usage):
      "\(name)() has \(count) argument\(count == 1 ? "" : "s"); give \(usage)"
    case .xOutside(let x): "x \(x) of cubic-bezier() is outside 0...1; give a number within"
    case .unknownPosition(let position):
      "'\(position)' in steps() is no place for jumps; give jump-start, jump-end, jump-none, "
        + "jump-both, start or end"
    case .springArgument(let argument):
      "'\(argument)' does not fit in spring(); give duration and bounce, or response and "
        + "damping-fraction, or mass, stiffness and damping, each once as name: number, and "
        + "initial-velocity if wanted"
    case .outOfRange(let name, let value, let range):
      "\(name) \(value) of spring() is out of range; give a number \(range)"
    case .easing(let error): error.description
    }
  }
}
