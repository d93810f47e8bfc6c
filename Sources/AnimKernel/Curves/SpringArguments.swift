/// The arguments of `spring(…)` in the grammar of timings.
struct SpringArguments {
  private var numbers: [String: Double] = [:]
  /// The arguments in the grammar's plainest form.
  private var texts: [String] = []

  private static let forms: [Set<String>] = [
    ["duration", "bounce"], ["response", "damping-fraction"], ["mass", "stiffness", "damping"],
  ]

  /// Reads `name: number` pairs.
  init(_ arguments: [String]) throws(TimingFunctionError) {
    for argument in arguments {
      let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
        .map { $0.filter { !$0.isWhitespace } }
      let isKnown = parts[0] == "initial-velocity" || Self.forms.contains { $0.contains(parts[0]) }
      guard parts.count == 2, isKnown, numbers[parts[0]] == nil else {
        throw .springArgument(argument)
      }
      let number = try TimingFunction.number(parts[1], in: "spring")
      numbers[parts[0]] = number
      texts.append("\(parts[0]): \(TimingFunction.plain(number))")
    }
  }

  /// The spring's timing.
  func timing() throws(TimingFunctionError) -> TimingFunction {
    let names = Set(numbers.keys).subtracting(["initial-velocity"])
    guard let form = Self.forms.first(where: { names.isSubset(of: $0) }) else {
      throw .springArgument(texts.joined(separator: ", "))
    }
    let spring = try spring(form)
    return TimingFunction(
      .spring(spring, initialVelocity: numbers["initial-velocity"] ?? 0),
      "spring(\(texts.joined(separator: ", ")))")
  }

  private func spring(_ form: Set<String>) throws(TimingFunctionError) -> Spring {
    if form.contains("stiffness"), numbers["stiffness"] == nil || numbers["damping"] == nil {
      throw .springArgument(texts.joined(separator: ", "))
    }
    if form.contains("stiffness") {
      return Spring(
        mass: try positive("mass", default: 1), stiffness: try positive("stiffness", default: 1),
        damping: try notNegative("damping", default: 0), allowOverDamping: true)
    }
    if form.contains("response") {
      return Spring(
        response: try positive("response", default: 0.5),
        dampingRatio: try notNegative("damping-fraction", default: 0.825))
    }
    let bounce = numbers["bounce"] ?? 0
    guard (-1...1).contains(bounce) else {
      throw .outOfRange(name: "bounce", value: bounce, range: "from -1 to 1")
    }
    return Spring(duration: try positive("duration", default: 0.5), bounce: bounce)
  }

  private func positive(
    _ name: String, default value: Double
  ) throws(TimingFunctionError) -> Double {
    let number = numbers[name] ?? value
    guard number > 0 else { throw .outOfRange(name: name, value: number, range: "above 0") }
    return number
  }

  private func notNegative(
    _ name: String, default value: Double
  ) throws(TimingFunctionError) -> Double {
    let number = numbers[name] ?? value
    guard number >= 0 else { throw .outOfRange(name: name, value: number, range: "from 0 on") }
    return number
  }
}
