internal import BenchCore

/// The comparisons of a run as rows of cells, a heading first.
enum RatioTable {
  /// What stands above the rows.
  static let title = "Ratios, both sides measured alternately in this run:"

  /// Columns that hold text, not numbers.
  static let leftColumns: Set<Int> = [0, 5]

  /// The rows; nil where nothing was compared.
  static func rows(of run: RunRecord) -> [[String]]? {
    let rows = run.benchmarks.compactMap { record in
      record.reference.map { reference in
        [
          Quantity.plain(record.name), Quantity.digits(reference.ratio),
          "\(Quantity.digits(reference.low))…\(Quantity.digits(reference.high))",
          "≥ \(Quantity.digits(reference.atLeast))", reference.isMet ? "met" : "MISSED",
          Quantity.plain(reference.name),
        ]
      }
    }
    return rows.isEmpty
      ? nil : [["benchmark", "times as fast", "interval", "wanted", "", "as"]] + rows
  }
}
