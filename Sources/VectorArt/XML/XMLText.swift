internal import Foundation

/// Turns the bytes of an XML document into UTF-8.
enum XMLText {
  /// The document in UTF-8, found valid.
  ///
  /// - Throws: ``SVGError/Reason/encoding(name:)`` for a text encoding that is not read, and
  ///   ``XMLFault/badCharacter`` where the bytes are no text in their encoding.
  /// - Complexity: O(length).
  static func utf8(_ data: Data) throws(SVGError.Reason) -> [UInt8] {
    guard let encoding = try encoding(of: data) else {
      let bytes = Array(data)
      guard String(validating: bytes, as: UTF8.self) != nil else {
        throw .malformed(line: firstInvalidLine(bytes), fault: .badCharacter)
      }
      return bytes
    }
    guard let text = String(data: data, encoding: encoding) else {
      throw .malformed(line: 1, fault: .badCharacter)
    }
    return Array(text.utf8)
  }

  /// The encoding that the first bytes show or the declaration names; `nil` for UTF-8.
  private static func encoding(of data: Data) throws(SVGError.Reason) -> String.Encoding? {
    switch Array(data.prefix(2)) {
    case [0xFE, 0xFF], [0xFF, 0xFE]: return .utf16
    case [0x00, 0x3C]: return .utf16BigEndian
    case [0x3C, 0x00]: return .utf16LittleEndian
    default: break
    }
    guard let name = declaredName(data) else { return nil }
    switch name.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii": return nil
    case "iso-8859-1", "latin1": return .isoLatin1
    case "iso-8859-2": return .isoLatin2
    case "windows-1250": return .windowsCP1250
    case "windows-1251": return .windowsCP1251
    case "windows-1252": return .windowsCP1252
    case "windows-1253": return .windowsCP1253
    case "windows-1254": return .windowsCP1254
    case "macintosh": return .macOSRoman
    case "shift_jis": return .shiftJIS
    case "euc-jp": return .japaneseEUC
    default: throw .encoding(name: name)
    }
  }

  /// The encoding that the XML declaration names.
  private static func declaredName(_ data: Data) -> String? {
    let text = String(decoding: data.prefix(256), as: UTF8.self)
    guard text.hasPrefix("<?xml"), let end = text.range(of: "?>") else { return nil }
    let words = text[..<end.lowerBound].split { $0.isWhitespace || "='\"".contains($0) }
    guard let key = words.firstIndex(of: "encoding"), key + 1 < words.count else { return nil }
    return String(words[key + 1])
  }

  /// The first line that is not UTF-8, counted from 1.
  private static func firstInvalidLine(_ bytes: [UInt8]) -> Int {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0) + 1
  }
}
