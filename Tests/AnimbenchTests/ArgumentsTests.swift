import Testing

@testable import animbench

@Suite("Arguments")
struct ArgumentsTests {
  private static let rate = OptionDescription.value("rate", "HZ", "a number")
  private static let paths = OptionDescription.value("paths", "PATH", takesFollowing: true, "paths")

  private enum Colour: String, CaseIterable {
    case red, green
  }

  private func parse(
    _ arguments: [String],
    operands: [OperandDescription] = [OperandDescription(name: "X", count: .any, summary: "x")]
  ) throws -> Arguments {
    let command = Command(
      "test", abstract: "tests", operands: operands, options: [Self.rate, Self.paths],
      example: "test"
    ) { _, _ in .success }
    return try Arguments(arguments, for: command)
  }

  @Test("an option that takes what follows ends at the next option or --")
  func following() throws {
    let arguments = try parse(
      ["a", "--paths", "b", "c", "--rate", "1", "d", "--paths", "e", "--", "f"])
    #expect(arguments.operands == ["a", "d", "f"])
    #expect(arguments.all(Self.paths) == ["b", "c", "e"])
  }

  @Test("the options that all verbs share are taken by one that has no use for them")
  func shared() throws {
    let arguments = try parse([
      "a", "--no-progress", "--seed", "3", "--time=1", "--refresh-rate", "60", "--quiet", "b",
    ])
    #expect(arguments.operands == ["a", "b"])
    #expect(throws: UsageError.self) { try parse(["--quick"]) }
  }

  @Test("the last of several values counts")
  func last() throws {
    let arguments = try parse(["--rate", "1", "--rate", "2"])
    #expect(arguments.last(Self.rate) == "2")
    #expect(try arguments.number(Self.rate, wanted: "a number") { $0 > 0 } == 2)
  }

  @Test("lists may be given by commas, by repetition or both")
  func lists() throws {
    let arguments = try parse(["--rate", "60, 90", "--rate", "120"])
    #expect(try arguments.numbers(Self.rate, wanted: "numbers") { $0 > 0 } == [60, 90, 120])
    #expect(try parse([]).numbers(Self.rate, wanted: "numbers") { $0 > 0 } == nil)
  }

  @Test(
    "what is no number is refused",
    arguments: ["", "x", "nan", "inf", "-1", "0", "1e999", "60,", ",60", "60;90"])
  func numbers(text: String) throws {
    let arguments = try parse(["--rate", text])
    let error = UsageError.valueInvalid(Self.rate, text: text, wanted: "numbers")
    #expect(throws: error) { try arguments.numbers(Self.rate, wanted: "numbers") { $0 > 0 } }
    #expect(throws: error) { try arguments.number(Self.rate, wanted: "numbers") { $0 > 0 } }
  }

  @Test("whole numbers reach from 0 to 2⁶⁴ − 1")
  func wholeNumbers() throws {
    #expect(try parse(["--rate", "18446744073709551615"]).wholeNumber(Self.rate) == .max)
    for text in ["-1", "18446744073709551616", "1.5", "0x10", ""] {
      #expect(throws: UsageError.self) { try parse(["--rate", text]).wholeNumber(Self.rate) }
    }
  }

  @Test("a word must be one of the choices")
  func choices() throws {
    #expect(try parse(["--rate", "green"]).choice(Self.rate, as: Colour.self) == .green)
    #expect(
      throws: UsageError.valueInvalid(Self.rate, text: "blue", wanted: "one of red, green")
    ) {
      try parse(["--rate", "blue"]).choice(Self.rate, as: Colour.self)
    }
  }

  @Test("the number of operands is checked")
  func operands() {
    let one = OperandDescription(name: "CURVE", count: .one, summary: "a curve")
    #expect(throws: UsageError.operandMissing(one, command: "test")) {
      try parse([], operands: [one])
    }
    #expect(throws: UsageError.operandUnexpected("b", command: "test")) {
      try parse(["a", "b"], operands: [one])
    }
    #expect(throws: Never.self) { try parse(["--help"], operands: [one]) }
  }
}
