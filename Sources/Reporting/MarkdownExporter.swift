public import BenchCore

/// A table for issues and pull requests, in GitHub's Markdown.
public struct MarkdownExporter: Exporter {
  /// An exporter.
  public init() {}

  /// The run as a Markdown table, ending in a line feed.
  public func text(of run: RunRecord) -> String {
    let alignment = Column.all.indices.map { $0 == 0 ? "---" : "---:" }
    let rows =
      [Column.all.map(\.heading), alignment]
      + run.benchmarks.map { record in Column.all.map { escaped($0.text(record)) } }
    return rows.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }

  private func escaped(_ cell: String) -> String {
    cell.replacing("|", with: "\\|")
  }
}
