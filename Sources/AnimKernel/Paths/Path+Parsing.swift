extension Path: LosslessStringConvertible {
  /// The path that a text in the format of ``description`` stands for.
  ///
  /// Numbers and letters stand apart by spaces, tabs, line ends or commas. Beside the letters of
  /// ``description`` three of PDF are read: `v`, a curve whose first control point is the current
  /// point, `y`, one whose second is its end, and `re`, a rectangle of an origin and a size.
  ///
  /// The path of a path's description shows the same elements by ``forEach(_:)``, to the bit. It
  /// equals that path unless this one holds arcs, which the description has as curves.
  ///
  /// The result is `nil` for an unknown letter, for a letter with too few or too many numbers before
  /// it, and for a line, curve or close before any move.
  ///
  /// - Parameter string: the text; nothing but white space is the empty path.
  /// - Complexity: O(length of the text).
  public init?(_ string: String) {
    self.init()
    var numbers: [Double] = []
    for word in string.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
      if let number = Double(word) {
        guard numbers.count < 6 else { return nil }
        numbers.append(number)
      } else {
        guard append(operator: word, numbers) else { return nil }
        numbers.removeAll(keepingCapacity: true)
      }
    }
    guard numbers.isEmpty else { return nil }
  }

  /// Appends the element of a letter.
  ///
  /// - Returns: whether there is such a letter and it may stand here, behind these numbers.
  private mutating func append(operator word: Substring, _ numbers: [Double]) -> Bool {
    func point(_ index: Int) -> Point2 { Point2(numbers[2 * index], numbers[2 * index + 1]) }
    switch (word, numbers.count, end) {
    case ("m", 2, _): append(.move, point(0))
    case ("l", 2, .some): append(.line, point(0))
    case ("q", 4, .some): append(.quad, point(0), point(1))
    case ("c", 6, .some): append(.cubic, point(0), point(1), point(2))
    case ("v", 4, .some(let start)): append(.cubic, start, point(0), point(1))
    case ("y", 4, .some): append(.cubic, point(0), point(1), point(1))
    case ("h", 0, .some): closeSubpath()
    case ("re", 4, _):
      let (low, high) = (point(0), point(0) + point(1))
      append(.move, low)
      append(.line, Point2(high.x, low.y))
      append(.line, high)
      append(.line, Point2(low.x, high.y))
      append(.close)
    default: return false
    }
    return true
  }
}
