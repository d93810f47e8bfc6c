internal import Foundation

/// The layout of JSON's lists of numbers.
enum NumberLists {
  /// The same JSON with every list that holds nothing but numbers on one line.
  ///
  /// A line for each of a benchmark's samples would bury what a person looks for.
  ///
  /// - Parameter json: a valid text of JSON in UTF-8.
  /// - Returns: the text with only white space left out.
  /// - Complexity: O(n).
  static func onOneLine(_ json: Data) -> Data {
    var result = Data(capacity: json.count)
    var isInString = false
    var isEscaped = false
    var index = json.startIndex
    while index < json.endIndex {
      let byte = json[index]
      if !isInString, byte == UInt8(ascii: "["), let end = endOfNumbers(json, after: index) {
        result += json[index...end].filter { !isSpace($0) }
        index = end + 1
        continue
      }
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = isInString
      } else if byte == UInt8(ascii: "\"") {
        isInString.toggle()
      }
      result.append(byte)
      index += 1
    }
    return result
  }

  /// The place of the `]` of a list that opens at `start`; nil if it holds anything but numbers.
  private static func endOfNumbers(_ json: Data, after start: Data.Index) -> Data.Index? {
    var index = start + 1
    while index < json.endIndex {
      switch json[index] {
      case UInt8(ascii: "]"): return index
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: ","):
        index += 1
      case let byte where isSpace(byte): index += 1
      default: return nil
      }
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
  }
}
