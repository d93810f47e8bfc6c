import BenchCore
import Foundation
import Testing

@testable import animbench

@Suite("--input")
struct InputTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func list(_ path: String, _ arguments: String...) -> Transcript {
    Transcript.of(["list", "--input", path] + arguments, source: .suites)
  }

  @Test("a file becomes a benchmark of its paths")
  func file() throws {
    let file = try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0H9V9Z'/><path d='M1 1H2'/></svg>",
      to: "two.svg")
    let run = list(file)
    #expect(run.code == .success && run.notes.isEmpty)
    #expect(run.results.split(separator: "\n").count == 2)
    #expect(run.results.contains("input/two"))
    #expect(list(folder.path).results == run.results)
  }

  @Test("what cannot be drawn exits 65 in one line that names it")
  func bad() throws {
    let empty = folder.path("empty")
    try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
    #expect(
      list(empty)
        == Transcript(
          code: .badInput, results: "",
          notes: "animbench: \(empty): the folder is empty; put SVG files into it\n"))
    #expect(
      list(folder.path("none.svg"))
        == Transcript(
          code: .badInput, results: "",
          notes: "animbench: \(folder.path("none.svg")): no such file or folder; check the path\n"))
    let blank = try folder.write("<svg xmlns='http://www.w3.org/2000/svg'/>", to: "blank.svg")
    let run = list(blank, "--quiet")
    #expect(run.code == .badInput && run.results.isEmpty)
    #expect(
      run.notes
        == "animbench: nothing in \(blank) can be drawn; "
        + "give SVG files that hold a path or a basic shape\n")
    let broken = list(try folder.write("<svg><path", to: "broken.svg"))
    #expect(broken.code == .badInput && broken.results.isEmpty)
    #expect(broken.notes.hasPrefix("animbench: \(folder.path("broken.svg")): line 1: "))
  }

  @Test("what is skipped is said, unless --quiet")
  func skipped() throws {
    try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0H9V9Z'/></svg>", to: "one.svg")
    try folder.write("{}", to: "two.json")
    let run = list(folder.path)
    #expect(run.code == .success && run.notes.hasPrefix("animbench: skipped "))
    #expect(list(folder.path, "--quiet").notes.isEmpty)
  }
}
