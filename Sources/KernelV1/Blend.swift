package import KernelTypes

/// `out = from + (to − from) × progress`, for elements of one or more planar components.
///
/// - Parameters:
///   - from: start values, `components` planes of `count` floats, plane after plane.
///   - to: end values in the same layout.
///   - progress: fraction of every element, unitless; one for all its components.
///   - components: planes in `from`, `to` and `out`, at least 1.
///   - count: elements.
///   - out: receives the blended values in the same layout; exactly `from` at progress 0.
/// - Complexity: O(count × components); 12 bytes and 3 flops a component, 4 bytes an element.
@inline(never)
package func blend(
  from: Source, to: Source, progress: Source, components: Int, count: Int, into out: Destination
) {
  for component in 0..<components {
    let plane = component &* count
    var i = 0
    while i &+ 4 &* Lanes.scalarCount <= count {
      for step in 0..<4 {
        let at = i &+ step &* Lanes.scalarCount
        let a = from.lanes(at: plane &+ at)
        let b = to.lanes(at: plane &+ at)
        out.store(multiplyAdd(b - a, progress.lanes(at: at), a), at: plane &+ at)
      }
      i &+= 4 &* Lanes.scalarCount
    }
    var groups = LaneGroups(from: i, of: count)
    while let group = groups.advance() {
      let a = from.lanes(group, offset: plane)
      let b = to.lanes(group, offset: plane)
      out.store(multiplyAdd(b - a, progress.lanes(group), a), group, offset: plane)
    }
  }
}
