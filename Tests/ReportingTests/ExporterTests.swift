import BenchCore
import Foundation
import Testing

@testable import Reporting

@Suite("Formats of a run")
struct ExporterTests {
  @Test("the table is aligned, fits 120 columns and says what it means")
  func table() throws {
    let text = TableExporter().text(of: try FixedRun.make())
    #expect(
      text == """
        benchmark               p50      p90      p99      max  items/s  ns/item  items/budget  budget used   of limit  allocs
        blend/4-floats/1Ki  1.10 µs  2.00 µs  2.00 µs  2.00 µs    931 M     1.07        7.76 M      0.013 %  45.5 % L2       0
        odd|name, "quoted"  10.0 ms   2.50 s   2.50 s   2.50 s      300  3333333          2.50        120 %          -       -

        p50 … max: time of a frame; items/budget: items that fit in the time that 120 Hz leaves for a frame,
        unless another rate is said; budget used: the median frame's share of that time; of limit: percent of this
        machine's limit measured in the same run (flops: arithmetic, else bandwidth of the level); allocs: allocations
        a frame, counted after the timing.

        Ratios, both sides measured alternately in this run:
        benchmark           times as fast     interval   wanted          as
        blend/4-floats/1Ki          0.850  0.800…0.880  ≥ 0.900  MISSED  blend/4-floats/1Ki/c

        failed: input/gone: the file is gone; bring it back

        Interrupted: benchmarks are missing.

        """)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }

  @Test("a benchmark of another refresh rate than the first says its own")
  func rates() throws {
    var run = try FixedRun.make()
    run.benchmarks[1].budget = run.benchmarks[1].budgets[1]
    let lines = TableExporter().text(of: run).split(separator: "\n")
    #expect(lines[1].contains("  0.013 %  ") && lines[2].contains("  60.0 % at 60 Hz  "))
  }

  @Test("a table of a run that measured nothing has its heading and the failures")
  func empty() throws {
    var run = try FixedRun.make()
    run.benchmarks = []
    #expect(TableExporter().text(of: run).hasPrefix("benchmark  p50  p90"))
    #expect(TableExporter().text(of: run).contains("failed: input/gone"))
    #expect(CSVExporter().text(of: run).components(separatedBy: "\r\n").count == 2)
    #expect(MarkdownExporter().text(of: run).hasPrefix("| benchmark | p50"))
  }

  @Test("a name's control characters never reach a terminal or break a row")
  func control() throws {
    var run = try FixedRun.make()
    run.benchmarks[0].name = "a\u{1B}[2J\r\nb"
    run.failures[0].message = "one\ntwo\u{7}"
    for format in [ReportFormat.table, .markdown] {
      let text = try format.exporter.text(of: run)
      let scalars = text.unicodeScalars.filter { $0.properties.generalCategory == .control }
      #expect(scalars.allSatisfy { $0 == "\n" })
      #expect(text.contains("2J??b") && text.contains("one?two?"))
    }
  }

  @Test("Markdown shows the tables, failures and the interruption, and escapes its own signs")
  func markdown() throws {
    #expect(
      MarkdownExporter().text(of: try FixedRun.make()) == """
        | benchmark | p50 | p90 | p99 | max | items/s | ns/item | items/budget | budget used | of limit | allocs |
        | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
        | blend/4-floats/1Ki | 1.10 µs | 2.00 µs | 2.00 µs | 2.00 µs | 931 M | 1.07 | 7.76 M | 0.013 % | 45.5 % L2 | 0 |
        | odd\\|name, "quoted" | 10.0 ms | 2.50 s | 2.50 s | 2.50 s | 300 | 3333333 | 2.50 | 120 % | - | - |

        Ratios, both sides measured alternately in this run:

        | benchmark | times as fast | interval | wanted |  | as |
        | --- | ---: | ---: | ---: | ---: | --- |
        | blend/4-floats/1Ki | 0.850 | 0.800…0.880 | ≥ 0.900 | MISSED | blend/4-floats/1Ki/c |

        - failed: input/gone: the file is gone; bring it back

        Interrupted: benchmarks are missing.

        """)
    var run = try FixedRun.make()
    run.benchmarks[0].name = #"a\|b*c_<d>`e"#
    #expect(
      MarkdownExporter().text(of: run).contains(#"| a\\\|b\*c\_\<d\>\`e | 1.10 µs |"#))
  }

  @Test("CSV has a line a benchmark, its cells quoted where they must be, unknown ones empty")
  func csv() throws {
    let text = CSVExporter().text(of: try FixedRun.make())
    let lines = text.components(separatedBy: "\r\n")
    #expect(lines.count == 4 && lines[3].isEmpty)
    let heading = lines[0].components(separatedBy: ",")
    #expect(heading.count == 26 && Set(heading).count == 26)
    let cells = lines[1].components(separatedBy: ",")
    let row = Dictionary(uniqueKeysWithValues: zip(heading, cells))
    #expect(cells.count == 26)
    #expect(row["name"] == "blend/4-floats/1Ki" && row["item"] == "element of 4 floats")
    #expect(row["items_per_frame"] == "1024" && row["samples"] == "4")
    #expect(row["min_ns"] == "1000.0" && row["p50_ns"] == "1100.0" && row["max_ns"] == "2000.0")
    #expect(row["mean_ns"] == "1325.0" && row["hz"] == "120.0" && row["overruns"] == "0")
    #expect(row["limit"] == "bandwidth L2" && row["allocations_per_frame"] == "0.0")
    #expect(row["reference"] == "blend/4-floats/1Ki/c" && row["ratio"] == "0.85")
    #expect(row["ratio_low"] == "0.8" && row["ratio_high"] == "0.88")
    #expect(row["ratio_at_least"] == "0.9" && row["peak_resident_bytes"] == "1048576")
    #expect(lines[2].hasPrefix("\"odd|name, \"\"quoted\"\"\",path,3,10000000.0,"))
    #expect(lines[2].hasSuffix(",,,1048576,3,,,,,,"))
  }

  static let cells: [(String, String)] = [
    ("plain", "plain"), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""), ("a\nb", "\"a\nb\""),
    ("a\rb", "\"a\rb\""), ("a\r\nb", "\"a\r\nb\""), ("\"\u{301}", "\"\"\"\u{301}\""), ("", ""),
  ]

  @Test("CSV quotes a cell with a comma, a quote or a line's end", arguments: cells)
  func cell(name: String, expected: String) throws {
    var run = try FixedRun.make()
    run.benchmarks[0].name = name
    let text = CSVExporter().text(of: run).utf8
    let heading = try #require(text.firstIndex(of: UInt8(ascii: "\n")))
    #expect(text[text.index(after: heading)...].starts(with: "\(expected),element".utf8))
  }

  @Test("JSON is the run")
  func json() throws {
    let run = try FixedRun.make()
    let text = try JSONExporter().text(of: run)
    #expect(try RunRecord(json: Data(text.utf8)) == run)
    #expect(text.hasSuffix("}\n"))
    #expect(text.contains(#""raw_samples_ns" : [1000,1100,1200,2000]"#))
  }

  @Test("every format has a name, and an unknown name is refused with all of them")
  func names() throws {
    for format in ReportFormat.allCases {
      #expect(try ReportFormat(named: format.rawValue) == format)
    }
    let error = #expect(throws: ReportFormatError.self) { try ReportFormat(named: "xml") }
    #expect(error?.description == "'xml' is no format; give table, json, csv, markdown")
  }

  static let layouts: [(String, String)] = [
    ("[\n  1,\n  -2.5e-3\n]", "[1,-2.5e-3]"), ("[\n\n]", "[]"),
    (#"{"a" : [ "1", 2 ]}"#, #"{"a" : [ "1", 2 ]}"#), (#""[ 1 ]""#, #""[ 1 ]""#),
    (#""\"[ 1 ]""#, #""\"[ 1 ]""#), (#""\\", [ 1 ]"#, #""\\", [1]"#),
    ("[ [ 1, 2 ], [ 3 ] ]", "[ [1,2], [3] ]"), ("[ null, 1 ]", "[ null, 1 ]"),
  ]

  @Test("only lists of numbers alone are put on one line", arguments: layouts)
  func layout(json: String, expected: String) {
    #expect(String(decoding: NumberLists.onOneLine(Data(json.utf8)), as: UTF8.self) == expected)
  }

  static let times: [(Double, String)] = [
    (0, "0 ns"), (0.25, "0.250 ns"), (9.994, "9.99 ns"), (9.996, "10.0 ns"), (999.4, "999 ns"),
    (999.6, "1.00 µs"), (12_345, "12.3 µs"), (999_600, "1.00 ms"), (2.5e9, "2.50 s"),
  ]

  @Test("times have three digits and a unit, across its borders", arguments: times)
  func units(nanoseconds: Double, text: String) {
    #expect(Quantity.time(nanoseconds) == text)
  }
}
