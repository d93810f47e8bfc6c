/// Reads an XML document tag by tag, without ever reading anything else than the document.
///
/// A non-validating processor, as XML 1.0 and Namespaces in XML 1.0 describe it, for untrusted
/// files: memory-safe, in time linear in the document and in what its entities grow to, which is
/// bounded. Text is checked and passed over. Of the document type only internal entities count:
/// external ones are not read, parameter entities and default attributes are left out.
///
/// Foundation's `XMLParser` is not used: on Linux it crashes on well-formed documents (`<?a?>`, a
/// declared attribute without default), takes no attribute beyond 10 MB and takes time quadratic
/// in a tag's attributes.
struct XMLReader {
  /// What is next in the document.
  enum Event: Equatable {
    /// An element begins.
    case start(XMLTag)
    /// The element that began last and has not ended, ends.
    case end
  }

  /// How deep entities may lie in one another.
  static let entityDepthLimit = 16

  /// The bytes that are read now, in UTF-8: the document's, or those of an entity in it.
  var bytes: [UInt8]
  /// Where the next byte is.
  var position = 0
  /// What is read on with when an entity ends, the next one last.
  private var outer: [Source] = []
  /// The names of the open elements, the innermost last.
  private var open: [String] = []
  /// Whether the element that began last is empty and ends at once.
  private var endsAtOnce = false
  /// Whether an XML declaration is next.
  private var hasDeclaration = false
  private var hasRoot = false
  private var hasDocumentType = false
  private var namespaces = XMLNamespaces()
  /// The declared entities.
  var entities: [String: XMLEntity] = [:]
  /// How many line breaks stand before `linesEnd` in the document.
  private var lines = 0
  /// How far line breaks were counted.
  private var linesEnd = 0
  /// To how many bytes entities may still grow.
  private var growthLeft: Int
  /// To how many bytes entities may grow in all.
  let growthLimit: Int

  /// A source that an entity has interrupted.
  private struct Source {
    var bytes: [UInt8]
    var position: Int
    /// The entity that interrupts.
    var entity: String
    /// How many elements were open.
    var depth: Int
  }

  /// A reader of a document in UTF-8 that was found valid.
  init(_ document: [UInt8]) {
    bytes = document
    growthLimit = max(1 << 24, 8 * document.count)
    growthLeft = growthLimit
    _ = skip("\u{FEFF}")
    hasDeclaration = peek("<?xml") && position + 5 < bytes.count && isXMLSpace(bytes[position + 5])
  }

  /// On which line of the document the reader is, counted from 1.
  ///
  /// - Complexity: O(bytes read since the last call).
  mutating func line() -> Int {
    let (bytes, position) = outer.first.map { ($0.bytes, $0.position) } ?? (bytes, position)
    lines += bytes[linesEnd..<max(linesEnd, position)].count { $0 == UInt8(ascii: "\n") }
    linesEnd = max(linesEnd, position)
    return lines + 1
  }

  /// What is next; `nil` at the end of the document.
  ///
  /// - Throws: an ``XMLFault`` on ``line()``; the reader is of no use then.
  mutating func next() throws(XMLFault) -> Event? {
    if endsAtOnce {
      endsAtOnce = false
      close()
      return .end
    }
    if hasDeclaration {
      hasDeclaration = false
      try xmlDeclaration()
    }
    while true {
      guard position < bytes.count else {
        guard try leaveEntity() else { return nil }
        continue
      }
      switch bytes[position] {
      case UInt8(ascii: "<"):
        if let event = try markup() { return event }
      case UInt8(ascii: "&"):
        guard !open.isEmpty else { throw .outsideRoot }
        try reference()
      default:
        try text()
      }
    }
  }

  /// Ends the innermost element.
  private mutating func close() {
    open.removeLast()
    namespaces.close()
  }

  /// Goes on behind the reference to an entity that has ended; `false` at the document's end.
  private mutating func leaveEntity() throws(XMLFault) -> Bool {
    guard let source = outer.last else {
      if let name = open.last { throw .endsInside("element \(name)") }
      guard hasRoot else { throw .noElement }
      return false
    }
    guard open.count == source.depth else { throw .unbalancedEntity(source.entity) }
    resume()
    return true
  }

  /// Reads what begins with `<`; an event if it is a tag.
  private mutating func markup() throws(XMLFault) -> Event? {
    switch position + 1 < bytes.count ? bytes[position + 1] : nil {
    case UInt8(ascii: "/"):
      return try endTag()
    case UInt8(ascii: "?"):
      try processingInstruction()
    case UInt8(ascii: "!"):
      if peek("<!--") {
        try comment()
      } else if peek("<![CDATA[") {
        guard !open.isEmpty else { throw .outsideRoot }
        guard let end = end(of: "]]>", from: position) else { throw .endsInside("CDATA") }
        try checkCharacters(position..<end)
        position = end
      } else if skip("<!DOCTYPE") {
        guard !hasRoot, !hasDocumentType, outer.isEmpty else { throw .outsideRoot }
        hasDocumentType = true
        try documentType()
      } else {
        throw .badName
      }
    default:
      return .start(try startTag())
    }
    return nil
  }

  private mutating func startTag() throws(XMLFault) -> XMLTag {
    guard !open.isEmpty || !hasRoot else { throw .outsideRoot }
    hasRoot = true
    position += 1
    let name = try self.name(in: "a tag")
    var attributes: [String: String] = [:]
    while true {
      let isSpaced = skipSpace()
      guard position < bytes.count else { throw .endsInside("the tag \(name)") }
      if skip(">") { break }
      if skip("/>") {
        endsAtOnce = true
        break
      }
      guard isSpaced, isXMLNameStart(bytes[position]) else { throw .badTag(name: name) }
      let attribute = try self.name(in: "the tag \(name)")
      let value = try attributeValue(attribute)
      guard attributes.updateValue(value, forKey: attribute) == nil else {
        throw .repeatedAttribute(attribute)
      }
    }
    open.append(name)
    namespaces.open(attributes)
    let (local, namespace) = namespaces.resolve(name)
    return XMLTag(
      qualifiedName: name, name: local, namespace: namespace, attributes: attributes)
  }

  private mutating func endTag() throws(XMLFault) -> Event {
    position += 2
    let name = try self.name(in: "an end tag")
    _ = skipSpace()
    guard position < bytes.count else { throw .endsInside("an end tag") }
    guard skip(">") else { throw .badTag(name: "/\(name)") }
    guard open.last == name else { throw .mismatchedEnd(found: name, open: open.last) }
    // An entity may only close what it has opened.
    if let source = outer.last, open.count == source.depth {
      throw .unbalancedEntity(source.entity)
    }
    close()
    return .end
  }

  /// Passes over text up to the next tag or reference.
  private mutating func text() throws(XMLFault) {
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") { break }
      guard byte >= 0x20 || isXMLSpace(byte) else { throw .badCharacter }
      if open.isEmpty, !isXMLSpace(byte) { throw hasRoot ? .outsideRoot : .noElement }
      if byte == UInt8(ascii: ">"), position >= start + 2,
        bytes[position - 1] == UInt8(ascii: "]"), bytes[position - 2] == UInt8(ascii: "]")
      {
        throw .badText("]]>")
      }
      position += 1
    }
  }

  /// Reads a reference in text: goes on with the entity, if it is one of the document.
  private mutating func reference() throws(XMLFault) {
    guard case .entity(let name) = try referenceTarget() else { return }
    // What lies outside is not read; XML lets a reader that does not validate pass over it.
    guard case .text(let text) = try entity(name) else { return }
    try enter(name, text)
  }

  /// Goes on with an entity's text until ``resume()``.
  mutating func enter(_ name: String, _ text: [UInt8]) throws(XMLFault) {
    guard outer.count < Self.entityDepthLimit else {
      throw .entityDepth(limit: Self.entityDepthLimit)
    }
    // An empty entity costs time too.
    growthLeft -= text.count + 16
    guard growthLeft >= 0 else { throw .entityGrowth(limit: growthLimit) }
    outer.append(Source(bytes: bytes, position: position, entity: name, depth: open.count))
    (bytes, position) = (text, 0)
  }

  /// Goes back behind the reference to the entity that is read.
  mutating func resume() {
    guard let source = outer.popLast() else { return }
    (bytes, position) = (source.bytes, source.position)
  }
}
