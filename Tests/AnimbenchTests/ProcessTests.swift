import BenchCore
import Foundation
import Testing

@testable import animbench

@Suite("The built program")
struct ProcessTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("it lies beside the tests")
  func built() throws {
    #expect(BuiltProgram.url != nil)
  }

  @Test("no verb prints the help to standard output and exits 0")
  func help() throws {
    let run = try BuiltProgram.shell("$animbench")
    #expect(run.code == 0 && run.notes.isEmpty)
    #expect(run.results == HelpText.overview(Animbench(.suites).verbs))
  }

  @Test("an error goes to standard error alone, with its exit code")
  func error() throws {
    let run = try BuiltProgram.shell("$animbench rnu")
    #expect(run.code == 64 && run.results.isEmpty)
    #expect(run.notes == "animbench: unknown verb 'rnu'; did you mean 'run'?\n")
  }

  @Test("a reader that goes away ends the writing quietly")
  func brokenPipe() throws {
    let run = try BuiltProgram.shell(
      "{ sleep 0.2; $animbench doctor --help; echo $? >code; } | true; sleep 0.6; cat code",
      in: folder.url)
    #expect(run.results == "0\n" && run.notes.isEmpty)
  }

  #if os(Linux)
    @Test("a full disk behind standard output is an error")
    func full() throws {
      let run = try BuiltProgram.shell("$animbench doctor >/dev/full")
      #expect(run.code == 1)
      #expect(
        run.notes
          == "animbench: cannot write to standard output (No space left on device); "
          + "send it elsewhere, or use --output PATH\n")
    }
  #endif

  @Test("--output replaces a file and follows a link")
  func output() throws {
    try folder.write("old", to: "file")
    let run = try BuiltProgram.shell(
      "ln -s file link; $animbench doctor --output link && test -L link", in: folder.url)
    #expect(run.code == 0 && run.results.isEmpty && run.notes.isEmpty)
    #expect(folder.text("file")?.contains("instruction set") == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
  }

  @Test("--output into a pipe writes into it and leaves it a pipe")
  func pipe() throws {
    let run = try BuiltProgram.shell(
      "mkfifo pipe; cat pipe & $animbench doctor --output pipe && wait && test -p pipe",
      in: folder.url)
    #expect(run.code == 0 && run.results.contains("instruction set"))
  }

  @Test("--output into a folder that does not exist is one line and exit 1")
  func unwritable() throws {
    let run = try BuiltProgram.shell("$animbench doctor --output none/file", in: folder.url)
    #expect(run.code == 1 && run.results.isEmpty)
    #expect(
      run.notes
        == "animbench: cannot write none/file (No such file or directory); "
        + "name a file in a folder that exists and is writable\n")
  }

  @Test("Ctrl-C ends a run, keeps what was measured and exits 130")
  func interrupt() throws {
    let run = try BuiltProgram.shell(
      """
      $animbench run blend curves springs animations --time 1 --json --quiet & id=$!
      # By the time it has worked, not by the clock: the other tests may leave it little.
      while test "$(ps -o time= -p $id | cut -d. -f1 | tr -d ': ')" -lt 6; do sleep 0.2; done
      kill -INT $id; wait $id
      """, in: folder.url)
    #expect(run.code == 130 && run.notes.isEmpty)
    let record = try RunRecord(json: Data(run.results.utf8))
    #expect(record.interrupted && !record.benchmarks.isEmpty)
    #expect(folder.text("results/latest.json") == run.results)
  }
}
