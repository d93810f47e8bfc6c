internal import AnimKernel
internal import Foundation

#if canImport(CoreGraphics)
  internal import CoreGraphics
#endif

/// The area that an `svg` element opens: what percentages inside are parts of, and how what is
/// inside is mapped into it.
struct SVGViewport {
  /// Width and height inside, in user units.
  var size: SIMD2<Double>
  /// The map from user units inside to those outside.
  var transform = CGAffineTransform.identity

  /// The four numbers of `viewBox`; `nil` where it is absent, in error or has no area.
  static func viewBox(_ attributes: [String: String]) -> CGRect? {
    guard let text = attributes["viewBox"] else { return nil }
    var scanner = SVGScanner(text)
    var values = SIMD4<Double>()
    for index in 0..<4 {
      if index == 0 { scanner.skipWhitespace() } else { scanner.skipSeparator() }
      guard case .value(let value) = scanner.number() else { return nil }
      values[index] = value
    }
    scanner.skipWhitespace()
    guard scanner.isAtEnd, values[2] > 0, values[3] > 0 else { return nil }
    return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  /// The viewport of the root element: its own user units are the document's.
  init(root attributes: [String: String]) {
    if let box = Self.viewBox(attributes) {
      size = SIMD2(Double(box.width), Double(box.height))
    } else {
      // What CSS gives a replaced element without a size of its own.
      let given = Self.givenSize(attributes, in: SIMD2(300, 150))
      size = SIMD2(given.width ?? 300, given.height ?? 150)
    }
  }

  /// The viewport of an `svg` element inside another one.
  init(nested attributes: [String: String], in outer: SIMD2<Double>) {
    let given = Self.givenSize(attributes, in: outer)
    let own = SIMD2(given.width ?? outer.x, given.height ?? outer.y)
    let x = attributes["x"].flatMap(SVGLength.init)?.resolved(.horizontal, in: outer) ?? 0
    let y = attributes["y"].flatMap(SVGLength.init)?.resolved(.vertical, in: outer) ?? 0
    size = own
    transform = CGAffineTransform(translationX: x, y: y)
    guard let box = Self.viewBox(attributes) else { return }
    size = SIMD2(Double(box.width), Double(box.height))
    transform = Self.fit(box, into: own, attributes["preserveAspectRatio"] ?? "")
      .concatenating(transform)
  }

  /// The width and height that an `svg` element is given; `nil` each where it is not.
  static func givenSize(
    _ attributes: [String: String], in outer: SIMD2<Double>
  ) -> (width: Double?, height: Double?) {
    let width = attributes["width"].flatMap(SVGLength.init)?.resolved(.horizontal, in: outer)
    let height = attributes["height"].flatMap(SVGLength.init)?.resolved(.vertical, in: outer)
    return (width.flatMap { $0 >= 0 ? $0 : nil }, height.flatMap { $0 >= 0 ? $0 : nil })
  }

  /// The map of a view box into an area of the given size.
  ///
  /// Source: SVG 2, section 8.2.
  private static func fit(
    _ box: CGRect, into size: SIMD2<Double>, _ preserveAspectRatio: String
  ) -> CGAffineTransform {
    let words = preserveAspectRatio.split(separator: " ")
    var scale = size / SIMD2(Double(box.width), Double(box.height))
    if words.first != "none" {
      let uniform = words.last == "slice" ? scale.max() : scale.min()
      scale = SIMD2(uniform, uniform)
    }
    let spare = size - scale * SIMD2(Double(box.width), Double(box.height))
    let align = words.first.map(String.init) ?? ""
    let shares = SIMD2(
      align.contains("xMin") ? 0 : align.contains("xMax") ? 1 : 0.5,
      align.contains("YMin") ? 0 : align.contains("YMax") ? 1 : 0.5)
    let shift = spare * shares - scale * SIMD2(Double(box.minX), Double(box.minY))
    return CGAffineTransform(a: scale.x, b: 0, c: 0, d: scale.y, tx: shift.x, ty: shift.y)
  }
}
