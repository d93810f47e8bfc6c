import BenchCore
import Foundation
import Testing

@testable import Reporting

/// A run with fixed figures, for texts to be compared with.
enum FixedRun {
  static func make() throws -> RunRecord {
    final class Work: Workload {
      func runFrame(_ frame: Int) {}
    }
    let limits = MachineLimits(
      levels: [.init(name: "L2", workingSetBytes: 1 << 20, bytesPerSecond: 1e11)],
      flopsPerSecond: 1e11)
    var environment = RunEnvironment(
      instructionSet: "v3", seed: 1, arguments: ["run"],
      date: Date(timeIntervalSince1970: 1_800_000_000))
    environment.warnings = []
    var run = RunRecord(environment: environment, limits: limits)
    let first = Benchmark(
      "blend/4-floats/1Ki", item: "element of 4 floats", itemsPerFrame: 1024,
      cost: FrameCost(bytes: 50_000, flops: 12_288, workingSetBytes: 50_000)
    ) { Work() }
    let second = Benchmark("odd|name, \"quoted\"", item: "path", itemsPerFrame: 3) { Work() }
    for (benchmark, times) in [(first, [1000.0, 1100, 1200, 2000]), (second, [9e6, 1e7, 2.5e9])] {
      let samples = try #require(Samples(nanoseconds: times))
      var record = BenchmarkRecord(
        benchmark, samples: samples, limits: limits, refreshRates: [120, 60])
      record.peakResidentBytes = 1 << 20
      run.benchmarks.append(record)
    }
    run.benchmarks[0].allocationsPerFrame = 0
    run.benchmarks[0].reference = ReferenceRecord(
      Reference("blend/4-floats/1Ki/c", atLeast: 0.9), PairedRatio([0.8, 0.85, 0.88]))
    run.failures = [.init(name: "input/gone", message: "the file is gone; bring it back")]
    run.interrupted = true
    return run
  }
}

@Suite("Formats of a run")
struct ExporterTests {
  @Test("the table is aligned and says what it means")
  func table() throws {
    let text = TableExporter().text(of: try FixedRun.make())
    #expect(
      text == """
        benchmark               p50      p90      p99      max  items/s  ns/item  items/budget        budget used   of limit  allocs
        blend/4-floats/1Ki  1.10 µs  2.00 µs  2.00 µs  2.00 µs    931 M     1.07        7.76 M  0.013 % of 120 Hz  45.5 % L2       0
        odd|name, "quoted"  10.0 ms   2.50 s   2.50 s   2.50 s      300  3333333          2.50    120 % of 120 Hz          -       -

        p50 … max: time of a frame; items/budget: items that fit in the time the refresh rate leaves for a frame;
        budget used: the median frame's share of that time; of limit: percent of this machine's limit measured in the same run
        (flops: arithmetic, else bandwidth of the level); allocs: allocations a frame, counted after the timing.

        Ratios, both sides measured alternately in this run:
        benchmark           times as fast     interval   wanted          as
        blend/4-floats/1Ki          0.850  0.800…0.880  ≥ 0.900  MISSED  blend/4-floats/1Ki/c
        failed: input/gone: the file is gone; bring it back

        Interrupted: benchmarks are missing.

        """)
  }

  @Test("Markdown escapes what would end a cell")
  func markdown() throws {
    let lines = MarkdownExporter().text(of: try FixedRun.make()).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[1].hasPrefix("| --- | ---: |"))
    #expect(lines[3].hasPrefix("| odd\\|name, \"quoted\" | 10.0 ms |"))
  }

  @Test("CSV quotes commas and quotes and leaves unknown values empty")
  func csv() throws {
    let lines = CSVExporter().text(of: try FixedRun.make()).components(separatedBy: "\r\n")
    #expect(lines.count == 4 && lines[3].isEmpty)
    #expect(lines[0].hasPrefix("name,item,items_per_frame,p50_ns,"))
    #expect(lines[1].hasPrefix("blend/4-floats/1Ki,element of 4 floats,1024,1100.0,2000.0,"))
    #expect(lines[2].hasPrefix("\"odd|name, \"\"quoted\"\"\",path,3,10000000.0,"))
    #expect(lines[2].hasSuffix(",,,1048576,3"))
  }

  @Test("JSON is the run")
  func json() throws {
    let run = try FixedRun.make()
    let text = try JSONExporter().text(of: run)
    #expect(try RunRecord(json: Data(text.utf8)) == run)
    #expect(text.hasSuffix("}\n"))
  }

  @Test("every format has a name, and an unknown name is refused with all of them")
  func names() throws {
    for format in ReportFormat.allCases {
      #expect(try ReportFormat(named: format.rawValue) == format)
    }
    let error = #expect(throws: ReportFormatError.self) { try ReportFormat(named: "xml") }
    #expect(error?.description == "'xml' is no format; give table, json, csv, markdown")
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
