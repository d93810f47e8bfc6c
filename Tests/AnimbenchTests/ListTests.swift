import Foundation
import Testing

@testable import animbench

@Suite("list")
struct ListTests {
  private func names(_ arguments: String...) throws -> [String] {
    struct Answer: Decodable {
      struct Listed: Decodable { var name: String }
      var benchmarks: [Listed]
    }
    let run = Transcript.of(["list", "--json"] + arguments)
    #expect(run.code == .success && run.notes.isEmpty)
    return try JSONDecoder().decode(Answer.self, from: Data(run.results.utf8)).benchmarks
      .map(\.name)
  }

  @Test("the table aligns names, tags, items and sizes")
  func table() throws {
    try Golden.expect(Transcript.of(["list"]).results, is: "list")
  }

  @Test("JSON has name, tags, item, items_per_frame and size")
  func json() throws {
    try Golden.expect(Transcript.of(["list", "alpha", "--json"]).results, is: "list-json")
  }

  @Test("patterns, --filter, --skip, --quick and --seed choose")
  func choice() throws {
    #expect(try names() == ["alpha/one", "alpha/two", "beta/1"])
    #expect(try names("alpha") == ["alpha/one", "alpha/two"])
    #expect(try names("*one", "beta") == ["alpha/one", "beta/1"])
    #expect(try names("--filter", "o$|1$") == ["alpha/two", "beta/1"])
    #expect(try names("--skip", "^a") == ["beta/1"])
    #expect(try names("--seed", "7", "--filter", "beta") == ["beta/7"])
    #expect(try names("--quick") == ["alpha/one", "beta/1"])
    #expect(try names("--quick", "alpha") == ["alpha/one", "alpha/two"])
  }

  @Test("with --input only the files' benchmarks, unless a pattern asks for others")
  func inputs() throws {
    #expect(try names("--input", "a.svg", "b.svg") == ["input/a.svg", "input/b.svg"])
    #expect(try names("--input", "a.svg", "--quick") == ["input/a.svg"])
    #expect(try names("alpha", "--input", "a.svg") == ["alpha/one", "alpha/two"])
    #expect(
      try names("--input", "a.svg", "--", "input", "alpha/one") == ["alpha/one", "input/a.svg"])
  }
}
