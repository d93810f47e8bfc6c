extension Path {
  /// The length of everything the path draws, in path units.
  ///
  /// The closing line of a subpath counts only where the path closes it. Within 1e-9 of the true
  /// length, relatively.
  ///
  /// - Complexity: O(elements); a curve costs more the closer it comes to a cusp.
  public var length: Double {
    var total = 0.0
    forEachSegment { total += $0.length }
    return total
  }
}
