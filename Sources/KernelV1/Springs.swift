package import KernelTypes

/// Values of springs in any damping regime, each element with coefficients and a time of its own.
///
/// With `e = exp(−decay·t)` the value is `target − e·(displacement·C + swing·S)`, where C, S are
/// `cos(rate·t)`, `sin(rate·t)` for a rate of 0 or more and `1`, `1 − exp(rate·t)` for a negative
/// rate, which marks an over-damped spring. Neither form cancels near critical damping.
///
/// - Parameters:
///   - time: time since every element's start, in seconds; negative runs backwards.
///   - decay: rate of the envelope, per second, at least 0.
///   - rate: angular rate in rad/s, or minus the gap of an over-damped spring's rates, per second.
///   - rateRest: what rounding took from the rate.
///   - target: value at rest, in the value's unit.
///   - displacement: distance from the target at time 0, in the value's unit.
///   - swing: coefficient of S, in the value's unit.
///   - count: elements.
///   - isMixed: whether a rate may be negative; else none is, and the other form is left out.
///   - out: receives the values.
/// - Complexity: O(count); 32 bytes and about 65 flops an element.
///   Source: closed form of the damped oscillator; error bounds in `SpringBatch`.
@inline(never)
package func springValues(
  at time: Source, decay: Source, rate: Source, rateRest: Source, target: Source,
  displacement: Source, swing: Source, count: Int, isMixed: Bool, into out: Destination
) {
  let springs = SpringSources(
    time: time, decay: decay, rate: rate, rateRest: rateRest, c: displacement, s: swing)
  var groups = LaneGroups(of: count)
  if isMixed {
    while let group = groups.advanceWhole() {
      out.store(target.lanes(group) - springs.mixedLanes(group), group)
    }
  } else {
    while let group = groups.advanceWhole() {
      out.store(target.lanes(group) - springs.underDampedLanes(group), group)
    }
  }
  springsRest(springs, target: target, &groups, into: out)
}

/// Velocities of springs: `e·(initialVelocity·C + push·S)`, with C, S and `e` of `springValues`.
///
/// - Parameters:
///   - time: time since every element's start, in seconds.
///   - decay: rate of the envelope, per second.
///   - rate: as in `springValues`.
///   - rateRest: as in `springValues`.
///   - initialVelocity: velocity at time 0, in the value's unit per second.
///   - push: coefficient of S, in the value's unit per second.
///   - count: elements.
///   - isMixed: as in `springValues`.
///   - out: receives the velocities, in the value's unit per second.
/// - Complexity: O(count); 28 bytes and about 65 flops an element.
@inline(never)
package func springVelocities(
  at time: Source, decay: Source, rate: Source, rateRest: Source, initialVelocity: Source,
  push: Source, count: Int, isMixed: Bool, into out: Destination
) {
  let springs = SpringSources(
    time: time, decay: decay, rate: rate, rateRest: rateRest, c: initialVelocity, s: push)
  var groups = LaneGroups(of: count)
  if isMixed {
    while let group = groups.advanceWhole() { out.store(springs.mixedLanes(group), group) }
  } else {
    while let group = groups.advanceWhole() { out.store(springs.underDampedLanes(group), group) }
  }
  springsRest(springs, target: nil, &groups, into: out)
}

/// The groups that are left, out of line: beside the loops of whole groups theirs would be compiled
/// with calls.
@inline(never)
func springsRest(
  _ springs: SpringSources, target: Source?, _ groups: inout LaneGroups, into out: Destination
) {
  while let group = groups.advance() {
    let lanes = springs.mixedLanes(group)
    if let target {
      out.store(target.lanes(group) - lanes, group)
    } else {
      out.store(lanes, group)
    }
  }
}

/// What values and velocities of springs are made of: `e·(c·C + s·S)`; see `springValues`.
struct SpringSources {
  let time: Source
  let decay: Source
  let rate: Source
  let rateRest: Source
  let c: Source
  let s: Source

  /// The group's results, where none is over-damped.
  @inline(always)
  func underDampedLanes(_ group: LaneGroup) -> Lanes {
    let time = time.lanes(group)
    let (sine, cosine) = springTurn(time, all(0), rate.lanes(group), rateRest.lanes(group))
    return envelope(time, group) * multiplyAdd(c.lanes(group), cosine, s.lanes(group) * sine)
  }

  /// The group's results in any regime.
  ///
  /// Both forms are computed for all lanes, the same as `underDampedLanes` for those that are.
  @inline(always)
  func mixedLanes(_ group: LaneGroup) -> Lanes {
    let (time, rate) = (time.lanes(group), rate.lanes(group))
    var (sine, cosine) = springTurn(time, all(0), rate, rateRest.lanes(group))
    let overDamped = allBits(where: rate .< all(0))
    cosine = choose(all(1), cosine, where: overDamped)
    sine = choose(-ExponentialLanes(rate * time).minusOne, sine, where: overDamped)
    return envelope(time, group) * multiplyAdd(c.lanes(group), cosine, s.lanes(group) * sine)
  }

  @inline(always)
  private func envelope(_ time: Lanes, _ group: LaneGroup) -> Lanes {
    ExponentialLanes(-decay.lanes(group) * time).value
  }
}
