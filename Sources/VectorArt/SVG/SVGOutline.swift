internal import AnimKernel
internal import Foundation

/// What a `path` element or basic shape draws by its attributes, in its own user units.
///
/// Attributes with an error count as absent, as SVG asks for; the first error is kept.
///
/// Source: SVG 2, chapters 9 and 10.
struct SVGOutline {
  /// What is drawn.
  private(set) var path = Path()
  /// The first error among the attributes.
  private(set) var error: SVGDataError?

  private let attributes: [String: String]
  private let viewport: SIMD2<Double>

  /// The outline of an element.
  ///
  /// - Parameters:
  ///   - kind: the element.
  ///   - attributes: its attributes.
  ///   - viewport: width and height that percentages are parts of, in user units.
  init(_ kind: SVGShape.Kind, _ attributes: [String: String], in viewport: SIMD2<Double>) {
    self.attributes = attributes
    self.viewport = viewport
    switch kind {
    case .path: drawPath()
    case .rect: drawRect()
    case .circle: drawCircle()
    case .ellipse: drawEllipse()
    case .line: drawLine()
    case .polyline: drawPoints(isClosed: false)
    case .polygon: drawPoints(isClosed: true)
    }
  }

  private mutating func drawPath() {
    guard let text = attributes["d"], text != "none" else { return }
    let data = PathData(text)
    path = data.path
    error = data.error
  }

  private mutating func drawRect() {
    let corner = SIMD2(length("x", .horizontal) ?? 0, length("y", .vertical) ?? 0)
    let width = size("width", .horizontal) ?? 0
    let height = size("height", .vertical) ?? 0
    let radii = radii()
    guard width > 0, height > 0, (corner + SIMD2(width, height)).isFinite else { return }
    let (rx, ry) = (min(radii.x, width / 2), min(radii.y, height / 2))
    guard rx > 0, ry > 0 else {
      return path.addRect(CGRect(x: corner.x, y: corner.y, width: width, height: height))
    }
    let (right, bottom) = (corner.x + width, corner.y + height)
    path.move(to: CGPoint(x: corner.x + rx, y: corner.y))
    path.addLine(to: CGPoint(x: right - rx, y: corner.y))
    addCorner(to: CGPoint(x: right, y: corner.y + ry), rx, ry)
    path.addLine(to: CGPoint(x: right, y: bottom - ry))
    addCorner(to: CGPoint(x: right - rx, y: bottom), rx, ry)
    path.addLine(to: CGPoint(x: corner.x + rx, y: bottom))
    addCorner(to: CGPoint(x: corner.x, y: bottom - ry), rx, ry)
    path.addLine(to: CGPoint(x: corner.x, y: corner.y + ry))
    addCorner(to: CGPoint(x: corner.x + rx, y: corner.y), rx, ry)
    path.closeSubpath()
  }

  private mutating func addCorner(to end: CGPoint, _ rx: Double, _ ry: Double) {
    path.addEllipticalArc(
      to: end, radii: CGSize(width: rx, height: ry), xAxisRotation: .degrees(0), largeArc: false,
      sweep: true)
  }

  private mutating func drawCircle() {
    let center = center()
    let radius = size("r", .other) ?? 0
    addEllipse(center: center, radii: SIMD2(radius, radius))
  }

  private mutating func drawEllipse() {
    let center = center()
    addEllipse(center: center, radii: radii())
  }

  private mutating func addEllipse(center: SIMD2<Double>, radii: SIMD2<Double>) {
    guard radii.x > 0, radii.y > 0 else { return }
    let (corner, size) = (center - radii, radii + radii)
    guard corner.isFinite, (corner + size).isFinite else { return }
    path.addEllipse(in: CGRect(x: corner.x, y: corner.y, width: size.x, height: size.y))
  }

  private mutating func drawLine() {
    let start = SIMD2(length("x1", .horizontal) ?? 0, length("y1", .vertical) ?? 0)
    let end = SIMD2(length("x2", .horizontal) ?? 0, length("y2", .vertical) ?? 0)
    guard start.isFinite, end.isFinite else { return }
    path.move(to: CGPoint(x: start.x, y: start.y))
    path.addLine(to: CGPoint(x: end.x, y: end.y))
  }

  private mutating func drawPoints(isClosed: Bool) {
    guard let text = attributes["points"] else { return }
    var scanner = SVGScanner(text)
    scanner.skipWhitespace()
    while !scanner.isAtEnd {
      let offset = scanner.position
      if !path.isEmpty { scanner.skipSeparator() }
      do throws(SVGDataError.Reason) {
        let x = try coordinate(&scanner)
        scanner.skipSeparator()
        guard !scanner.isAtEnd else { throw SVGDataError.Reason.oddPoint }
        let point = CGPoint(x: x, y: try coordinate(&scanner))
        if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
      } catch {
        self.error = SVGDataError(offset: offset, reason: error)
        break
      }
      scanner.skipWhitespace()
    }
    if isClosed { path.closeSubpath() }
  }

  private func coordinate(_ scanner: inout SVGScanner) throws(SVGDataError.Reason) -> Double {
    switch scanner.number() {
    case .value(let value): return value
    case .missing: throw .notAPoint(found: scanner.nextCharacter)
    case .malformed, .outOfRange: throw .badCoordinate
    }
  }
}

extension SVGOutline {
  private mutating func center() -> SIMD2<Double> {
    SIMD2(length("cx", .horizontal) ?? 0, length("cy", .vertical) ?? 0)
  }

  /// Both radii: one that is absent is as long as the other.
  private mutating func radii() -> SIMD2<Double> {
    let (rx, ry) = (size("rx", .horizontal), size("ry", .vertical))
    return SIMD2(rx ?? ry ?? 0, ry ?? rx ?? 0)
  }

  /// The length in an attribute, in user units; `nil` where it is absent, `auto` or in error.
  private mutating func length(_ name: String, _ direction: SVGLength.Direction) -> Double? {
    guard let text = attributes[name], text != "auto" else { return nil }
    guard let length = SVGLength(text)?.resolved(direction, in: viewport), length.isFinite else {
      note(.notALength(attribute: name))
      return nil
    }
    return length
  }

  /// The same for a length that must not be negative.
  private mutating func size(_ name: String, _ direction: SVGLength.Direction) -> Double? {
    guard let length = length(name, direction) else { return nil }
    guard length >= 0 else {
      note(.negativeLength(attribute: name))
      return nil
    }
    return length
  }

  private mutating func note(_ reason: SVGDataError.Reason) {
    if error == nil { error = SVGDataError(offset: 0, reason: reason) }
  }
}

extension SIMD2 where Scalar == Double {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
