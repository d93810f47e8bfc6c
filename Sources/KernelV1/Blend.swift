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
  guard !streams else {
    streamBlend(
      from: from, to: to, progress: progress, plane: plane, components: components, count: count,
      into: out, outPlane: outPlane)
    return
  }
  // Plane by plane: caches confuse addresses that are multiples of 4096 bytes apart.
  for component in 0..<components {
    let (read, write) = (component &* plane, component &* outPlane)
    var i = 0
    while i &+ 4 &* Lanes.scalarCount <= count {
      for step in 0..<4 {
        let at = i &+ step &* Lanes.scalarCount
        let way = Way(progress.lanes(at: at))
        out.store(
          way.blend(from.lanes(at: read &+ at), to.lanes(at: read &+ at)), at: write &+ at)
      }
      i &+= 4 &* Lanes.scalarCount
    }
    var groups = LaneGroups(from: i, of: count)
    while let group = groups.advance() {
      let way = Way(progress.lanes(group))
      out.store(
        way.blend(from.lanes(group, offset: read), to.lanes(group, offset: read)), group,
        offset: write)
    }
  }
}

/// `blend` with stores past the caches.
///
/// Planes that these hold are blended one after the other, four vectors in a row; larger ones four at
/// a time, a vector of each in turn, so that the progress is read from memory as rarely. Each way is
/// twice as fast as the other at its size.
@inline(never)
func streamBlend(
  from: Source, to: Source, progress: Source, plane: Int, components: Int, count: Int,
  into out: Destination, outPlane: Int
) {
  let isLarge = count >= 1 << 19
  let step = isLarge ? 4 : 1
  var first = 0
  while first < components {
    let planes = first..<(first &+ step < components ? first &+ step : components)
    let start = out.toAlignment(from: first &* outPlane)
    // The planes are streamed to where they are aligned alike.
    let isAlike = out.toAlignment(from: (planes.upperBound &- 1) &* outPlane) == start
    var i = isAlike && start < count ? start : count
    var groups = LaneGroups(of: i)
    while let group = groups.advance() {
      blendGroup(from, to, progress, group, planes, plane, out, outPlane)
    }
    if isLarge {
      while i &+ Lanes.scalarCount <= count {
        let way = Way(progress.lanes(at: i))
        for component in planes {
          let read = component &* plane &+ i
          out.stream(
            way.blend(from.lanes(at: read), to.lanes(at: read)), at: component &* outPlane &+ i)
        }
        i &+= Lanes.scalarCount
      }
    } else {
      let (read, write) = (first &* plane, first &* outPlane)
      while i &+ 4 &* Lanes.scalarCount <= count {
        for vector in 0..<4 {
          let at = i &+ vector &* Lanes.scalarCount
          let way = Way(progress.lanes(at: at))
          out.stream(
            way.blend(from.lanes(at: read &+ at), to.lanes(at: read &+ at)), at: write &+ at)
        }
        i &+= 4 &* Lanes.scalarCount
      }
    }
    var rest = LaneGroups(from: i, of: count)
    while let group = rest.advance() {
      blendGroup(from, to, progress, group, planes, plane, out, outPlane)
    }
    first &+= step
  }
}

@inline(always)
private func blendGroup(
  _ from: Source, _ to: Source, _ progress: Source, _ group: LaneGroup, _ planes: Range<Int>,
  _ plane: Int, _ out: Destination, _ outPlane: Int
) {
  let way = Way(progress.lanes(group))
  for component in planes {
    let read = component &* plane
    out.store(
      way.blend(from.lanes(group, offset: read), to.lanes(group, offset: read)), group,
      offset: component &* outPlane)
  }
}

/// How far values are on their way, seen from the nearer end, so that both ends are exact, and
/// everything between equal ends.
private struct Way {
  private let isLate: IntegerLanes
  private let share: Lanes

  @inline(always)
  init(_ progress: Lanes) {
    isLate = allBits(where: progress .>= all(0.5))
    share = progress - only(all(1), where: isLate)
  }

  @inline(always)
  func blend(_ from: Lanes, _ to: Lanes) -> Lanes {
    let nearer = floats(bits(from) ^ ((bits(from) ^ bits(to)) & isLate))
    return multiplyAdd(to - from, share, nearer)
  }
}
