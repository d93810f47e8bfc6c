/// Why the data of one shape is drawn only up to a point, or not at all.
///
/// SVG draws path data up to, not including, the segment that holds the first error.
public struct SVGDataError: Error, Equatable, Sendable {
  /// Where the first dropped segment begins: its first character, counted from 0 in the attribute.
  ///
  /// For a repeated segment without a letter that is its first number, or the comma that joins it
  /// to the one before: all that stands before `offset` is free of errors.
  public var offset: Int
  /// What is wrong with that segment.
  public var reason: Reason

  /// An error at `offset`.
  public init(offset: Int, reason: Reason) {
    self.offset = offset
    self.reason = reason
  }

  /// What is wrong with a segment.
  public enum Reason: Error, Equatable, Sendable {
    /// The data begins with something other than a moveto.
    case noMove(found: Character)
    /// A character stands where only a command may.
    case notACommand(found: Character)
    /// A command lacks a number: the `index`th of `count`, counted from 1.
    case missingNumber(command: Character, index: Int, count: Int, found: Character?)
    /// A flag of an arc is neither 0 nor 1.
    case notAFlag(command: Character, index: Int, found: Character?)
    /// A number stops in its middle, as `1.` or `1e` do.
    case malformedNumber(command: Character, index: Int)
    /// A number or a coordinate it leads to is larger than a Double can be.
    case outOfRange(command: Character)
    /// A list of points ends with an x that has no y.
    case oddPoint
    /// A coordinate in a list of points stops in its middle, or is larger than a Double can be.
    case badCoordinate
    /// A list of points holds something other than numbers.
    case notAPoint(found: Character?)
    /// An attribute does not hold a length.
    case notALength(attribute: String)
    /// An attribute holds a length below 0.
    case negativeLength(attribute: String)
  }
}

extension SVGDataError: CustomStringConvertible {
  /// What is wrong, and how to put it right, without the offset.
  public var message: String {
    switch reason {
    case .noMove(let found):
      "path data begins with \(name(found)); begin it with M or m"
    case .notACommand(let found):
      "\(name(found)) is no path command; use M, L, H, V, C, S, Q, T, A or Z"
    case .missingNumber(let command, let index, let count, let found):
      "\(command) has \(name(found)) in place of number \(index); give it \(count) number"
        + (count == 1 ? "" : "s")
    case .notAFlag(let command, let index, let found):
      "\(command) has \(name(found)) in place of flag \(index); write 0 or 1"
    case .malformedNumber(let command, let index):
      "number \(index) of \(command) stops in its middle; write digits after the point, the sign "
        + "and the exponent"
    case .outOfRange(let command):
      "a coordinate of \(command) is beyond 1.8e308; scale the drawing down"
    case .oddPoint:
      "the last point has no y; give every point two numbers"
    case .badCoordinate:
      "a coordinate stops in its middle or is beyond 1.8e308; write it out"
    case .notAPoint(let found):
      "the points hold \(name(found)); write numbers only"
    case .notALength(let attribute):
      "\(attribute) is no length; write a number, with px or another unit behind it"
    case .negativeLength(let attribute):
      "\(attribute) is negative; give it 0 or more"
    }
  }

  /// The offset and the message.
  public var description: String { "character \(offset): \(message)" }
}

/// How a message names what stands in the data.
private func name(_ character: Character?) -> String {
  guard let character else { return "nothing" }
  return "'\(character)'"
}
