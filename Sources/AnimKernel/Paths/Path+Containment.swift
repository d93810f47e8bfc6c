public import Foundation

extension Path {
  /// Whether a fill of the path covers a point, every subpath closed.
  ///
  /// Curves and arcs count as they are, not as lines. Of the outline itself those points are inside
  /// that have the inside right next to them towards larger x, or, on a side along x, towards larger
  /// y: of a rectangle the sides at the smaller x and y, as with `CGRect.contains(_:)`. So of shapes
  /// side by side exactly one holds a point between them. Points closer to a curve than rounding can
  /// tell, some 1e-15 of its size, may count as on either side of it.
  ///
  /// - Parameters:
  ///   - p: the point; one whose coordinates are not numbers is outside.
  ///   - eoFill: whether a point is inside by the even-odd rule, else by the nonzero rule.
  /// - Returns: whether the point is inside.
  /// - Complexity: O(elements).
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    let number = windingNumber(around: Point2(p))
    return eoFill ? number & 1 != 0 : number != 0
  }

  /// How often the path goes round a point, from the x axis towards the y axis, every subpath closed.
  func windingNumber(around point: Point2) -> Int {
    var winding = WindingNumber(around: point)
    var (start, current) = (Point2.zero, Point2.zero)
    forEachSegment { segment in
      if case .move(let point) = segment {
        winding.addLine(current, start)
        start = point
      }
      winding.add(segment)
      current = segment.last
    }
    winding.addLine(current, start)
    return winding.value
  }
}
