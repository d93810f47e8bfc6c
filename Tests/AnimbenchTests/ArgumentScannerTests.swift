import Testing

@testable import animbench

@Suite("Argument scanner")
struct ArgumentScannerTests {
  private static let flag = OptionDescription.flag("flag", letter: "f", "a flag")
  private static let flat = OptionDescription.flag("flat", letter: "t", "another")
  private static let size = OptionDescription.value("size", "N", "a value")
  private static let options = [flag, flat, size]

  @Test(
    "operands and options come in their order",
    arguments: [
      ([], []),
      (["a", "b"], [.operand("a"), .operand("b")]),
      (["a", "--flag", "b"], [.operand("a"), .option(flag, value: nil), .operand("b")]),
      (["--size", "3"], [.option(size, value: "3")]),
      (["--size=3", "--size=", "--si", "4"], ["3", "", "4"].map { .option(size, value: $0) }),
      (["--size", "-3", "--size", "--flag"], ["-3", "--flag"].map { .option(size, value: $0) }),
      (["-ft"], [.option(flag, value: nil), .option(flat, value: nil)]),
      (["-", ""], [.operand("-"), .operand("")]),
      (
        ["a", "--", "--flag", "--"],
        [.operand("a"), .optionsEnd, .operand("--flag"), .operand("--")]
      ),
      (["M0 0L1,1", "é …"], [.operand("M0 0L1,1"), .operand("é …")]),
    ] as [([String], [ArgumentScanner.Item])])
  func order(arguments: [String], items: [ArgumentScanner.Item]) throws {
    #expect(
      try ArgumentScanner.items(arguments, options: Self.options, command: "test") == items)
  }

  @Test(
    "what is wrong is named",
    arguments: [
      (["--flog"], .optionUnknown("--flog", closest: "flag", command: "test")),
      (["--size", "1", "--xyz=2"], .optionUnknown("--xyz", closest: nil, command: "test")),
      (["-fx"], .optionUnknown("-fx", closest: nil, command: "test")),
      (["--fla"], .optionAmbiguous("--fla", candidates: ["flag", "flat"])),
      (["--size"], .valueMissing(size)),
      (["--flag=1"], .valueUnexpected(flag)),
    ] as [([String], UsageError)])
  func errors(arguments: [String], error: UsageError) {
    #expect(throws: error) {
      try ArgumentScanner.items(arguments, options: Self.options, command: "test")
    }
  }

  @Test("scanners on many threads do not disturb one another")
  func threads() async {
    await withTaskGroup(of: [ArgumentScanner.Item]?.self) { group in
      for _ in 0..<64 {
        group.addTask {
          try? ArgumentScanner.items(
            ["-f", "a", "--size", "7", "b"], options: Self.options, command: "test")
        }
      }
      for await items in group {
        #expect(
          items == [
            .option(Self.flag, value: nil), .operand("a"), .option(Self.size, value: "7"),
            .operand("b"),
          ])
      }
    }
  }
}
