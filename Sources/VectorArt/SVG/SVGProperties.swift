/// The properties set on one element: by its `style` attribute, else by attributes of their names.
struct SVGProperties {
  private let attributes: [String: String]
  private let declarations: [String: String]

  /// The properties that `attributes` set.
  init(_ attributes: [String: String]) {
    self.attributes = attributes
    declarations = attributes["style"].map(Self.declarations) ?? [:]
  }

  /// The value of a property without white space around it; `nil` where it is not set, or set to
  /// what the parent has.
  subscript(name: String) -> String? {
    guard
      let value = declarations[name] ?? attributes[name].map({ trimmed(Array($0.utf8)[...]) }),
      value != "inherit", !value.isEmpty
    else { return nil }
    return value
  }

  /// The declarations `name: value; …` of a `style` attribute.
  ///
  /// A semicolon in quotes or parentheses belongs to the value. The last declaration of a name
  /// counts.
  private static func declarations(in text: String) -> [String: String] {
    let bytes = Array(text.utf8)
    var result: [String: String] = [:]
    var start = 0
    while start < bytes.count {
      let end = endOfDeclaration(in: bytes, from: start)
      let declaration = bytes[start..<end]
      if let colon = declaration.firstIndex(of: UInt8(ascii: ":")) {
        let name = trimmed(declaration[..<colon]).lowercased()
        result[name] = value(declaration[(colon + 1)...])
      }
      start = end + 1
    }
    return result
  }

  /// Where the semicolon stands that ends the declaration, or the end of `bytes`.
  private static func endOfDeclaration(in bytes: [UInt8], from start: Int) -> Int {
    var quote: UInt8?
    var depth = 0
    for index in start..<bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if quote == nil { quote = byte } else if quote == byte { quote = nil }
      case UInt8(ascii: "(") where quote == nil: depth += 1
      case UInt8(ascii: ")") where quote == nil: depth -= 1
      case UInt8(ascii: ";") where quote == nil && depth <= 0: return index
      default: break
      }
    }
    return bytes.count
  }

  /// A declaration's value, without `!important`.
  private static func value(_ bytes: ArraySlice<UInt8>) -> String {
    guard let mark = bytes.lastIndex(of: UInt8(ascii: "!")),
      trimmed(bytes[(mark + 1)...]).lowercased() == "important"
    else { return trimmed(bytes) }
    return trimmed(bytes[..<mark])
  }
}

/// The text without white space around it.
private func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
  let rest = bytes.drop(while: isWhitespace)
  let end = rest.lastIndex { !isWhitespace($0) } ?? rest.startIndex - 1
  return String(decoding: rest[..<(end + 1)], as: UTF8.self)
}
