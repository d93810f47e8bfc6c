public import AnimKernel

/// How a shape is painted: the properties that SVG gives it by attributes and `style`, its own or
/// its groups'.
///
/// Style sheets are not read. Paints stay as they are written.
public struct SVGStyle: Equatable, Sendable {
  /// The paint inside, such as `#b22b34` or `url(#a)`; `nil` for `none`.
  public var fill: String? = "black"
  /// How inside is told from outside.
  public var fillStyle = FillStyle()
  /// The paint of the outline; `nil` for `none`.
  public var stroke: String?
  /// How wide the outline is, in the shape's own user units; at least 0.
  public var strokeWidth: Double = 1
  /// Whether `visibility` lets the shape be seen.
  public var isVisible = true

  /// What SVG starts from: black inside, no outline.
  public init() {}

  /// This style with what `properties` set.
  func changed(by properties: SVGProperties, in viewport: SIMD2<Double>) -> SVGStyle {
    var style = self
    if let value = properties["fill"] { style.fill = value == "none" ? nil : value }
    if let value = properties["stroke"] { style.stroke = value == "none" ? nil : value }
    switch properties["fill-rule"] {
    case "evenodd": style.fillStyle.isEOFilled = true
    case "nonzero": style.fillStyle.isEOFilled = false
    default: break
    }
    if let width = properties["stroke-width"].flatMap(SVGLength.init) {
      let width = width.resolved(.other, in: viewport)
      if width >= 0, width.isFinite { style.strokeWidth = width }
    }
    switch properties["visibility"] {
    case "visible": style.isVisible = true
    case "hidden", "collapse": style.isVisible = false
    default: break
    }
    return style
  }
}
