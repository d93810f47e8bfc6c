/// Something in a drawing that is left out, while the rest is read.
public enum SVGWarning: Equatable, Sendable {
  /// A `transform` attribute holds an error; it counts as absent, as SVG asks for.
  case transformIgnored(line: Int, text: String)
  /// Elements of a kind that is not read, `count` of them, the first on `line`.
  case elementsIgnored(name: String, line: Int, count: Int)
}

extension SVGWarning: CustomStringConvertible {
  /// What is left out, and the remedy.
  public var description: String {
    switch self {
    case .transformIgnored(let line, let text):
      "line \(line): transform '\(excerpt(text))' is ignored; write matrix, translate, scale, "
        + "rotate, skewX or skewY with their numbers"
    case .elementsIgnored(let name, let line, let count):
      "line \(line): \(name) is not read (\(count) in the file); convert it to paths"
    }
  }
}

/// The beginning of a text, on one line.
private func excerpt(_ text: String) -> String {
  text.prefix(60).split(whereSeparator: \.isNewline).joined(separator: " ")
}
