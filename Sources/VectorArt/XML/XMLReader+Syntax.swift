extension XMLReader {
  /// Whether `text` is next.
  func peek(_ text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }

  /// Moves behind `text` if it is next.
  mutating func skip(_ text: String) -> Bool {
    guard peek(text) else { return false }
    position += text.utf8.count
    return true
  }

  /// Moves behind white space.
  ///
  /// - Returns: whether there was any.
  mutating func skipSpace() -> Bool {
    let start = position
    while position < bytes.count, isXMLSpace(bytes[position]) { position += 1 }
    return position > start
  }

  /// Where what is next ends: behind the first `closing` from `start` on; `nil` where there is none.
  func end(of closing: StaticString, from start: Int) -> Int? {
    let closing = Array(closing.description.utf8)
    var index = start
    while let first = bytes[index...].firstIndex(of: closing[0]) {
      if bytes[first...].starts(with: closing) { return first + closing.count }
      index = first + 1
    }
    return nil
  }

  /// Reads a name, which `place` should hold.
  mutating func name(in place: String) throws(XMLFault) -> String {
    let start = position
    guard position < bytes.count else { throw .endsInside(place) }
    guard isXMLNameStart(bytes[position]) else { throw .badName }
    while position < bytes.count, isXMLNamePart(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Requires that a part of the bytes holds characters that XML allows only.
  func checkCharacters(_ range: Range<Int>) throws(XMLFault) {
    for byte in bytes[range] where byte < 0x20 && !isXMLSpace(byte) { throw .badCharacter }
  }

  /// Passes over a comment.
  mutating func comment() throws(XMLFault) {
    let start = position + 4
    guard let end = end(of: "-->", from: start) else { throw .endsInside("a comment") }
    guard self.end(of: "--", from: start) == end - 1 else { throw .badText("--") }
    try checkCharacters(start..<end)
    position = end
  }

  /// Passes over a processing instruction.
  mutating func processingInstruction() throws(XMLFault) {
    let start = position + 2
    guard let end = end(of: "?>", from: start) else {
      throw .endsInside("a processing instruction")
    }
    position = start
    let target = try name(in: "a processing instruction")
    guard target.lowercased() != "xml", position == end - 2 || skipSpace() else { throw .badName }
    try checkCharacters(position..<end)
    position = end
  }

  /// Reads a reference from its `&` on.
  mutating func referenceTarget() throws(XMLFault) -> XMLReference {
    position += 1
    if position < bytes.count, bytes[position] == UInt8(ascii: "#") {
      return .character(try characterReference())
    }
    guard position < bytes.count, isXMLNameStart(bytes[position]) else { throw .badReference }
    let name = try name(in: "a reference")
    guard skip(";") else { throw .badReference }
    return switch name {
    case "lt": .character([UInt8(ascii: "<")])
    case "gt": .character([UInt8(ascii: ">")])
    case "amp": .character([UInt8(ascii: "&")])
    case "quot": .character([UInt8(ascii: "\"")])
    case "apos": .character([UInt8(ascii: "'")])
    default: .entity(name)
    }
  }

  /// Reads the rest of a reference to a character by its number, from the `#` on.
  private mutating func characterReference() throws(XMLFault) -> [UInt8] {
    position += 1
    let radix: UInt32 = skip("x") ? 16 : 10
    let start = position
    var code: UInt32 = 0
    while position < bytes.count, let digit = hexDigitValue(bytes[position]), digit < radix {
      // Beyond all characters it may as well stay.
      if code <= 0x10FFFF { code = code * radix + digit }
      position += 1
    }
    guard position > start, skip(";"), let scalar = Unicode.Scalar(code),
      code >= 0x20 || code == 0x9 || code == 0xA || code == 0xD
    else { throw .badReference }
    return Array(String(Character(scalar)).utf8)
  }

  /// What a declared entity stands for.
  func entity(_ name: String) throws(XMLFault) -> XMLEntity {
    guard let entity = entities[name] else { throw .unknownEntity(name) }
    return entity
  }
}

private func hexDigitValue(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
  default: nil
  }
}

/// Whether a byte is white space of XML.
@inline(__always)
func isXMLSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
}

/// Whether a name may begin with a byte; characters beyond ASCII are not told apart.
func isXMLNameStart(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...0xFF:
    true
  default: false
  }
}

/// Whether a byte may stand in a name.
func isXMLNamePart(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
  default: isXMLNameStart(byte)
  }
}
