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
  var runs = PlaneRuns(of: count)
  while runs.advance() {
    for component in 0..<components {
      let (read, write) = (component &* plane, component &* outPlane)
      var next = runs.start
      var end = runs.end
      if streams {
        let run = runs.streamed(to: out, offset: write)
        var head = LaneGroups(from: run.start, of: run.aligned)
        while let group = head.advance() {
          blendGroup(from, to, progress, group, read, out, write)
        }
        (next, end) = (run.aligned, run.end)
        while next &+ 2 &* Lanes.scalarCount <= end {
          out.stream(blendLanes(from, to, progress, next, read), at: write &+ next)
          next &+= Lanes.scalarCount
          out.stream(blendLanes(from, to, progress, next, read), at: write &+ next)
          next &+= Lanes.scalarCount
        }
      } else {
        while next &+ 4 &* Lanes.scalarCount <= end {
          out.store(blendLanes(from, to, progress, next, read), at: write &+ next)
          next &+= Lanes.scalarCount
          out.store(blendLanes(from, to, progress, next, read), at: write &+ next)
          next &+= Lanes.scalarCount
          out.store(blendLanes(from, to, progress, next, read), at: write &+ next)
          next &+= Lanes.scalarCount
          out.store(blendLanes(from, to, progress, next, read), at: write &+ next)
          next &+= Lanes.scalarCount
        }
      }
      var rest = LaneGroups(from: next, of: end)
      while let group = rest.advance() {
        blendGroup(from, to, progress, group, read, out, write)
      }
    }
  }
}

@inline(always)
private func blendGroup(
  _ from: Source, _ to: Source, _ progress: Source, _ group: LaneGroup, _ read: Int,
  _ out: Destination, _ write: Int
) {
  let value = blendLanes(
    from.lanes(group, offset: read), to.lanes(group, offset: read), progress.lanes(group))
  out.store(value, group, offset: write)
}

@inline(always)
private func blendLanes(
  _ from: Source, _ to: Source, _ progress: Source, _ index: Int, _ read: Int
) -> Lanes {
  blendLanes(
    from.lanes(at: read &+ index), to.lanes(at: read &+ index), progress.lanes(at: index))
}

/// Rounding may leave the sum beside `to` at progress 1, and nowhere else beside what is exact.
@inline(always)
private func blendLanes(_ from: Lanes, _ to: Lanes, _ progress: Lanes) -> Lanes {
  multiplyAdd(to - from, progress, from).replacing(with: to, where: progress .== all(1))
}
