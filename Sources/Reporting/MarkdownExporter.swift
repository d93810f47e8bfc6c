public import BenchCore

/// Tables for issues and pull requests, in GitHub's Markdown.
///
/// Source: GitHub Flavored Markdown Spec, section 4.10.
public struct MarkdownExporter: Exporter {
  /// An exporter.
  public init() {}

  /// The run as a table, then its ratios, failures and interruption, ending in a line feed.
  public func text(of run: RunRecord) -> String {
    let columns = Column.all(for: run)
    var text = table(
      [columns.map(\.heading)] + run.benchmarks.map { record in columns.map { $0.text(record) } },
      leftColumns: [0])
    if let ratios = RatioTable.rows(of: run) {
      text += "\n\(RatioTable.title)\n\n\(table(ratios, leftColumns: RatioTable.leftColumns))"
    }
    if !run.failures.isEmpty { text += "\n" }
    for failure in run.failures {
      text += "- failed: \(escaped(failure.name)): \(escaped(failure.message))\n"
    }
    if run.interrupted { text += "\nInterrupted: benchmarks are missing.\n" }
    return text
  }

  /// Rows of cells as a table, the first row its heading.
  private func table(_ rows: [[String]], leftColumns: Set<Int>) -> String {
    let alignment = (rows.first ?? []).indices.map { leftColumns.contains($0) ? "---" : "---:" }
    return (rows.prefix(1) + [alignment] + rows.dropFirst()).enumerated().map { index, row in
      let cells = index == 1 ? row : row.map(escaped)
      return "| \(cells.joined(separator: " | ")) |\n"
    }.joined()
  }

  /// Text that means itself: on one line, with what Markdown would read as its own escaped.
  private func escaped(_ text: String) -> String {
    String(
      Quantity.plain(text).flatMap { character in
        "\\|`*_<>[]~".contains(character) ? ["\\", character] : [character]
      })
  }
}
