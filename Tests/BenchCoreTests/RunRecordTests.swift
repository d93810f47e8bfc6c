import Foundation
import Testing

@testable import BenchCore

@Suite("The record of a run")
struct RunRecordTests {
  private final class Work: Workload {
    func runFrame(_ frame: Int) {}
  }

  /// Two benchmarks, the first with everything known, the second with as little as can be.
  private func run() throws -> RunRecord {
    let limits = MachineLimits(
      levels: [.init(name: "L2", workingSetBytes: 1 << 20, bytesPerSecond: 1e11)],
      flopsPerSecond: 1e11)
    var run = RunRecord(
      environment: RunEnvironment(instructionSet: "v1", seed: 7, arguments: ["run"]),
      limits: limits)
    var samples = try #require(Samples(nanoseconds: [1000, 1100, 900], framesPerSample: 2))
    samples.involuntarySwitches = 1
    let known = Benchmark(
      "a", item: "item", itemsPerFrame: 10,
      cost: FrameCost(bytes: 1e4, flops: 10, workingSetBytes: 1 << 10)
    ) { Work() }
    run.benchmarks = [
      BenchmarkRecord(known, samples: samples, limits: limits, refreshRates: [120, 60]),
      BenchmarkRecord(
        Benchmark("b", item: "item", itemsPerFrame: 1) { Work() },
        samples: try #require(Samples(nanoseconds: [5])), limits: limits, refreshRates: [60]),
    ]
    run.benchmarks[0].allocationsPerFrame = 0.5
    run.benchmarks[0].peakResidentBytes = 4096
    run.benchmarks[0].reference = ReferenceRecord(
      Reference("b", atLeast: 2), PairedRatio([1, 2, 3]))
    run.failures = [.init(name: "c", message: "gone; bring it back")]
    run.interrupted = true
    return run
  }

  private func object(_ run: RunRecord) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: JSONEncoder().encode(run)) as? [String: Any])
  }

  @Test("a run read back is the run")
  func readBack() throws {
    let run = try run()
    #expect(try RunRecord(json: JSONEncoder().encode(run)) == run)
    var saved = run
    saved.limits = nil
    saved.benchmarks[0].rawSamples = nil
    #expect(try RunRecord(json: JSONEncoder().encode(saved)) == saved)
  }

  @Test("every key is there, and what is unknown is null")
  func keys() throws {
    let object = try object(run())
    #expect(object["schema"] as? String == "animbench-result/1")
    #expect(
      Set(object.keys)
        == ["schema", "environment", "limits", "benchmarks", "failures", "interrupted"])
    let benchmarks = try #require(object["benchmarks"] as? [[String: Any]])
    let keys: Set = [
      "name", "items_per_frame", "item", "frame_time_ns", "throughput_items_per_s", "ns_per_item",
      "percent_of_limit", "limit", "budget", "budgets", "allocations_per_frame",
      "peak_resident_bytes", "samples", "frames_per_sample", "involuntary_context_switches",
      "raw_samples_ns", "reference",
    ]
    for benchmark in benchmarks { #expect(Set(benchmark.keys) == keys) }
    let unknown = keys.filter { benchmarks[1][$0] is NSNull }
    #expect(
      unknown == [
        "percent_of_limit", "limit", "allocations_per_frame", "peak_resident_bytes",
        "involuntary_context_switches", "reference",
      ])
    #expect(keys.allSatisfy { !(benchmarks[0][$0] is NSNull) })
    let times = try #require(benchmarks[0]["frame_time_ns"] as? [String: Any])
    #expect(Set(times.keys) == ["min", "p50", "p90", "p95", "p99", "p999", "max", "mean"])
    let budget = try #require(benchmarks[0]["budget"] as? [String: Any])
    #expect(
      Set(budget.keys) == [
        "hz", "nanoseconds", "share", "share_p99", "overruns", "missed_frames",
        "overrun_ms_per_s", "hitch_ms_per_s", "items_per_budget",
      ])
    let reference = try #require(benchmarks[0]["reference"] as? [String: Any])
    #expect(Set(reference.keys) == ["name", "ratio", "low", "high", "at_least"])
  }

  @Test("figures follow from the samples")
  func figures() throws {
    let record = try run().benchmarks[0]
    #expect(record.rawSamples == [1000, 1100, 900] && record.sampleCount == 3)
    #expect(record.framesPerSample == 2 && record.involuntarySwitches == 1)
    #expect(record.nanosecondsPerItem == 100 && record.throughput == 1e7)
    #expect(record.use?.limit == "bandwidth L2")
    #expect(record.budget.hz == 120 && record.budgets.map(\.hz) == [120, 60])
    #expect(record.reference?.isMet == true && record.reference?.ratio == 2)
  }

  static let noJSON = "it is no JSON, or a number in it is out of range"

  static let texts: [(String, String)] = [
    ("", noJSON), ("{", noJSON), ("[]", "it holds no object"),
    ("{}", "schema is missing"),
    (#"{"schema": 1}"#, "schema is of another kind"),
    (#"{"schema": "animbench-result/1"}"#, "environment is missing"),
  ]

  @Test("what is no run is refused and says where", arguments: texts)
  func refused(text: String, detail: String) {
    let error = #expect(throws: RunRecordError.self) { try RunRecord(json: Data(text.utf8)) }
    #expect(error == .malformed(detail))
    #expect(
      error?.description
        == "the file is no saved run (\(detail)); give a file that 'animbench run' wrote")
  }

  @Test("a file of another form is refused with both names")
  func otherSchema() {
    let error = #expect(throws: RunRecordError.self) {
      try RunRecord(json: Data(#"{"schema": "animbench-result/9"}"#.utf8))
    }
    #expect(
      error?.description == "the file is of the form 'animbench-result/9', not "
        + "'animbench-result/1'; measure again with this version")
  }

  static let edits: [(String, String, String)] = [
    (#""hz":60"#, #""herz":60"#, "benchmarks[0].budgets[1].hz is missing"),
    (#""samples":3"#, #""samples":null"#, "benchmarks[0].samples is null"),
    (#""samples":3"#, #""samples":"3""#, "benchmarks[0].samples is of another kind"),
    (#""samples":3"#, #""samples":3.5"#, noJSON),
    (#""mean":1000"#, #""mean":1e999"#, noJSON),
    (#""interrupted":true"#, #""interrupted":tr"#, noJSON),
  ]

  @Test("an edited file is refused and says where", arguments: edits)
  func edited(from: String, to: String, detail: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(run()), as: UTF8.self)
    let range = try #require(text.firstRange(of: from))
    let edited = text.replacingCharacters(in: range, with: to)
    let error = #expect(throws: RunRecordError.self) { try RunRecord(json: Data(edited.utf8)) }
    #expect(error == .malformed(detail))
  }

  @Test("a file that ends early is refused at every length")
  func truncated() throws {
    let data = try JSONEncoder().encode(run())
    for length in stride(from: 0, to: data.count, by: 7) {
      #expect(throws: RunRecordError.self) { try RunRecord(json: data.prefix(length)) }
    }
  }
}
