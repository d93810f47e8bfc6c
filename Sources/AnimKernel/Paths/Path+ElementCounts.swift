extension Path {
  /// How many elements of each kind a path has.
  package struct ElementCounts: Equatable, Sendable {
    /// Subpaths: those that a move starts, and those that go on where a closed one started.
    package var moves = 0
    package var lines = 0
    package var quadCurves = 0
    package var curves = 0
    package var arcs = 0
    package var closes = 0

    /// All elements together.
    package var total: Int { moves + lines + quadCurves + curves + arcs + closes }
  }

  /// How many elements of each kind the path has.
  ///
  /// - Complexity: O(elements).
  package var elementCounts: ElementCounts {
    var counts = ElementCounts()
    var isOpen = false
    forEachSegment { segment in
      if case .move = segment {
        counts.moves += 1
        isOpen = true
        return
      }
      if !isOpen { counts.moves += 1 }
      isOpen = true
      switch segment {
      case .move: break
      case .line: counts.lines += 1
      case .quad: counts.quadCurves += 1
      case .cubic: counts.curves += 1
      case .arc: counts.arcs += 1
      case .close:
        counts.closes += 1
        isOpen = false
      }
    }
    return counts
  }
}
