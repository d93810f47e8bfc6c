internal import AnimKernel
internal import Foundation

#if canImport(CoreGraphics)
  internal import CoreGraphics
#endif

extension CGAffineTransform {
  /// The map that a `transform` attribute describes; `nil` where it holds an error.
  ///
  /// Reads a list of `matrix`, `translate`, `scale`, `rotate`, `skewX` and `skewY`, each mapping
  /// what those behind it have mapped. Angles are degrees, lengths user units. An empty list is
  /// the identity; a list of which a coefficient is not finite is an error.
  ///
  /// Source: SVG 1.1, section 7.6; CSS Transforms Level 1, section 8.2.
  init?(svg text: String) {
    var scanner = SVGScanner(text)
    var result = CGAffineTransform.identity
    scanner.skipWhitespace()
    while !scanner.isAtEnd {
      guard let step = scanner.transformFunction() else { return nil }
      result = step.concatenating(result)
      scanner.skipWhitespace()
      if scanner.skip(UInt8(ascii: ",")) {
        scanner.skipWhitespace()
        guard !scanner.isAtEnd else { return nil }
      }
    }
    guard result.isFinite else { return nil }
    self = result
  }

  /// Whether every coefficient is finite.
  var isFinite: Bool {
    [a, b, c, d, tx, ty].allSatisfy(\.isFinite)
  }
}

extension SVGScanner {
  /// Reads one function with its arguments; `nil` at anything else.
  fileprivate mutating func transformFunction() -> CGAffineTransform? {
    let name = word()
    guard let values = arguments() else { return nil }
    switch (name, values.count) {
    case ("matrix", 6):
      return CGAffineTransform(
        a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
    case ("translate", 1), ("translate", 2):
      return CGAffineTransform(translationX: values[0], y: values.count > 1 ? values[1] : 0)
    case ("scale", 1), ("scale", 2):
      return CGAffineTransform(scaleX: values[0], y: values[values.count - 1])
    case ("rotate", 1):
      return CGAffineTransform(rotationAngle: values[0] * .pi / 180)
    case ("rotate", 3):
      return CGAffineTransform(translationX: values[1], y: values[2])
        .rotated(by: values[0] * .pi / 180).translatedBy(x: -values[1], y: -values[2])
    case ("skewX", 1):
      return CGAffineTransform(a: 1, b: 0, c: tan(values[0] * .pi / 180), d: 1, tx: 0, ty: 0)
    case ("skewY", 1):
      return CGAffineTransform(a: 1, b: tan(values[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
    default:
      return nil
    }
  }

  /// Reads up to six numbers in parentheses; `nil` at anything else.
  private mutating func arguments() -> [CGFloat]? {
    skipWhitespace()
    guard skip(UInt8(ascii: "(")) else { return nil }
    skipWhitespace()
    var values: [CGFloat] = []
    while !skip(UInt8(ascii: ")")) {
      guard values.count < 6, case .value(let value) = number() else { return nil }
      values.append(CGFloat(value))
      skipWhitespace()
      if skip(UInt8(ascii: ",")) {
        skipWhitespace()
        guard startsNumber else { return nil }
      }
    }
    return values
  }
}
