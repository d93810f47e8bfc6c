public import BenchCore
internal import Foundation

/// The run's full record as JSON, in the form that results are saved in.
public struct JSONExporter: Exporter {
  /// An exporter.
  public init() {}

  /// The run as JSON, keys sorted, a list of numbers on one line, ending in a line feed.
  public func text(of run: RunRecord) throws -> String {
    String(decoding: try data(of: run), as: UTF8.self)
  }

  /// The run as the bytes of a file.
  func data(of run: RunRecord) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return NumberLists.onOneLine(try encoder.encode(run)) + Data("\n".utf8)
  }
}
