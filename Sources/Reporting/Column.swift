internal import BenchCore

/// A column of a report on a run: its heading and what it says of a benchmark.
struct Column: Sendable {
  let heading: String
  let text: @Sendable (BenchmarkRecord) -> String

  /// The columns of every table for reading.
  ///
  /// - Parameter run: the run that the table is of; its first benchmark's refresh rate goes
  ///   without saying.
  /// - Returns: the columns, left to right.
  static func all(for run: RunRecord) -> [Column] {
    let hz = run.benchmarks.first?.budget.hz
    return [
      Column(heading: "benchmark") { Quantity.plain($0.name) },
      Column(heading: "p50") { Quantity.time($0.frameTime.p50) },
      Column(heading: "p90") { Quantity.time($0.frameTime.p90) },
      Column(heading: "p99") { Quantity.time($0.frameTime.p99) },
      Column(heading: "max") { Quantity.time($0.frameTime.max) },
      Column(heading: "items/s") { Quantity.count($0.throughput) },
      Column(heading: "ns/item") { Quantity.digits($0.nanosecondsPerItem) },
      Column(heading: "items/budget") { Quantity.count($0.budget.itemsPerBudget) },
      Column(heading: "budget used") { record in
        Quantity.percent(record.budget.share)
          + (record.budget.hz == hz ? "" : " at \(Quantity.rate(record.budget.hz))")
      },
      Column(heading: "of limit") { record in
        record.use.map { "\(Quantity.percent($0.percent / 100)) \($0.shortLimit)" } ?? "-"
      },
      Column(heading: "allocs") { record in
        record.allocationsPerFrame.map(Quantity.digits) ?? "-"
      },
    ]
  }

  /// What the columns mean, in lines for reading.
  static func legend(for run: RunRecord) -> [String] {
    let rate = run.benchmarks.first.map { Quantity.rate($0.budget.hz) } ?? "a refresh rate"
    return [
      "p50 … max: time of a frame; items/budget: items that fit in the time that \(rate) leaves for "
        + "a frame,",
      "unless another rate is said; budget used: the median frame's share of that time; of limit: "
        + "percent of this",
      "machine's limit measured in the same run (flops: arithmetic, else bandwidth of the level); "
        + "allocs: allocations",
      "a frame, counted after the timing.",
    ]
  }
}

extension MachineLimits.Use {
  /// The limit in one word.
  var shortLimit: String {
    limit == "arithmetic" ? "flops" : limit.replacing("bandwidth ", with: "")
  }
}
