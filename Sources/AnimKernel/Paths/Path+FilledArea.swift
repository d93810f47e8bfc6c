internal import Foundation

extension Path {
  /// The area that the path encloses, every subpath closed, in square path units.
  ///
  /// Each point inside counts once, however often the outline goes round it. Curves and arcs are
  /// flattened so finely that the result is within 1e-5 of the true area, relatively, unless the
  /// area is less than 1e-4 of the outline's length times the size of its bounds.
  ///
  /// - Parameter eoFill: whether a point is inside by the even-odd rule, else by the nonzero rule.
  /// - Returns: the area, at least 0; 0 for an empty path.
  /// - Throws: ``PathError`` for a coordinate out of range and for an outline too complex to fill.
  public func area(eoFill: Bool = false) throws(PathError) -> Double {
    guard let (low, high) = bounds else { return 0 }
    // A size beyond all numbers is that of a coordinate out of range, which flattening reports.
    let size = min((high - low).max(), .greatestFiniteMagnitude)
    guard size > 0 else { return 0 }
    var flattened = FlattenedPath()
    var sweep = AreaSweep()
    // Between a curve and its chord lie at most two thirds of the deviation times the length.
    try flatten(tolerance: size * 1e-4, into: &flattened)
    let rough = try sweep.area(of: flattened, isEOFilled: eoFill)
    let wanted = 1e-5 * rough / length
    try flatten(tolerance: max(size * 1e-9, min(size * 1e-4, wanted)), into: &flattened)
    return try sweep.area(of: flattened, isEOFilled: eoFill)
  }
}
