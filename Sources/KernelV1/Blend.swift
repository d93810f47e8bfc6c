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
/// - Complexity: O(count × components); 12 bytes and 3 flops a component, 4 bytes an element.
@inline(never)
package func blend(
  from: Source, to: Source, progress: Source, plane: Int, components: Int, count: Int,
  into out: Destination, outPlane: Int, streams: Bool
) {
  let values = Blend(from: from, to: to, progress: progress)
  let planes = Planes(
    plane: plane, components: components, count: count, out: out, outPlane: outPlane)
  if streams { planes.stream(values) } else { planes.store(values) }
}

private struct Blend: PlanarValues {
  let from: Source
  let to: Source
  let progress: Source

  /// Rounding may leave the sum beside `to` at progress 1, and nowhere else beside what is exact.
  @inline(always)
  func lanes(_ group: LaneGroup, offset: Int) -> Lanes {
    let (from, to) = (from.lanes(group, offset: offset), to.lanes(group, offset: offset))
    let progress = progress.lanes(group)
    return multiplyAdd(to - from, progress, from).replacing(with: to, where: progress .== all(1))
  }
}
