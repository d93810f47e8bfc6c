public import BenchCore

/// Aligned columns for a terminal.
public struct TableExporter: Exporter {
  /// An exporter.
  public init() {}

  /// The run as a table, the ratios beneath it, ending in a line feed.
  public func text(of run: RunRecord) -> String {
    let columns = Column.all(for: run)
    var lines = Self.aligned(
      [columns.map(\.heading)] + run.benchmarks.map { record in columns.map { $0.text(record) } })
    lines += [""] + Column.legend(for: run)
    if let ratios = RatioTable.rows(of: run) {
      lines += ["", RatioTable.title]
      lines += Self.aligned(ratios, leftColumns: RatioTable.leftColumns)
    }
    if !run.failures.isEmpty { lines.append("") }
    for failure in run.failures {
      lines.append("failed: \(Quantity.plain(failure.name)): \(Quantity.plain(failure.message))")
    }
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
