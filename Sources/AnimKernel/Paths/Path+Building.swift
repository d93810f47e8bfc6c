public import Foundation

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

extension Path {
  /// Starts a new subpath at `end`.
  public mutating func move(to end: CGPoint) {
    append(.move, Point2(end))
  }

  /// Appends a line from the current point to `end`; nothing where there is no current point.
  public mutating func addLine(to end: CGPoint) {
    guard !isEmpty else { return }
    append(.line, Point2(end))
  }

  /// Appends a quadratic Bézier curve from the current point; nothing where there is none.
  ///
  /// - Parameters:
  ///   - end: the curve's end.
  ///   - control: the control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard !isEmpty else { return }
    append(.quad, Point2(control), Point2(end))
  }

  /// Appends a cubic Bézier curve from the current point; nothing where there is none.
  ///
  /// - Parameters:
  ///   - end: the curve's end.
  ///   - control1: the control point that belongs to the curve's start.
  ///   - control2: the control point that belongs to the curve's end.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard !isEmpty else { return }
    append(.cubic, Point2(control1), Point2(control2), Point2(end))
  }

  /// Closes the current subpath by a line to its start.
  ///
  /// Nothing happens where the subpath is closed already or the path is empty. What follows without
  /// a move starts from that same point.
  public mutating func closeSubpath() {
    guard !isBetweenSubpaths else { return }
    append(.close)
  }

  /// Appends a subpath that connects `lines` in order, left open; nothing for an empty array.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Appends a closed rectangle, from its smallest corner along x first.
  ///
  /// - Parameters:
  ///   - rect: the rectangle; the null rectangle adds nothing.
  ///   - transform: maps the rectangle's corners.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let low = Point2(Double(rect.minX), Double(rect.minY))
    let high = Point2(Double(rect.maxX), Double(rect.maxY))
    append(.move, transform.map(low))
    append(.line, transform.map(Point2(high.x, low.y)))
    append(.line, transform.map(high))
    append(.line, transform.map(Point2(low.x, high.y)))
    append(.close)
  }

  /// Appends closed rectangles.
  ///
  /// - Parameters:
  ///   - rects: the rectangles; a null one adds nothing.
  ///   - transform: maps their corners.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Appends all elements of `path`.
  ///
  /// - Parameters:
  ///   - path: the path to append; its first element is a move, which starts a new subpath.
  ///   - transform: maps its points; arcs stay exact arcs.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    path.forEachSegment { segment in
      switch segment {
      case .move(let point): append(.move, transform.map(point))
      case .line(_, let end): append(.line, transform.map(end))
      case .quad(_, let control, let end):
        append(.quad, transform.map(control), transform.map(end))
      case .cubic(_, let control1, let control2, let end):
        append(.cubic, transform.map(control1), transform.map(control2), transform.map(end))
      case .arc(let arc): append(arc.mapped(by: transform))
      case .close: append(.close)
      }
    }
  }
}

extension EllipticalArc {
  /// The arc's image: an arc again.
  func mapped(by transform: CGAffineTransform) -> EllipticalArc {
    EllipticalArc(
      from: transform.map(from), to: transform.map(to), center: transform.map(center),
      firstAxis: transform.map(vector: firstAxis), secondAxis: transform.map(vector: secondAxis),
      start: start, sweep: sweep)
  }
}
