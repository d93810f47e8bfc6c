public import BenchCore

/// Turns a run into text of one format.
public protocol Exporter: Sendable {
  /// The run as text, ending in a line feed.
  func text(of run: RunRecord) throws -> String
}
