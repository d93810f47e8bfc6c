internal import AnimKernel
internal import Foundation

#if canImport(FoundationXML)
  internal import FoundationXML
#endif
#if canImport(CoreGraphics)
  internal import CoreGraphics
#endif

/// Gathers the shapes of a drawing while Foundation's XML parser runs through it.
final class SVGReader: NSObject {
  private var shapes: [SVGShape] = []
  private var transformWarnings: [SVGWarning] = []
  private var ignored: [String: (line: Int, count: Int)] = [:]
  private var viewBox: CGRect?
  private var size: CGSize?
  private var contexts: [SVGContext] = []
  private var hasRoot = false
  private var failure: SVGError.Reason?

  /// Elements that show something and are not read.
  private static let unread: Set<String> = ["use", "text", "image", "foreignObject", "style"]
  /// Elements whose content is drawn where it stands.
  private static let containers: Set<String> = ["svg", "g", "a", "switch"]

  /// Reads a drawing.
  static func read(_ data: Data) throws(SVGError.Reason) -> SVGDocument {
    guard !data.isEmpty else { throw .empty }
    guard data.count <= SVGDocument.byteLimit else {
      throw .tooLarge(bytes: data.count, limit: SVGDocument.byteLimit)
    }
    guard !data.starts(with: [0x1F, 0x8B]) else { throw .packed }
    let text = try asciiSuperset(data)
    try XMLProlog.check(text)

    let reader = SVGReader()
    // A stream, not the data at once: only so may a file be longer than the parser's ten megabytes.
    let parser = XMLParser(stream: InputStream(data: text))
    parser.shouldProcessNamespaces = true
    parser.shouldResolveExternalEntities = false
    #if !canImport(Darwin)
      parser.externalEntityResolvingPolicy = .never
    #endif
    parser.delegate = reader
    _ = parser.parse()
    if let failure = reader.failure { throw failure }
    guard reader.hasRoot else { throw .malformed(line: 1, fault: .noElement) }
    return reader.document
  }

  /// The bytes, turned to UTF-8 if they are UTF-16.
  private static func asciiSuperset(_ data: Data) throws(SVGError.Reason) -> Data {
    let marks: [[UInt8]: String.Encoding] = [
      [0xFE, 0xFF]: .utf16, [0xFF, 0xFE]: .utf16,
      [0x00, 0x3C]: .utf16BigEndian, [0x3C, 0x00]: .utf16LittleEndian,
    ]
    guard let encoding = marks[Array(data.prefix(2))] else { return data }
    guard var text = String(data: data, encoding: encoding) else {
      throw .malformed(line: 1, fault: .badCharacter)
    }
    // What the declaration says of the encoding is true no more.
    if text.hasPrefix("<?xml"), let end = text.range(of: "?>") {
      text.removeSubrange(..<end.upperBound)
    }
    return Data(text.utf8)
  }

  private var document: SVGDocument {
    let unread = ignored.sorted { ($0.value.line, $0.key) < ($1.value.line, $1.key) }
      .map { name, seen in
        SVGWarning.elementsIgnored(name: name, line: seen.line, count: seen.count)
      }
    return SVGDocument(
      shapes: shapes, viewBox: viewBox, size: size, warnings: transformWarnings + unread)
  }
}

extension SVGReader: XMLParserDelegate {
  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard failure == nil else { return }
    let isSVG =
      namespaceURI == "http://www.w3.org/2000/svg"
      || (namespaceURI ?? "").isEmpty && qualifiedName?.contains(":") != true
    guard hasRoot else {
      guard isSVG, name == "svg" else { return stop(parser, .notSVG(root: qualifiedName ?? name)) }
      return openRoot(parser, attributes)
    }
    guard contexts.count < SVGDocument.depthLimit else {
      return stop(parser, .tooDeep(line: parser.lineNumber, limit: SVGDocument.depthLimit))
    }
    guard var context = contexts.last else { return }
    if isSVG {
      context.enter(name, attributes) {
        transformWarnings.append(.transformIgnored(line: parser.lineNumber, text: $0))
      }
      if let kind = SVGShape.Kind(rawValue: name) {
        add(kind, attributes, context)
      } else if Self.unread.contains(name) {
        ignored[name, default: (parser.lineNumber, 0)].count += 1
      }
    }
    context.isRendered = context.isRendered && isSVG && Self.containers.contains(name)
    contexts.append(context)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard failure == nil else { return }
    _ = contexts.popLast()
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    let code = (error as NSError).code
    // Warnings, and names with a prefix that is not declared: what they name is not SVG.
    guard !(200..<300).contains(code), ![93, 98, 99, 100, 102, 106, 107].contains(code) else {
      return
    }
    stop(parser, .malformed(line: parser.lineNumber, fault: XMLFault(code: code)))
  }

  /// Ends the parsing; the first reason counts.
  private func stop(_ parser: XMLParser, _ reason: SVGError.Reason) {
    guard failure == nil else { return }
    failure = reason
    parser.abortParsing()
  }

  private func openRoot(_ parser: XMLParser, _ attributes: [String: String]) {
    hasRoot = true
    viewBox = SVGViewport.viewBox(attributes)
    var context = SVGContext()
    context.viewport = SVGViewport(root: attributes).size
    if !(attributes["width"] ?? "%").contains("%"), !(attributes["height"] ?? "%").contains("%") {
      let given = SVGViewport.givenSize(attributes, in: context.viewport)
      if let width = given.width, let height = given.height {
        size = CGSize(width: width, height: height)
      }
    }
    context.enter("g", attributes) {
      transformWarnings.append(.transformIgnored(line: parser.lineNumber, text: $0))
    }
    contexts.append(context)
  }

  private func add(_ kind: SVGShape.Kind, _ attributes: [String: String], _ context: SVGContext) {
    let outline = SVGOutline(kind, attributes, in: context.viewport)
    shapes.append(
      SVGShape(
        kind: kind, id: attributes["id"], path: outline.path, error: outline.error,
        transform: context.transform, style: context.style,
        isRendered: context.isRendered && context.style.isVisible))
  }
}
