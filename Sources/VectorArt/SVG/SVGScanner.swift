/// A cursor over the characters of an attribute of SVG.
///
/// Works on UTF-8 bytes. All syntax is ASCII, so up to the first character that is an error a
/// byte is a character.
struct SVGScanner {
  /// What stands at the cursor where a number is wanted.
  enum Number {
    /// A number of finite value; the cursor is behind it.
    case value(Double)
    /// No number begins here.
    case missing
    /// A number begins here but stops in its middle: `1.`, `1e`, `-`.
    case malformed
    /// A number larger than a Double can be.
    case outOfRange
  }

  /// The bytes.
  let bytes: [UInt8]
  /// Where the cursor stands, in bytes from the start.
  private(set) var position = 0

  /// A cursor at the start of `text`.
  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The byte at the cursor; `nil` at the end.
  var next: UInt8? {
    @inline(__always) get { position < bytes.count ? bytes[position] : nil }
  }

  /// Whether the cursor is behind the last byte.
  var isAtEnd: Bool { position == bytes.count }

  /// The character at the cursor, whole; `nil` at the end.
  var nextCharacter: Character? {
    guard let next else { return nil }
    let length = next < 0x80 ? 1 : next < 0xE0 ? 2 : next < 0xF0 ? 3 : 4
    let end = min(position + length, bytes.count)
    return String(decoding: bytes[position..<end], as: UTF8.self).first
  }

  /// Whether the byte at the cursor begins a number: a digit, a sign or a point.
  var startsNumber: Bool {
    guard let next else { return false }
    return switch next {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: isDigit(next)
    }
  }

  /// Moves behind the byte at the cursor.
  mutating func advance() {
    position += 1
  }

  /// Moves behind `byte` if it is the next one.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Moves behind white space: space, tab, line feed, form feed, carriage return.
  @inline(__always)
  mutating func skipWhitespace() {
    while let byte = next, isWhitespace(byte) { position += 1 }
  }

  /// Moves behind white space with at most one comma in it.
  @inline(__always)
  mutating func skipSeparator() {
    skipWhitespace()
    if next == UInt8(ascii: ",") {
      position += 1
      skipWhitespace()
    }
  }

  /// Reads a letter-only word, such as the name of a function or a unit.
  mutating func word() -> String {
    let start = position
    while let byte = next, isLetter(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Reads a flag of an arc: a single 0 or 1, whatever follows.
  mutating func flag() -> Bool? {
    if skip(UInt8(ascii: "0")) { return false }
    if skip(UInt8(ascii: "1")) { return true }
    return nil
  }

  /// Reads a number: `sign? (digits ('.' digits)? | '.' digits) (('e' | 'E') sign? digits)?`.
  ///
  /// The value is the nearest Double; what is too small for one is 0.
  ///
  /// - Parameter beforeUnit: whether an `e` without digits ends the number, as in `2em`, rather
  ///   than spoil it.
  /// - Returns: the number, or why there is none.
  /// - Complexity: O(length).
  mutating func number(beforeUnit: Bool = false) -> Number {
    let start = position
    var number = DecimalNumber()
    if skip(UInt8(ascii: "-")) {
      number.isNegative = true
    } else {
      _ = skip(UInt8(ascii: "+"))
    }
    var digits = readDigits(into: &number)
    if skip(UInt8(ascii: ".")) {
      let decimals = readDigits(into: &number)
      guard decimals > 0 else { return .malformed }
      number.exponent -= decimals
      digits += decimals
    }
    guard digits > 0 else { return position == start ? .missing : .malformed }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      let end = position
      if let exponent = exponent() {
        number.exponent += exponent
      } else if beforeUnit {
        position = end
      } else {
        return .malformed
      }
    }
    if let value = number.value { return .value(value) }
    // Rare: more than 19 digits, or far from 1. Foundation's reader would ask the locale, the
    // standard library's does not.
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text), value.isFinite else { return .outOfRange }
    return .value(value)
  }

  /// Reads digits into the significand of `number`.
  ///
  /// - Returns: how many there were.
  private mutating func readDigits(into number: inout DecimalNumber) -> Int {
    let start = position
    while let byte = next, isDigit(byte) {
      number.append(digit: byte - UInt8(ascii: "0"))
      position += 1
    }
    return position - start
  }

  /// Reads an exponent from its `e` on; `nil` where no digit follows.
  private mutating func exponent() -> Int? {
    position += 1
    let isNegative = skip(UInt8(ascii: "-"))
    if !isNegative { _ = skip(UInt8(ascii: "+")) }
    let start = position
    var exponent = 0
    while let byte = next, isDigit(byte) {
      // Large enough to be beyond any Double; the digits themselves are read again then.
      if exponent < 1_000_000 { exponent = exponent * 10 + Int(byte - UInt8(ascii: "0")) }
      position += 1
    }
    guard position > start else { return nil }
    return isNegative ? -exponent : exponent
  }
}

private func isDigit(_ byte: UInt8) -> Bool {
  byte &- UInt8(ascii: "0") < 10
}

private func isLetter(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- UInt8(ascii: "a") < 26
}

/// Whether a byte is white space of SVG.
func isWhitespace(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x20, 0x0A, 0x09, 0x0D, 0x0C: true
  default: false
  }
}
