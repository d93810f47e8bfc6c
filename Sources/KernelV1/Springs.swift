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
///   - out: receives the values.
/// - Complexity: O(count); 32 bytes and about 65 flops an element.
///   Source: closed form of the damped oscillator; error bounds in `SpringBatch`.
@inline(never)
package func springValues(
  at time: Source, decay: Source, rate: Source, rateRest: Source, target: Source,
  displacement: Source, swing: Source, count: Int, into out: Destination
) {
  var groups = LaneGroups(of: count)
  while let group = groups.advance() {
    let motion = SpringLanes(
      time: time.lanes(group), timeRest: all(0), decay: decay.lanes(group),
      rate: rate.lanes(group), rateRest: rateRest.lanes(group))
    let distance = motion.combine(displacement.lanes(group), swing.lanes(group))
    out.store(target.lanes(group) - distance, group)
  }
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
///   - out: receives the velocities, in the value's unit per second.
/// - Complexity: O(count); 28 bytes and about 65 flops an element.
@inline(never)
package func springVelocities(
  at time: Source, decay: Source, rate: Source, rateRest: Source, initialVelocity: Source,
  push: Source, count: Int, into out: Destination
) {
  var groups = LaneGroups(of: count)
  while let group = groups.advance() {
    let motion = SpringLanes(
      time: time.lanes(group), timeRest: all(0), decay: decay.lanes(group),
      rate: rate.lanes(group), rateRest: rateRest.lanes(group))
    out.store(motion.combine(initialVelocity.lanes(group), push.lanes(group)), group)
  }
}

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
    let (sine, cosine) = SpringLanes.turn(
      time, ageRest.lanes(group), rate.lanes(group), rateRest.lanes(group))
    left.store((envelope * cosine).replacing(with: all(0), where: isOver), group)
    leftSwing.store((envelope * sine).replacing(with: all(0), where: isOver), group)
  }
}

/// The three functions of time that every spring's value and velocity are made of.
struct SpringLanes {
  var envelope: Lanes
  var cosine: Lanes
  var sine: Lanes

  /// The functions at `time + timeRest`; see `springValues` for the rest.
  @inline(always)
  init(time: Lanes, timeRest: Lanes, decay: Lanes, rate: Lanes, rateRest: Lanes) {
    envelope = ExponentialLanes(-decay * time).value
    cosine = all(1)
    sine = all(0)
    let overDamped = rate .< all(0)
    if anyLane(rate .>= all(0)) {
      (sine, cosine) = Self.turn(time, timeRest, rate, rateRest)
    }
    if anyLane(overDamped) {
      cosine.replace(with: all(1), where: overDamped)
      sine.replace(with: -ExponentialLanes(rate * time).minusOne, where: overDamped)
    }
  }

  /// Sine and cosine of `(rate + rateRest) × (time + timeRest)`, the rounding of the product made
  /// good, so that many turns cost no accuracy.
  @inline(always)
  static func turn(
    _ time: Lanes, _ timeRest: Lanes, _ rate: Lanes, _ rateRest: Lanes
  ) -> (sine: Lanes, cosine: Lanes) {
    let phase = rate * time
    let rest = multiplyAdd(
      rate, timeRest, multiplyAdd(rateRest, time, productError(rate, time, phase)))
    return sineCosine(phase, rest: rest)
  }

  /// `envelope × (c·cosine + s·sine)`.
  @inline(always)
  func combine(_ c: Lanes, _ s: Lanes) -> Lanes {
    envelope * multiplyAdd(c, cosine, s * sine)
  }
}
