extension XMLReader {
  /// Passes over the XML declaration; what it says of the encoding was heeded before.
  mutating func xmlDeclaration() throws(XMLFault) {
    position += 5
    var names: [String] = []
    while true {
      let isSpaced = skipSpace()
      guard position < bytes.count else { throw .endsInside("the XML declaration") }
      if skip("?>") { break }
      guard isSpaced, isXMLNameStart(bytes[position]) else { throw .badXMLDeclaration }
      let name = try name(in: "the XML declaration")
      _ = try attributeValue(name)
      names.append(name)
    }
    guard names.first == "version",
      ["version", "encoding", "standalone"].starts(with: names)
        || names == ["version", "standalone"]
    else { throw .badXMLDeclaration }
  }

  /// Reads a document type behind its `<!DOCTYPE`, and the entities it declares.
  mutating func documentType() throws(XMLFault) {
    guard skipSpace() else { throw .badDeclaration }
    _ = try name(in: Self.documentTypePlace)
    guard try skipToEnd(orBracket: true) else { return }
    while true {
      _ = skipSpace()
      guard position < bytes.count else { throw .endsInside(Self.documentTypePlace) }
      if skip("]") { break }
      if peek("<!--") {
        try comment()
      } else if peek("<?") {
        try processingInstruction()
      } else if skip("<!ENTITY") {
        try entityDeclaration()
      } else if skip("<!ELEMENT") || skip("<!ATTLIST") || skip("<!NOTATION") {
        guard skipSpace() else { throw .badDeclaration }
        _ = try skipToEnd()
      } else if skip("%") {
        // A parameter entity; what it would declare is left out.
        _ = try name(in: Self.documentTypePlace)
        guard skip(";") else { throw .badDeclaration }
      } else {
        throw .badDeclaration
      }
    }
    _ = skipSpace()
    guard skip(">") else { throw .badDeclaration }
  }

  private static var documentTypePlace: String { "the document type" }

  /// Reads the declaration of an entity behind its `<!ENTITY`.
  private mutating func entityDeclaration() throws(XMLFault) {
    guard skipSpace() else { throw .badDeclaration }
    let isParameter = skip("%")
    if isParameter, !skipSpace() { throw .badDeclaration }
    let name = try name(in: Self.documentTypePlace)
    guard skipSpace(), position < bytes.count else { throw .badDeclaration }
    let quote = bytes[position]
    let entity: XMLEntity
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      position += 1
      entity = .text(try entityValue(until: quote))
      _ = skipSpace()
      guard skip(">") else { throw .badDeclaration }
    } else {
      guard skip("SYSTEM") || skip("PUBLIC"), skipSpace() else { throw .badDeclaration }
      entity = .external
      _ = try skipToEnd()
    }
    // Of several declarations the first one counts.
    if !isParameter, entities[name] == nil { entities[name] = entity }
  }

  /// Reads an entity's text; references to other entities stay until it is used.
  private mutating func entityValue(until quote: UInt8) throws(XMLFault) -> [UInt8] {
    var value: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      if byte == quote {
        position += 1
        return value
      }
      if byte == UInt8(ascii: "&") {
        let start = position
        switch try referenceTarget() {
        case .character(let character) where bytes[start + 1] == UInt8(ascii: "#"):
          value += character
        case .character, .entity:
          value += bytes[start..<position]
        }
        continue
      }
      guard byte >= 0x20 || isXMLSpace(byte) else { throw .badCharacter }
      value.append(byte)
      position += 1
    }
    throw .endsInside("an entity")
  }

  /// Moves behind the `>` that ends a declaration, or behind the `[` where `orBracket` is set.
  ///
  /// - Returns: whether it was a `[`.
  private mutating func skipToEnd(orBracket: Bool = false) throws(XMLFault) -> Bool {
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: ">"): return false
      case UInt8(ascii: "[") where orBracket: return true
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = bytes[position...].firstIndex(of: byte) else {
          throw .endsInside(Self.documentTypePlace)
        }
        try checkCharacters(position..<end)
        position = end + 1
      case UInt8(ascii: "<"):
        throw .badDeclaration
      default:
        guard byte >= 0x20 || isXMLSpace(byte) else { throw .badCharacter }
      }
    }
    throw .endsInside(Self.documentTypePlace)
  }
}
