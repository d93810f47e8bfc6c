internal import AnimKernel
internal import Foundation
internal import VectorArt

/// What `inspect path` looks at: the shapes of a file, or one path drawn by path data.
struct Drawing: Sendable {
  /// One thing that is drawn.
  struct Item: Sendable {
    /// The SVG element: `path`, or a basic shape such as `rect`.
    let element: String
    let id: String?
    /// What it draws, in the units asked for.
    let path: Path
    let fillRule: FillRule
    /// What is wrong with its data.
    let error: SVGDataError?
  }

  /// The `path` elements, in document order.
  let paths: [Item]
  /// The basic shapes, in document order.
  let shapes: [Item]
  /// What the file holds that is not read.
  let warnings: [SVGWarning]

  /// Reads a file, or path data that stands for itself.
  ///
  /// `inDocumentSpace` applies the file's transforms.
  init(_ text: String, inDocumentSpace: Bool) throws {
    if FileManager.default.fileExists(atPath: text) {
      let document = try SVGDocument(contentsOf: URL(fileURLWithPath: text))
      paths = document.paths.map { Item($0, inDocumentSpace: inDocumentSpace) }
      shapes = document.basicShapes.map { Item($0, inDocumentSpace: inDocumentSpace) }
      warnings = document.warnings
    } else if Self.isPathData(text) {
      let data = PathData(text)
      paths = [
        Item(element: "path", id: nil, path: data.path, fillRule: .nonzero, error: data.error)
      ]
      shapes = []
      warnings = []
    } else {
      throw InputError.neitherFileNorPathData(text)
    }
  }

  /// Whether `text` begins as path data does: M or m, then a number, and is not named like a file.
  static func isPathData(_ text: String) -> Bool {
    let start = text.drop(while: \.isWhitespace)
    guard start.first == "M" || start.first == "m", !text.contains("/"),
      !text.lowercased().hasSuffix(".svg")
    else { return false }
    return start.dropFirst().drop(while: \.isWhitespace).first.map { "+-.0123456789".contains($0) }
      ?? false
  }
}

extension Drawing.Item {
  fileprivate init(_ shape: SVGShape, inDocumentSpace: Bool) {
    self.init(
      element: shape.kind.rawValue, id: shape.id,
      path: inDocumentSpace ? shape.documentPath : shape.path,
      fillRule: FillRule(shape.style.fillStyle), error: shape.error)
  }
}
