internal import AnimKernel

#if canImport(CoreGraphics)
  internal import CoreGraphics
#endif

/// What an element passes on to the elements in it.
struct SVGContext {
  /// The map from user units to the document's.
  var transform = CGAffineTransform.identity
  /// What they inherit.
  var style = SVGStyle()
  /// Whether they are drawn where they stand.
  var isRendered = true
  /// Width and height that percentages are parts of.
  var viewport = SIMD2<Double>(300, 150)

  /// Turns the parent's context into that of an element in it.
  ///
  /// - Returns: the element's `transform` where it holds an error and is ignored.
  mutating func enter(_ name: String, _ attributes: [String: String]) -> String? {
    var ignored: String?
    if let text = attributes["transform"] {
      if let own = CGAffineTransform(svg: text) {
        transform = own.concatenating(transform)
      } else {
        ignored = text
      }
    }
    if name == "svg" {
      let inner = SVGViewport(nested: attributes, in: viewport)
      transform = inner.transform.concatenating(transform)
      viewport = inner.size
    }
    let properties = SVGProperties(attributes)
    style = style.changed(by: properties, in: viewport)
    if properties["display"] == "none" { isRendered = false }
    return ignored
  }
}
