package import KernelTypes

/// Values of springs: `to − (displacement × left + swing × leftSwing)`.
///
/// - Parameters:
///   - to: values at rest, `components` planes `plane` numbers apart.
///   - displacement: factors of `left` in the same layout.
///   - swing: factors of `leftSwing` in the same layout.
///   - left: as `springMotion` has it; one for all components of an element.
///   - leftSwing: as `springMotion` has it.
///   - plane: numbers from one component's plane to the next in `to`, `displacement` and `swing`.
///   - components: planes, at least 1.
///   - count: elements.
///   - out: receives the values.
///   - outPlane: numbers from one component's plane to the next in `out`.
///   - streams: whether the stores go past the caches; the caller fences them.
/// - Complexity: O(count × components); 16 bytes and 4 flops a component, 8 bytes an element.
@inline(never)
package func springBlend(
  to: Source, displacement: Source, swing: Source, left: Source, leftSwing: Source, plane: Int,
  components: Int, count: Int, into out: Destination, outPlane: Int, streams: Bool
) {
  let values = SpringValues(
    to: to, displacement: displacement, swing: swing, left: left, leftSwing: leftSwing)
  let planes = Planes(
    plane: plane, components: components, count: count, out: out, outPlane: outPlane)
  if streams { planes.stream(values) } else { planes.store(values) }
}

private struct SpringValues: PlanarValues {
  let to: Source
  let displacement: Source
  let swing: Source
  let left: Source
  let leftSwing: Source

  @inline(always)
  func lanes(_ group: LaneGroup, offset: Int) -> Lanes {
    let swung = swing.lanes(group, offset: offset) * leftSwing.lanes(group)
    return to.lanes(group, offset: offset)
      - multiplyAdd(displacement.lanes(group, offset: offset), left.lanes(group), swung)
  }
}

/// Every number `times` times over: `out[i × times + k] = numbers[i]`.
///
/// - Parameters:
///   - numbers: what is written.
///   - count: how many numbers.
///   - times: how often each is written, at least 1.
///   - out: receives `count × times` numbers, and may receive up to 16 more of any value behind them.
/// - Complexity: O(count × times).
@inline(never)
package func spread(_ numbers: Source, count: Int, times: Int, into out: Destination) {
  guard times > 4 else {
    for index in 0..<count {
      out.storeFour(SIMD4(repeating: numbers.number(at: index)), at: index &* times)
    }
    return
  }
  for index in 0..<count {
    let value = SIMD4<Scalar>(repeating: numbers.number(at: index))
    var k = 0
    while k < times {
      out.storeFour(value, at: index &* times &+ k)
      k &+= 4
    }
  }
}
