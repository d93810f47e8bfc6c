internal import Foundation

/// What stands before the root element, as far as it could make an XML parser run away.
///
/// XML lets a document declare entities, names for text that references put in many times over, and
/// attributes that elements have without naming them. A few hundred bytes can so stand for
/// gigabytes. The parser itself bounds only part of that, thus the declarations are looked at
/// before it runs.
struct XMLProlog {
  /// To how many bytes a file of up to a megabyte may grow.
  static let growthFloor = 1 << 26
  /// To how many times its own size a larger file may grow.
  static let growthFactor = 64

  private let data: Data
  private var position: Data.Index

  /// Checks the encoding and the entities of `data`, whose text must be a superset of ASCII.
  ///
  /// - Complexity: O(length).
  static func check(_ data: Data) throws(SVGError.Reason) {
    var prolog = XMLProlog(data: data, position: data.startIndex)
    try prolog.run()
  }

  private mutating func run() throws(SVGError.Reason) {
    _ = skip("\u{FEFF}")
    if let declaration = peek("<?xml") ? bracketed(from: "<?", to: "?>") : nil {
      try checkEncoding(String(decoding: declaration, as: UTF8.self))
    }
    while position < data.endIndex {
      if skip("<!DOCTYPE") { return try checkDocumentType() }
      if bracketed(from: "<?", to: "?>") == nil, bracketed(from: "<!--", to: "-->") == nil {
        guard isWhitespace(data[position]) else { return }
        position += 1
      }
    }
  }

  /// Text encodings in which every byte of ASCII stands for itself.
  private func checkEncoding(_ declaration: String) throws(SVGError.Reason) {
    let words = declaration.split { " \t\r\n='\"".contains($0) }
    guard let key = words.firstIndex(of: "encoding"), words.indices.contains(key + 1) else {
      return
    }
    let name = String(words[key + 1])
    let known = [
      "utf-8", "utf8", "us-ascii", "ascii", "iso-8859-", "iso8859-", "iso_8859-", "latin1",
      "windows-125", "cp125", "koi8-", "macintosh", "euc-", "gb2312", "gbk", "gb18030", "big5",
      "shift_jis", "sjis",
    ]
    guard known.contains(where: { name.lowercased().hasPrefix($0) }) else {
      throw .encoding(name: name)
    }
  }

  /// Adds up what the declarations of the internal subset may grow to.
  private mutating func checkDocumentType() throws(SVGError.Reason) {
    guard skipToSubset() else { return }
    var (entityBytes, attributeBytes) = (0, 0)
    while position < data.endIndex, data[position] != UInt8(ascii: "]") {
      if bracketed(from: "<?", to: "?>") != nil || bracketed(from: "<!--", to: "-->") != nil {
        continue
      }
      if let declaration = declaration() {
        guard !hasReference(declaration) else { throw .nestedEntities(line: line(at: position)) }
        if declaration.starts(with: "<!ENTITY".utf8) { entityBytes += declaration.count }
        if declaration.starts(with: "<!ATTLIST".utf8) { attributeBytes += declaration.count }
      } else {
        // Between declarations only a parameter entity could put in more of them.
        guard data[position] != UInt8(ascii: "%") else {
          throw .nestedEntities(line: line(at: position))
        }
        position += 1
      }
    }
    // No entity is longer than all declarations together, and no element gets more than them.
    let references = entityBytes > 0 ? references(from: position) : 0
    let tags = attributeBytes > 0 ? data[position...].count { $0 == UInt8(ascii: "<") } : 0
    let growth = Double(references) * Double(entityBytes) + Double(tags) * Double(attributeBytes)
    let limit = max(Self.growthFloor, Self.growthFactor * data.count)
    guard growth <= Double(limit) else {
      throw .entityGrowth(bytes: Int(growth), limit: limit)
    }
  }

  /// Moves behind the bracket that opens the internal subset; `false` where there is none.
  private mutating func skipToSubset() -> Bool {
    while position < data.endIndex {
      let byte = data[position]
      position += 1
      switch byte {
      case UInt8(ascii: "["): return true
      case UInt8(ascii: ">"): return false
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipBehind(byte)
      default: break
      }
    }
    return false
  }

  /// Reads a declaration `<!…>`, quoted parts whole; `nil` at anything else.
  private mutating func declaration() -> Data? {
    let start = position
    guard skip("<!") else { return nil }
    while position < data.endIndex {
      let byte = data[position]
      position += 1
      switch byte {
      case UInt8(ascii: ">"): return data[start..<position]
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipBehind(byte)
      default: break
      }
    }
    return data[start..<position]
  }

  /// Whether a declaration holds a reference that is put in when the entity is: an entity's or a
  /// parameter entity's, plain or hidden behind a number.
  private func hasReference(_ declaration: Data) -> Bool {
    var index = declaration.startIndex
    while index < declaration.endIndex {
      let byte = declaration[index]
      index += 1
      guard byte == UInt8(ascii: "&") || byte == UInt8(ascii: "%") else { continue }
      let name = declaration[index...].prefix(while: isName)
      if byte == UInt8(ascii: "%") {
        // A declaration of a parameter entity has a space here.
        if !name.isEmpty { return true }
      } else if !isHarmless(name) {
        return true
      }
    }
    return false
  }

  /// How many references to declared entities stand behind `start`.
  private func references(from start: Data.Index) -> Int {
    var count = 0
    var index = start
    while let mark = data[index...].firstIndex(of: UInt8(ascii: "&")) {
      index = mark + 1
      // Names of entities are short; a longer one is none that XML itself knows.
      if !isHarmless(data[index...].prefix(16).prefix(while: isName)) { count += 1 }
    }
    return count
  }
}

extension XMLProlog {
  /// Whether a reference stands for one character that opens no other reference.
  private func isHarmless(_ name: Data) -> Bool {
    let text = String(decoding: name, as: UTF8.self)
    if ["lt", "gt", "amp", "quot", "apos"].contains(text) { return true }
    guard text.first == "#" else { return false }
    let isHex = text.dropFirst().first == "x"
    guard let code = Int(text.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10) else {
      return false
    }
    return code != 0x25 && code != 0x26
  }

  private func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "#"), UInt8(ascii: "_"),
      UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...0xFF:
      true
    default: false
    }
  }

  /// Whether `text` is next.
  private func peek(_ text: String) -> Bool {
    data[position...].starts(with: text.utf8)
  }

  /// Moves behind `text` if it is next.
  private mutating func skip(_ text: String) -> Bool {
    guard peek(text) else { return false }
    position += text.utf8.count
    return true
  }

  /// Moves behind the next `byte`, or to the end.
  private mutating func skipBehind(_ byte: UInt8) {
    position = data[position...].firstIndex(of: byte).map { $0 + 1 } ?? data.endIndex
  }

  /// What stands from `opening`, which must be next, to `closing`; the cursor is behind it.
  private mutating func bracketed(from opening: String, to closing: String) -> Data? {
    guard peek(opening) else { return nil }
    let start = position
    let end = data[(position + opening.utf8.count)...].range(of: Data(closing.utf8))?.upperBound
    position = end ?? data.endIndex
    return data[start..<position]
  }

  private func line(at index: Data.Index) -> Int {
    data[..<index].count { $0 == UInt8(ascii: "\n") } + 1
  }
}
