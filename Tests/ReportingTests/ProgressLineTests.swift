import BenchCore
import Testing

@testable import Reporting

@Suite("The line of progress")
struct ProgressLineTests {
  private final class Terminal {
    var text = ""
  }

  @Test("each benchmark takes the line's place, a failure stays, the end clears it")
  func line() {
    let terminal = Terminal()
    let line = ProgressLine(width: 80) { terminal.text += $0 }
    line.benchmarkBegins("blend/1Ki", index: 0, of: 12)
    line.benchmarkBegins("blend/64Ki", index: 1, of: 12)
    line.benchmarkFailed(.init(name: "blend/64Ki", message: "no room; make some"))
    line.runEnded()
    let clear = "\r\u{1B}[K"
    #expect(
      terminal.text == "\(clear)[1/12] blend/1Ki\(clear)[2/12] blend/64Ki"
        + "\(clear)failed: blend/64Ki: no room; make some\n\(clear)")
  }

  @Test("a long name never wraps, and a strange one never commands", arguments: [1, 2, 20, 300])
  func width(columns: Int) {
    let terminal = Terminal()
    ProgressLine(width: columns) { terminal.text += $0 }
      .benchmarkBegins(String(repeating: "x\u{1B}", count: 200), index: 9, of: 10)
    let shown = terminal.text.dropFirst("\r\u{1B}[K".count)
    #expect(shown.count == columns - 1 && !shown.contains("\u{1B}"))
  }
}
