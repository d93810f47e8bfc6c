public import BenchCore

/// One line a benchmark, comma-separated, times in nanoseconds.
///
/// Source: RFC 4180.
public struct CSVExporter: Exporter {
  /// An exporter.
  public init() {}

  private static let headings = [
    "name", "item", "items_per_frame", "p50_ns", "p90_ns", "p95_ns", "p99_ns", "p999_ns", "min_ns",
    "max_ns", "mean_ns", "items_per_s", "ns_per_item", "hz", "budget_share", "overruns",
    "percent_of_limit", "allocations_per_frame", "peak_resident_bytes", "samples", "limit",
    "reference", "ratio", "ratio_low", "ratio_high", "ratio_at_least",
  ]

  /// The run as lines, a heading first, each ending in CR LF; unknown values are empty.
  public func text(of run: RunRecord) -> String {
    ([Self.headings] + run.benchmarks.map(cells)).map { row in
      row.map(quoted).joined(separator: ",") + "\r\n"
    }.joined()
  }

  private func cells(_ record: BenchmarkRecord) -> [String] {
    let times = record.frameTime
    let numbers =
      [times.p50, times.p90, times.p95, times.p99, times.p999, times.min, times.max, times.mean]
      + [record.throughput, record.nanosecondsPerItem, record.budget.hz, record.budget.share]
    return [record.name, record.item, "\(record.itemsPerFrame)"] + numbers.map { "\($0)" } + [
      "\(record.budget.overruns)", record.use.map { "\($0.percent)" } ?? "",
      record.allocationsPerFrame.map { "\($0)" } ?? "",
      record.peakResidentBytes.map { "\($0)" } ?? "", "\(record.sampleCount)",
      record.use?.limit ?? "",
    ] + (record.reference.map(cells) ?? [String](repeating: "", count: 5))
  }

  private func cells(_ reference: ReferenceRecord) -> [String] {
    [reference.name]
      + [reference.ratio, reference.low, reference.high, reference.atLeast].map { "\($0)" }
  }

  private func quoted(_ cell: String) -> String {
    // By scalar: as characters, a line feed differs from a carriage return with a line feed.
    guard cell.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else {
      return cell
    }
    let scalars = cell.unicodeScalars.flatMap { $0 == "\"" ? [$0, $0] : [$0] }
    return "\"\(String(String.UnicodeScalarView(scalars)))\""
  }
}
