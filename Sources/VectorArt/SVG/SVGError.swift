/// Why a file is not read as a drawing.
public struct SVGError: Error, Equatable, Sendable {
  /// The file, as it was named; `nil` for data that came without a file.
  public var file: String?
  /// What is wrong with it.
  public var reason: Reason

  /// An error of a file, or of data without one.
  public init(file: String? = nil, reason: Reason) {
    self.file = file
    self.reason = reason
  }

  /// What is wrong with a file.
  public enum Reason: Error, Equatable, Sendable {
    /// There is no such file.
    case notFound
    /// It is a folder, a device or the like.
    case notAFile
    /// The system does not let it be read.
    case unreadable(cause: String)
    /// It has no bytes.
    case empty
    /// It has more bytes than are read.
    case tooLarge(bytes: Int, limit: Int)
    /// It is packed by gzip.
    case packed
    /// Its text encoding is not read.
    case encoding(name: String)
    /// It is XML, but its root element is another.
    case notSVG(root: String)
    /// Its root element is svg, but that of another namespace.
    case otherNamespace(String)
    /// It is not well-formed XML.
    case malformed(line: Int, fault: XMLFault)
    /// Its elements lie too deep in one another.
    case tooDeep(line: Int, limit: Int)
  }
}

extension SVGError: CustomStringConvertible {
  /// The file, what is wrong with it, and the remedy.
  public var description: String {
    (file.map { "\($0): " } ?? "") + reason.text
  }
}

extension SVGError.Reason {
  fileprivate var text: String {
    switch self {
    case .notFound:
      "no such file; check the path"
    case .notAFile:
      "not a regular file; name an SVG file"
    case .unreadable(let cause):
      "cannot be read (\(cause)); check its permissions"
    case .empty:
      "the file is empty; give it an svg element"
    case .tooLarge(let bytes, let limit):
      "\(bytes) bytes; split the drawing into files of at most \(limit) bytes"
    case .packed:
      "packed by gzip; unpack it first"
    case .encoding(let name):
      "text encoding \(name) is not read; save the file as UTF-8"
    case .notSVG(let root):
      "the root element is \(root), not svg; name an SVG file"
    case .otherNamespace(let namespace):
      "the root element is of namespace \(namespace); write xmlns=\"http://www.w3.org/2000/svg\""
    case .malformed(let line, let fault):
      "line \(line): \(fault.description)"
    case .tooDeep(let line, let limit):
      "line \(line): elements lie more than \(limit) deep; ungroup the drawing"
    }
  }
}
