package import KernelTypes

/// Springs of one regime in an animation batch: what is left of the displacement, and of the swing.
///
/// The value is `to − (displacement·left + swing·leftSwing)`. All springs are under-damped, or all
/// are over-damped.
///
/// - Parameters:
///   - age: time since every element's start, in seconds, at least 0.
///   - ageRest: what rounding took from the age.
///   - end: the age after which nothing is left, in seconds; infinite for never.
///   - decay: as in `springValues`.
///   - rate: as in `springValues`.
///   - rateRest: as in `springValues`.
///   - count: elements.
///   - isOverDamped: whether every rate is negative; else none is.
///   - left: receives the factor of the displacement: 1 at age 0, 0 past the end.
///   - leftSwing: receives the factor of the swing: 0 at age 0 and past the end.
/// - Complexity: O(count); 32 bytes and about 65 flops an element.
@inline(never)
package func springMotion(
  age: Source, ageRest: Source, end: Source, decay: Source, rate: Source, rateRest: Source,
  count: Int, isOverDamped: Bool, left: Destination, leftSwing: Destination
) {
  if isOverDamped {
    var groups = LaneGroups(of: count)
    while let group = groups.advance() {
      let time = age.lanes(group)
      let isOver = time .> end.lanes(group)
      let envelope = ExponentialLanes(-decay.lanes(group) * time).value
      let sine = -ExponentialLanes(rate.lanes(group) * time).minusOne
      left.store(envelope.replacing(with: all(0), where: isOver), group)
      leftSwing.store((envelope * sine).replacing(with: all(0), where: isOver), group)
    }
    return
  }
  var groups = LaneGroups(of: count)
  while let group = groups.advance() {
    let time = age.lanes(group)
    let isOver = time .> end.lanes(group)
    let envelope = ExponentialLanes(-decay.lanes(group) * time).value
    let (sine, cosine) = springTurn(
      time, ageRest.lanes(group), rate.lanes(group), rateRest.lanes(group))
    left.store((envelope * cosine).replacing(with: all(0), where: isOver), group)
    leftSwing.store((envelope * sine).replacing(with: all(0), where: isOver), group)
  }
}

/// Sine and cosine of `(rate + rateRest) × (time + timeRest)`, the rounding of the product made good,
/// so that many turns cost no accuracy.
@inline(always)
func springTurn(
  _ time: Lanes, _ timeRest: Lanes, _ rate: Lanes, _ rateRest: Lanes
) -> (sine: Lanes, cosine: Lanes) {
  let phase = rate * time
  let rest = multiplyAdd(
    rate, timeRest, multiplyAdd(rateRest, time, productError(rate, time, phase)))
  return sineCosine(phase, rest: rest)
}
