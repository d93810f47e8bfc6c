extension XMLReader {
  /// Reads `= "value"` behind the name of an attribute.
  ///
  /// White space in it becomes spaces, references what they stand for.
  mutating func attributeValue(_ name: String) throws(XMLFault) -> String {
    _ = skipSpace()
    guard skip("=") else { throw .unquoted(attribute: name) }
    _ = skipSpace()
    guard position < bytes.count else { throw .endsInside("attribute \(name)") }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw .unquoted(attribute: name)
    }
    position += 1
    let start = position
    // Most values are as they stand; from the first byte that is not, the value is built anew.
    while position < bytes.count, isPlain(bytes[position], quote) { position += 1 }
    if position < bytes.count, bytes[position] == quote {
      position += 1
      return String(decoding: bytes[start..<(position - 1)], as: UTF8.self)
    }
    var value = Array(bytes[start..<position])
    try appendValue(name, to: &value, until: quote)
    return String(decoding: value, as: UTF8.self)
  }

  /// Appends what is next to an attribute's value: up to `quote`, or to the end of an entity.
  private mutating func appendValue(
    _ name: String, to value: inout [UInt8], until quote: UInt8?
  ) throws(XMLFault) {
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case quote:
        position += 1
        return
      case UInt8(ascii: "<"):
        throw .openInAttribute(name)
      case UInt8(ascii: "&"):
        try appendReference(name, to: &value)
        continue
      case 0x0D where position + 1 < bytes.count && bytes[position + 1] == 0x0A:
        // Both are one line break.
        break
      case 0x0D, 0x0A, 0x09:
        value.append(0x20)
      default:
        guard byte >= 0x20 else { throw .badCharacter }
        value.append(byte)
      }
      position += 1
    }
    if quote != nil { throw .endsInside("attribute \(name)") }
  }

  /// Appends what the next reference stands for to an attribute's value.
  ///
  /// Goes as deep as entities lie in one another, which is bounded.
  private mutating func appendReference(
    _ name: String, to value: inout [UInt8]
  ) throws(XMLFault) {
    switch try referenceTarget() {
    case .character(let character):
      value += character
    case .entity(let entityName):
      guard case .text(let text) = try entity(entityName) else {
        throw .externalEntity(entityName)
      }
      try enter(entityName, text)
      try appendValue(name, to: &value, until: nil)
      resume()
    }
  }

  /// Whether a byte of an attribute's value stands for itself.
  @inline(__always)
  private func isPlain(_ byte: UInt8, _ quote: UInt8) -> Bool {
    byte >= 0x20 && byte != quote && byte != UInt8(ascii: "&") && byte != UInt8(ascii: "<")
  }
}
