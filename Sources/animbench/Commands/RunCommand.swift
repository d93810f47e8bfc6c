internal import AnimKernel
internal import BenchCore
internal import Foundation
internal import Reporting

extension Command {
  /// `animbench run`.
  static func run(_ source: BenchmarkSource) -> Command {
    Command(
      "run", abstract: "measures frame times, throughput and share of the frame budget",
      discussion: [
        Selection.discussion,
        """
        Each run is saved as JSON in the results folder, and as latest.json. Ctrl-C ends it early \
        and keeps what was measured. Exits 1 if a benchmark failed, 130 if interrupted.
        """,
        """
        The JSON (animbench-result/1) has environment, limits, failures, interrupted, and for each \
        of benchmarks: name, item, items_per_frame, frame_time_ns (min, p50, p90, p95, p99, p999, \
        max, mean), throughput_items_per_s, ns_per_item, percent_of_limit and limit, budget and \
        budgets (hz, share, share_p99, overruns, overrun_ms_per_s, missed_frames, hitch_ms_per_s, \
        items_per_budget), allocations_per_frame, peak_resident_bytes, samples, \
        frames_per_sample, raw_samples_ns, involuntary_context_switches, reference.
        """,
      ],
      operands: [Selection.operand],
      options: Selection.options + [
        .time, .refreshRate, .results, .json, .format(ReportFormat.self), .output, .noProgress,
        .quiet,
      ],
      example: "run blend curves --quick --refresh-rate 120,60"
    ) { arguments, console in
      let delivery = try Delivery(
        arguments, console: console, standard: ReportFormat.table, json: .json)
      let rates = try arguments.numbers(
        .refreshRate, wanted: "numbers of hertz above 0, separated by commas"
      ) { $0 > 0 }
      let measurement = try Measurement(
        arguments, console: console, source: source, seconds: arguments.seconds(.time),
        refreshRates: rates ?? [120, 90, 60])
      let record = measurement.run()
      return try Outcome(record, measurement.store).report(
        delivery: delivery, console: console, isQuiet: arguments.has(.quiet))
    }
  }
}

/// A run, ready to start.
private struct Measurement {
  let store: ResultStore
  private let selection: Selection
  private let plan: RunPlan
  private let environment: RunEnvironment
  private let limitSeconds: Double
  private let limits: @Sendable (Double) -> MachineLimits
  private let progress: ProgressLine

  /// Checks everything that can be wrong before time is spent on measuring.
  init(
    _ arguments: Arguments, console: Console, source: BenchmarkSource, seconds: Double?,
    refreshRates: [Double]
  ) throws {
    let instructionSet = try InstructionSet.choose(
      console.environment[InstructionSet.forcingVariable])
    let folder = URL(
      fileURLWithPath: arguments.last(.results) ?? "results", isDirectory: true)
    store = ResultStore(folder: folder)
    try Self.checkWritable(folder)
    selection = try Selection(arguments, from: source, console: console)
    let isQuick = arguments.has(.quick)
    limitSeconds = isQuick ? 1 : 2
    limits = source.limits
    plan =
      seconds.map { RunPlan(secondsPerBenchmark: $0, refreshRates: refreshRates) }
      ?? RunPlan(
        totalSeconds: isQuick ? 45 : 150, benchmarks: selection.benchmarks,
        refreshRates: refreshRates)
    environment = RunEnvironment(
      instructionSet: instructionSet.rawValue, seed: selection.seed, arguments: arguments.written)
    progress = ProgressLine(isWanted: !arguments.has(.quiet) && !arguments.has(.noProgress))
    if !arguments.has(.quiet) { environment.warnings.forEach(console.note) }
  }

  /// Measures until the end or an interrupt.
  func run() -> RunRecord {
    Interrupt.listen()
    let runner = Runner(
      catalog: selection.catalog, plan: plan, limits: limits(limitSeconds))
    return runner.run(selection.benchmarks, environment: environment, observer: progress)
  }

  private static func checkWritable(_ folder: URL) throws(ResultStoreError) {
    if let obstacle = WritableFolder.obstacle(in: WritableFolder.nearestExisting(folder)) {
      throw .cannotSave(folder: folder.relativePath, reason: obstacle)
    }
  }
}

/// A run that is over.
private struct Outcome {
  private let record: RunRecord
  private let store: ResultStore

  init(_ record: RunRecord, _ store: ResultStore) {
    self.record = record
    self.store = store
  }

  /// Saves and shows the run; a run without any figure is not saved.
  func report(
    delivery: Delivery<ReportFormat>, console: Console, isQuiet: Bool
  ) throws -> ExitCode {
    if record.benchmarks.isEmpty, record.interrupted {
      console.note("interrupted before anything was measured; nothing is saved")
      return .interrupted
    }
    let saved = Result { record.benchmarks.isEmpty ? nil : try store.save(record) }
    try delivery.deliver(delivery.format.exporter.text(of: record))
    for failure in record.failures where delivery.format != .table {
      console.note("\(failure.name) failed: \(failure.message)")
    }
    if let file = try saved.get(), !isQuiet { console.note("saved in \(file.relativePath)") }
    if record.interrupted { return .interrupted }
    return record.failures.isEmpty ? .success : .failure
  }
}
