import Testing

@testable import animbench

@Suite("Help")
struct HelpTests {
  @Test("no verb, --help and -h print the overview", arguments: [[], ["--help"], ["-h"]])
  func overview(arguments: [String]) throws {
    let run = Transcript.of(arguments)
    #expect(run.code == .success && run.notes.isEmpty)
    try Golden.expect(run.results, is: "help")
  }

  @Test(
    "every verb prints its help",
    arguments: Animbench(.suites).verbs.flatMap(\.commands).map(\.name),
    ["--help", "-h"])
  func verb(name: String, option: String) throws {
    let run = Transcript.of(name.split(separator: " ").map(String.init) + [option])
    #expect(run.code == .success && run.notes.isEmpty)
    try Golden.expect(run.results, is: "help-\(name.replacing(" ", with: "-"))")
  }

  @Test("help lines fit a terminal of 80 columns")
  func width() {
    let texts =
      Animbench(.suites).verbs.flatMap(\.commands).map(HelpText.command)
      + [HelpText.overview(Animbench(.suites).verbs)]
    for line in texts.flatMap({ $0.split(whereSeparator: \.isNewline) }) {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test(
    "every example that measures nothing works",
    arguments: Animbench(.suites).verbs.flatMap(\.commands).filter {
      !["run", "limits"].contains($0.name)
    }.map(\.example))
  func example(line: String) throws {
    // Quotes hold a single argument together.
    let arguments = line.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .flatMap { index, part in
        index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
      }
    let run = Transcript.of(arguments, source: .suites)
    #expect(run.code == .success && !run.results.isEmpty && run.notes.isEmpty)
  }

  @Test("--version prints name and version")
  func version() {
    #expect(
      Transcript.of(["--version"])
        == Transcript(code: .success, results: "animbench \(Version.current)\n", notes: ""))
  }

  @Test("every example names options that its verb has")
  func examples() throws {
    for command in Animbench(.suites).verbs.flatMap(\.commands) {
      #expect(command.example.hasPrefix(command.name))
      for word in command.example.split(separator: " ") where word.hasPrefix("--") {
        #expect(command.options.contains { "--\($0.name)" == word }, "\(command.name): \(word)")
      }
    }
  }
}
