public import Foundation

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

extension Path {
  /// Appends a circular arc that rounds the corner between two lines, after a line to its start.
  ///
  /// The first line leads from the current point to `tangent1End`, the second from there to
  /// `tangent2End`; the arc touches both. It ends where it touches the second line, which may lie
  /// beyond `tangent2End`. Where no arc fits, because the points lie on one line, two of them are the
  /// same, the radius is 0 or the corner is too sharp for Doubles, a line to `tangent1End` takes its
  /// place. Nothing is added where there is no current point.
  ///
  /// - Parameters:
  ///   - tangent1End: where the two lines meet.
  ///   - tangent2End: a point of the second line.
  ///   - radius: the circle's radius; its sign does not matter.
  ///   - transform: maps the arc before it is appended: the lines touch it before that, so that the
  ///     current point counts as the image of their start. One that has no inverse gives the line.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = end else { return }
    let corner = Point2(tangent1End)
    let arc = transform.preimage(of: current).flatMap { start in
      EllipticalArc(
        roundingCorner: corner, from: start, to: Point2(tangent2End), radius: abs(Double(radius)))
    }
    guard let mapped = arc?.mapped(by: transform), mapped.from.isFinite, mapped.to.isFinite else {
      return append(.line, transform.map(corner))
    }
    appendLine(ifNotAt: mapped.from)
    append(mapped)
  }
}

extension CGAffineTransform {
  /// The point that the map sends to `point`; `nil` where the map has no inverse.
  fileprivate func preimage(of point: Point2) -> Point2? {
    if isIdentity { return point }
    let determinant = Double(a * d - b * c)
    guard determinant != 0, determinant.isFinite else { return nil }
    return inverted().map(point)
  }
}

extension EllipticalArc {
  /// The arc that touches the lines from a corner to two points; `nil` where there is none.
  fileprivate init?(
    roundingCorner corner: Point2, from start: Point2, to end: Point2, radius: Double
  ) {
    let (back, onward) = ((start - corner), (end - corner))
    let (first, second) = (back / back.length, onward / onward.length)
    let (sine, cosine) = (first.cross(second), (first * second).sum())
    // The comparisons also refuse what is not a number.
    guard abs(sine) > 0, radius > 0 else { return nil }
    let distance = radius * ((1 + cosine) / abs(sine))
    guard distance < .infinity else { return nil }
    // From the first line towards the second.
    let inward = Point2(-first.y, first.x) * (sine < 0 ? -radius : radius)
    let touch = corner + first * distance
    self.init(
      from: touch, to: corner + second * distance, center: touch + inward, firstAxis: -inward,
      secondAxis: -first * radius, start: 0, sweep: atan2(abs(sine), -cosine))
  }
}
