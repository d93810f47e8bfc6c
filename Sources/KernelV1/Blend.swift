package import KernelTypes

/// `from + (to − from) × progress`, for elements of one or more planar components.
///
/// - Parameters:
///   - from: start values, `components` planes, one beginning `plane` numbers after the other.
///   - to: end values in the same layout.
///   - progress: fraction of every element, unitless; one for all its components.
///   - plane: numbers from one component's plane to the next in `from` and `to`.
///   - components: planes in `from`, `to` and `out`, at least 1.
///   - count: elements.
///   - out: receives the blended values, exactly `from` at progress 0 and `to` at 1.
///   - outPlane: numbers from one component's plane to the next in `out`.
///   - streams: whether the stores go past the caches, for outputs larger than these; the caller
///     fences them.
/// - Complexity: O(count × components); 12 bytes and 5 flops a component, 4 bytes an element.
@inline(never)
package func blend(
  from: Source, to: Source, progress: Source, plane: Int, components: Int, count: Int,
  into out: Destination, outPlane: Int, streams: Bool
) {
  for component in 0..<components {
    let (read, write) = (component &* plane, component &* outPlane)
    var i = 0
    if streams {
      i = out.toAlignment(from: write)
      if i > 0, let group = LaneGroups.first(of: count) {
        out.store(
          blended(from.lanes(group, offset: read), to.lanes(group, offset: read), progress.lanes(group)),
          group, offset: write)
      }
      while i &+ 4 &* Lanes.scalarCount <= count {
        for step in 0..<4 {
          let at = i &+ step &* Lanes.scalarCount
          out.stream(
            blended(from.lanes(at: read &+ at), to.lanes(at: read &+ at), progress.lanes(at: at)),
            at: write &+ at)
        }
        i &+= 4 &* Lanes.scalarCount
      }
    }
    while i &+ 4 &* Lanes.scalarCount <= count {
      for step in 0..<4 {
        let at = i &+ step &* Lanes.scalarCount
        out.store(
          blended(from.lanes(at: read &+ at), to.lanes(at: read &+ at), progress.lanes(at: at)),
          at: write &+ at)
      }
      i &+= 4 &* Lanes.scalarCount
    }
    var groups = LaneGroups(from: i, of: count)
    while let group = groups.advance() {
      out.store(
        blended(from.lanes(group, offset: read), to.lanes(group, offset: read), progress.lanes(group)),
        group, offset: write)
    }
  }
}

/// From the nearer end on, so that both ends are exact, and everything between equal ends.
@inline(always)
private func blended(_ from: Lanes, _ to: Lanes, _ progress: Lanes) -> Lanes {
  let isLate = allBits(where: progress .>= all(0.5))
  let nearer = floats(bits(from) ^ ((bits(from) ^ bits(to)) & isLate))
  return multiplyAdd(to - from, progress - only(all(1), where: isLate), nearer)
}
