extension AreaSweep {
  /// Whether an edge lies left of another at the current height.
  ///
  /// Edges that meet there may come in any order: those that are the other way round above it cross
  /// right there.
  @inline(always)
  private func precedes(_ left: Int32, _ right: Int32) -> Bool {
    edges[Int(left)].bottomX < edges[Int(right)].bottomX
  }

  /// Sorts the active edges from left to right; the first `sorted` nearly are so already, and so
  /// are the others.
  mutating func order(sorted: Int) {
    sort(0..<sorted)
    let count = active.count
    guard sorted < count else { return }
    sort(sorted..<count)
    guard sorted > 0, precedes(active[sorted], active[sorted - 1]) else { return }
    // Merge from the end, with the new edges out of the way.
    merged.removeAll()
    for place in sorted..<count { merged.append(active[place]) }
    var (old, new) = (sorted - 1, merged.count - 1)
    for place in stride(from: count - 1, through: 0, by: -1) {
      guard new >= 0 else { break }
      if old >= 0, precedes(merged[new], active[old]) {
        active[place] = active[old]
        old -= 1
      } else {
        active[place] = merged[new]
        new -= 1
      }
    }
  }

  /// Sorts some active edges by insertion.
  private mutating func sort(_ range: Range<Int>) {
    for place in range.dropFirst() {
      let edge = active[place]
      var hole = place
      while hole > range.lowerBound, precedes(edge, active[hole - 1]) {
        active[hole] = active[hole - 1]
        hole -= 1
      }
      active[hole] = edge
      steps += place - hole
    }
  }

  /// Swaps the edges that cross between two heights, from the lowest crossing to the highest.
  mutating func cross(from bottom: Double, to top: Double) {
    let count = active.count
    crossings.removeAll()
    for place in 0..<max(count - 1, 0) { noteCrossing(at: place, from: bottom, to: top) }
    guard !crossings.isEmpty else { return }
    for place in 0..<count { edges[Int(active[place])].place = Int32(place) }
    var y = bottom
    while isWithinLimits, let crossing = crossings.popFirst() {
      steps += 32
      let place = Int(edges[Int(crossing.left)].place)
      // Another edge may have come between, or taken the place.
      guard place + 1 < count, active[place + 1] == crossing.right else { continue }
      y = max(y, crossing.y)
      swapEdges(at: place, y: y)
      if place > 0 { noteCrossing(at: place - 1, from: bottom, to: top) }
      if place + 2 < count { noteCrossing(at: place + 1, from: bottom, to: top) }
      if crossings.count > 4 * count + 64 {
        crossings.removeAll()
        for place in 0..<count - 1 { noteCrossing(at: place, from: bottom, to: top) }
        steps += count
      }
    }
  }

  /// Queues the crossing of two neighbours, if they are the other way round at the upper height.
  @inline(always)
  private mutating func noteCrossing(at place: Int, from bottom: Double, to top: Double) {
    let (left, right) = (Int(active[place]), Int(active[place + 1]))
    let overlap = edges[left].topX - edges[right].topX
    guard overlap > 0 else { return }
    let gap = edges[right].bottomX - edges[left].bottomX
    let y = bottom + (top - bottom) * (gap / (gap + overlap))
    crossings.insert(
      Crossing(y: min(y, top), left: active[place], right: active[place + 1]))
  }
}
