public import BenchCore

/// Aligned columns for a terminal.
public struct TableExporter: Exporter {
  /// An exporter.
  public init() {}

  /// The run as a table, the ratios beneath it, ending in a line feed.
  public func text(of run: RunRecord) -> String {
    var lines = Self.aligned(
      [Column.all.map(\.heading)]
        + run.benchmarks.map { record in Column.all.map { $0.text(record) } })
    lines += [""] + Column.legend
    let ratios = run.benchmarks.compactMap { record in record.reference.map { (record, $0) } }
    if !ratios.isEmpty {
      lines += ["", "Ratios, both sides measured alternately in this run:"]
      lines += Self.aligned(
        [["benchmark", "times as fast", "interval", "wanted", "", "as"]]
          + ratios.map { record, reference in
            [
              record.name, Quantity.digits(reference.ratio),
              "\(Quantity.digits(reference.low))…\(Quantity.digits(reference.high))",
              "≥ \(Quantity.digits(reference.atLeast))", reference.isMet ? "met" : "MISSED",
              reference.name,
            ]
          }, leftColumns: [0, 5])
    }
    for failure in run.failures { lines.append("failed: \(failure.name): \(failure.message)") }
    if run.interrupted { lines += ["", "Interrupted: benchmarks are missing."] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Rows of cells as lines: the first column to the left, the others to the right.
  package static func aligned(_ rows: [[String]], leftColumns: Set<Int> = [0]) -> [String] {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return leftColumns.contains(column) ? cell + padding : padding + cell
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
