/// A length of SVG: a number with a unit.
struct SVGLength: Equatable {
  /// What a percentage is a part of.
  enum Direction {
    /// The viewport's width.
    case horizontal
    /// The viewport's height.
    case vertical
    /// The viewport's diagonal, divided by the square root of 2.
    case other
  }

  /// The number.
  var number: Double
  /// User units for each unit of the number; `nil` for percent.
  var scale: Double?

  /// Reads a length; `nil` where `text` holds none.
  ///
  /// Units are px, in, cm, mm, Q, pt and pc at 96 px an inch, em and rem of 16 px, ex and ch of
  /// 8 px, and %; their case does not matter. A number alone counts in user units.
  init?(_ text: String) {
    var scanner = SVGScanner(text)
    scanner.skipWhitespace()
    guard case .value(let number) = scanner.number(beforeUnit: true) else { return nil }
    self.number = number
    if scanner.skip(UInt8(ascii: "%")) {
      scale = nil
    } else {
      guard let scale = Self.userUnits[scanner.word().lowercased()] else { return nil }
      self.scale = scale
    }
    scanner.skipWhitespace()
    guard scanner.isAtEnd else { return nil }
  }

  /// The length in user units.
  func resolved(_ direction: Direction, in viewport: SIMD2<Double>) -> Double {
    if let scale { return number * scale }
    let whole =
      switch direction {
      case .horizontal: viewport.x
      case .vertical: viewport.y
      case .other: ((viewport * viewport).sum() / 2).squareRoot()
      }
    return number / 100 * whole
  }

  private static let userUnits: [String: Double] = [
    "": 1, "px": 1, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "q": 96 / 101.6, "pt": 96.0 / 72,
    "pc": 16, "em": 16, "rem": 16, "ex": 8, "ch": 8,
  ]
}
