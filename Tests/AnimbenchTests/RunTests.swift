import BenchCore
import Foundation
import Testing

@testable import animbench

@Suite("run")
struct RunTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private struct Broken: Error, CustomStringConvertible {
    var description: String { "no paint; buy some" }
  }

  /// Runs with short timings and an own results folder.
  private func run(_ arguments: String..., source: BenchmarkSource = .fake()) -> Transcript {
    Transcript.of(
      ["run"] + arguments
        + ["--time", "0.01", "--results", folder.path("results"), "--no-progress"],
      source: source)
  }

  @Test("--json is the run's record, and the same is saved twice")
  func json() throws {
    let run = run("alpha", "--json", "--seed", "5", "--refresh-rate", "60,90", "--quiet")
    #expect(run.code == .success && run.notes.isEmpty)
    let record = try RunRecord(json: Data(run.results.utf8))
    #expect(record.benchmarks.map(\.name) == ["alpha/one", "alpha/two"])
    #expect(record.benchmarks.map(\.budget.hz) == [60, 60])
    #expect(record.benchmarks[0].budgets.map(\.hz) == [60, 90])
    #expect(record.benchmarks[0].use != nil && record.limits?.levels.count == 2)
    #expect(record.environment.seed == 5)
    #expect(record.environment.arguments.prefix(3) == ["run", "alpha", "--json"])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("results"))
    #expect(names.count == 2)
    for name in names { #expect(folder.text("results/\(name)") == run.results) }
  }

  @Test("notes name the file and, in a debug build, warn of it; --quiet silences both")
  func notes() throws {
    let notes = run("alpha/one").notes.split(separator: "\n")
    #expect(notes.allSatisfy { $0.hasPrefix("animbench: ") })
    #expect(notes.last?.hasPrefix("animbench: saved in \(folder.path("results"))/") == true)
    #expect(notes.count == (BuildChecks.isDebug ? 2 : 1))
    #expect(run("alpha/one", "--quiet").notes.isEmpty)
  }

  @Test("every format is written, --output into its file")
  func formats() throws {
    #expect(run("alpha", "--format", "table").results.contains("budget used"))
    #expect(run("alpha", "--format", "csv").results.hasPrefix("name,item,"))
    #expect(run("alpha", "--format", "markdown").results.hasPrefix("| benchmark |"))
    let run = run("alpha", "--format", "csv", "--output", folder.path("run.csv"))
    #expect(run.code == .success && run.results.isEmpty)
    #expect(folder.text("run.csv")?.split(separator: "\r\n").count == 3)
  }

  @Test("a benchmark that fails exits 1; the others are measured and saved")
  func failure() throws {
    let source = BenchmarkSource.fake { throw Broken() }
    let run = run("alpha", "--json", "--quiet", source: source)
    #expect(run.code == .failure)
    #expect(run.notes == "animbench: alpha/one failed: no paint; buy some\n")
    let record = try RunRecord(json: Data(run.results.utf8))
    #expect(record.benchmarks.map(\.name) == ["alpha/two"])
    #expect(folder.text("results/latest.json") == run.results)
    #expect(
      self.run("alpha", source: source).results.contains("failed: alpha/one: no paint; buy some"))
  }

  @Test("nothing is saved where nothing could be measured")
  func nothing() throws {
    let run = run("alpha/one", "--quiet", source: .fake { throw Broken() })
    #expect(run.code == .failure)
    #expect(!FileManager.default.fileExists(atPath: folder.path("results")))
  }

  @Test("what cannot be written is said before anything is measured")
  func unwritable() throws {
    try folder.write("a file", to: "results")
    let source = BenchmarkSource.fake { preconditionFailure("nothing must be measured") }
    let unsaved = run("alpha", source: source)
    #expect(unsaved.code == .failure && unsaved.results.isEmpty)
    #expect(
      unsaved.notes
        == "animbench: the run cannot be saved in '\(folder.path("results"))' (Not a directory); "
        + "give a folder that can be written with --results\n")
    let unreported = run("alpha", "--output", folder.path("none/x"), source: source)
    #expect(unreported.code == .failure && unreported.notes.contains("none/x (No such file"))
    #expect(folder.text("results") == "a file")
  }
}
