internal import Foundation

extension TimingFunction {
  /// The timing that a text names; see the type for the grammar.
  ///
  /// - Parameter text: the name, or the function with its arguments.
  /// - Throws: `TimingFunctionError` with the fact and its remedy.
  /// - Complexity: O(length).
  public init(parsing text: String) throws(TimingFunctionError) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    guard !text.isEmpty else { throw .empty }
    guard let open = text.firstIndex(of: "(") else {
      guard !text.contains(")") else { throw .unbalanced(text) }
      self = try Self.named(text)
      return
    }
    guard text.hasSuffix(")"), text.filter({ $0 == "(" || $0 == ")" }).count == 2 else {
      throw .unbalanced(text)
    }
    let name = text[..<open].trimmingCharacters(in: .whitespaces)
    let inside = text[text.index(after: open)...].dropLast()
    let arguments =
      inside.allSatisfy(\.isWhitespace)
      ? []
      : inside.split(separator: ",", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    self = try Self.function(name, arguments)
  }

  private static func named(_ name: String) throws(TimingFunctionError) -> TimingFunction {
    let kind: Kind
    switch name {
    case "linear": kind = .curve(.linear)
    case "ease": kind = bezier(0.25, 0.1, 0.25, 1)
    case "ease-in": kind = .curve(.easeIn)
    case "ease-out": kind = .curve(.easeOut)
    case "ease-in-out": kind = .curve(.easeInOut)
    case "circular-ease-in": kind = .curve(.circularEaseIn)
    case "circular-ease-out": kind = .curve(.circularEaseOut)
    case "circular-ease-in-out": kind = .curve(.circularEaseInOut)
    case "step-start": return try steps(["1", "jump-start"])
    case "step-end": return try steps(["1", "jump-end"])
    case "smooth": kind = .spring(.smooth, initialVelocity: 0)
    case "snappy": kind = .spring(.snappy, initialVelocity: 0)
    case "bouncy": kind = .spring(.bouncy, initialVelocity: 0)
    case "cubic-bezier", "steps", "spring":
      throw .wrongForm(name: name, usage: usage(of: name))
    default: throw .unknownName(name)
    }
    return TimingFunction(kind, name)
  }

  private static func function(
    _ name: String, _ arguments: [String]
  ) throws(TimingFunctionError) -> TimingFunction {
    switch name {
    case "cubic-bezier": return try cubicBezier(arguments)
    case "steps": return try steps(arguments)
    case "linear": return try linear(arguments)
    case "spring": return try SpringArguments(arguments).timing()
    default:
      let plain = try? named(name)
      guard plain == nil else { throw .wrongForm(name: name, usage: "\(name) alone") }
      throw .unknownName(name)
    }
  }

  private static func usage(of name: String) -> String {
    switch name {
    case "cubic-bezier": "cubic-bezier(x1, y1, x2, y2)"
    case "steps": "steps(count, jump-end)"
    default: "spring(duration: 0.5, bounce: 0.2)"
    }
  }

  private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Kind {
    .curve(
      .bezier(
        startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2)))
  }

  private static func cubicBezier(
    _ arguments: [String]
  ) throws(TimingFunctionError) -> TimingFunction {
    guard arguments.count == 4 else {
      throw .wrongCount(
        name: "cubic-bezier", count: arguments.count, usage: usage(of: "cubic-bezier"))
    }
    var numbers: [Double] = []
    for argument in arguments { numbers.append(try number(argument, in: "cubic-bezier")) }
    for x in [numbers[0], numbers[2]] where !(0...1).contains(x) { throw .xOutside(x) }
    return TimingFunction(
      bezier(numbers[0], numbers[1], numbers[2], numbers[3]),
      "cubic-bezier(\(numbers.map(plain).joined(separator: ", ")))")
  }

  private static func steps(
    _ arguments: [String]
  ) throws(TimingFunctionError) -> TimingFunction {
    guard (1...2).contains(arguments.count) else {
      throw .wrongCount(name: "steps", count: arguments.count, usage: usage(of: "steps"))
    }
    guard let count = Int(arguments[0]) else {
      throw .notNumber(argument: arguments[0], name: "steps")
    }
    let name = arguments.count == 2 ? arguments[1] : "jump-end"
    let aliases = ["start": "jump-start", "end": "jump-end"]
    guard let position = StepsEasing.Position(rawValue: aliases[name] ?? name) else {
      throw .unknownPosition(name)
    }
    do {
      return TimingFunction(
        .steps(try StepsEasing(count, position)), "steps(\(count), \(position.rawValue))")
    } catch {
      throw .easing(error)
    }
  }

  private static func linear(
    _ arguments: [String]
  ) throws(TimingFunctionError) -> TimingFunction {
    var stops: [LinearEasing.Stop] = []
    var texts: [String] = []
    for argument in arguments {
      let (output, percentages) = try self.stop(argument)
      stops +=
        percentages.isEmpty
        ? [.init(output)] : percentages.map { .init(output, at: $0 / 100) }
      texts.append(
        ([plain(output)] + percentages.map { "\(plain($0))%" }).joined(separator: " "))
    }
    do {
      return TimingFunction(
        .linear(try LinearEasing(stops)), "linear(\(texts.joined(separator: ", ")))")
    } catch {
      throw .easing(error)
    }
  }

  /// One argument of `linear()`: a number and up to two percentages, the number first or last.
  private static func stop(
    _ argument: String
  ) throws(TimingFunctionError) -> (output: Double, percentages: [Double]) {
    let words = argument.split(whereSeparator: \.isWhitespace).map(String.init)
    let outputs = words.indices.filter { !words[$0].hasSuffix("%") }
    guard (1...3).contains(words.count), outputs.count == 1,
      outputs[0] == 0 || outputs[0] == words.count - 1
    else { throw .notNumber(argument: argument, name: "linear") }
    let output = try number(words[outputs[0]], in: "linear")
    var percentages: [Double] = []
    for word in words where word.hasSuffix("%") {
      percentages.append(try number(String(word.dropLast()), in: "linear"))
    }
    return (output, percentages)
  }

  /// A finite number written out in decimal.
  static func number(
    _ text: String, in name: String
  ) throws(TimingFunctionError) -> Double {
    guard let number = Double(text), number.isFinite, !text.contains("x"), !text.contains("p")
    else { throw .notNumber(argument: text, name: name) }
    return number
  }

  /// The shortest text of a number, without a needless fraction.
  static func plain(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
