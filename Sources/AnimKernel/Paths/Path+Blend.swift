extension Path {
  /// Whether both paths have the same elements, whatever their coordinates.
  ///
  /// - Parameter other: the path to compare with.
  /// - Returns: whether one can be blended with the other.
  /// - Complexity: O(elements).
  package func hasStructure(of other: Path) -> Bool {
    guard verbCount == other.verbCount, pointCount == other.pointCount else { return false }
    guard let storage, let others = other.storage else { return true }
    return (0..<Int(verbCount)).allSatisfy { storage.verb($0) == others.verb($0) }
  }

  /// Becomes the path at a progress between two paths of the same elements.
  ///
  /// Each coordinate is `from · (1 - progress) + to · progress`. Of an arc these are the middle, the
  /// axes, the angles and the end, each for itself: between an arc and its image by an affine map
  /// all of them fit together, between other arcs the blended arc may miss its end.
  ///
  /// The path keeps memory of its own and writes into it again and again: nothing is allocated
  /// unless it grows, or a copy of it is still held.
  ///
  /// - Parameters:
  ///   - from: the path at progress 0.
  ///   - to: the path at progress 1, of the same elements.
  ///   - progress: unitless; outside 0...1 the way goes on straight.
  /// - Complexity: O(elements).
  package mutating func blend(from: Path, to: Path, progress: Double) {
    precondition(from.hasStructure(of: to), "paths that are blended have the same elements")
    guard let first = from.storage, let last = to.storage else {
      self = Path()
      return
    }
    let (verbs, points) = (Int(from.verbCount), Int(from.pointCount))
    let own: PathStorage
    if isKnownUniquelyReferenced(&storage), let storage, storage.capacity >= max(verbs, points) {
      own = storage
    } else {
      own = PathStorage(capacity: max(verbs, points))
    }
    own.reset()
    _ = own.claim(verbs: (0, verbs), points: (0, points))
    own.copy(from: first, verbs: verbs, points: 0)
    for index in 0..<points {
      own.setPoint(first.point(index).mixed(with: last.point(index), progress), at: index)
    }
    storage = own
    verbCount = from.verbCount
    pointCount = from.pointCount
    subpathStart = from.subpathStart
  }
}
