/// A format that runs can be written in.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// Aligned columns for a terminal.
  case table
  /// The run's full record.
  case json
  /// One line a benchmark, comma-separated.
  case csv
  /// A table for issues and pull requests.
  case markdown

  /// The format of a name.
  ///
  /// - Parameter name: the name, in lower case.
  /// - Throws: `ReportFormatError.unknown`.
  public init(named name: String) throws(ReportFormatError) {
    guard let format = ReportFormat(rawValue: name) else { throw .unknown(name) }
    self = format
  }

  /// What writes the format.
  public var exporter: any Exporter {
    switch self {
    case .table: TableExporter()
    case .json: JSONExporter()
    case .csv: CSVExporter()
    case .markdown: MarkdownExporter()
    }
  }
}

/// Why a format cannot be used.
public enum ReportFormatError: Error, Equatable, Sendable {
  /// No format has this name.
  case unknown(String)
}

extension ReportFormatError: CustomStringConvertible {
  /// The fact and its remedy.
  public var description: String {
    switch self {
    case .unknown(let name):
      "'\(name)' is no format; give "
        + ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
    }
  }
}
