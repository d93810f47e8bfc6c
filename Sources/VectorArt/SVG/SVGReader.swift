internal import AnimKernel
internal import Foundation

#if canImport(CoreGraphics)
  internal import CoreGraphics
#endif

/// Gathers the shapes of a drawing, element by element.
struct SVGReader {
  private var shapes: [SVGShape] = []
  private var transformWarnings: [SVGWarning] = []
  private var ignored: [String: (line: Int, count: Int)] = [:]
  private var viewBox: CGRect?
  private var size: CGSize?
  private var contexts: [SVGContext] = []
  private var xml: XMLReader

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
    var reader = SVGReader(xml: XMLReader(try XMLText.utf8(data)))
    while let event = try reader.next() {
      switch event {
      case .start(let tag): try reader.begin(tag)
      case .end: reader.contexts.removeLast()
      }
    }
    return reader.document
  }

  private init(xml: XMLReader) {
    self.xml = xml
  }

  private mutating func next() throws(SVGError.Reason) -> XMLReader.Event? {
    do throws(XMLFault) {
      return try xml.next()
    } catch {
      throw .malformed(line: xml.line(), fault: error)
    }
  }

  private mutating func begin(_ tag: XMLTag) throws(SVGError.Reason) {
    // Files without any namespace are read too.
    let isSVG =
      tag.namespace == "http://www.w3.org/2000/svg"
      || (tag.namespace.isEmpty && !tag.name.utf8.contains(UInt8(ascii: ":")))
    guard var context = contexts.last else {
      guard tag.name == "svg" else { throw .notSVG(root: tag.qualifiedName) }
      guard isSVG else { throw .otherNamespace(tag.namespace) }
      return beginRoot(tag.attributes)
    }
    guard contexts.count < SVGDocument.depthLimit else {
      throw .tooDeep(line: xml.line(), limit: SVGDocument.depthLimit)
    }
    if isSVG {
      enter(tag.name, tag.attributes, &context)
      if let kind = SVGShape.Kind(rawValue: tag.name) {
        add(kind, tag.attributes, context)
      } else if Self.unread.contains(tag.name) {
        if ignored[tag.name] == nil { ignored[tag.name] = (xml.line(), 0) }
        ignored[tag.name]?.count += 1
      }
    }
    context.isRendered = context.isRendered && isSVG && Self.containers.contains(tag.name)
    contexts.append(context)
  }

  private mutating func beginRoot(_ attributes: [String: String]) {
    viewBox = SVGViewport.viewBox(attributes)
    var context = SVGContext()
    context.viewport = SVGViewport(root: attributes).size
    if !(attributes["width"] ?? "%").contains("%"), !(attributes["height"] ?? "%").contains("%") {
      let given = SVGViewport.givenSize(attributes, in: context.viewport)
      if let width = given.width, let height = given.height {
        size = CGSize(width: width, height: height)
      }
    }
    enter("g", attributes, &context)
    contexts.append(context)
  }

  /// Turns a parent's context into that of an element in it.
  private mutating func enter(
    _ name: String, _ attributes: [String: String], _ context: inout SVGContext
  ) {
    if let text = context.enter(name, attributes) {
      transformWarnings.append(.transformIgnored(line: xml.line(), text: text))
    }
  }

  private mutating func add(
    _ kind: SVGShape.Kind, _ attributes: [String: String], _ context: SVGContext
  ) {
    let outline = SVGOutline(kind, attributes, in: context.viewport)
    shapes.append(
      SVGShape(
        kind: kind, id: attributes["id"], path: outline.path, error: outline.error,
        transform: context.transform, style: context.style,
        isRendered: context.isRendered && context.style.isVisible))
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
