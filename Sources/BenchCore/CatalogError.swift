/// Why no benchmarks can be chosen.
public enum CatalogError: Error, Equatable, Sendable {
  /// No benchmark matches a pattern.
  case noMatch(pattern: String, closest: [String])
  /// A text is no regular expression.
  case badExpression(String)
  /// Patterns, filters and tags together leave no benchmark.
  case nothingLeft
}

extension CatalogError: CustomStringConvertible {
  /// The fact and its remedy.
  public var description: String {
    switch self {
    case .noMatch(let pattern, let closest) where closest.isEmpty:
      "no benchmark matches '\(pattern)', for there is none; give files with --input"
    case .noMatch(let pattern, let closest):
      "no benchmark matches '\(pattern)'; the closest are \(closest.joined(separator: ", ")), "
        + "and 'list' shows all"
    case .badExpression(let text):
      "'\(text)' is no regular expression; mend it, or quote special characters with \\"
    case .nothingLeft:
      "no benchmark is left after filtering; loosen the patterns, --filter or --skip"
    }
  }
}
