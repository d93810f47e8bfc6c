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
///   - target: value at rest, in the value's unit.
///   - displacement: distance from the target at time 0, in the value's unit.
///   - swing: coefficient of S, in the value's unit.
///   - count: elements.
///   - out: receives the values.
/// - Complexity: O(count); 28 bytes and about 60 flops an element.
///   Source: closed form of the damped oscillator; error bounds in `SpringBatch`.
@inline(never)
package func springValues(
  at time: Source, decay: Source, rate: Source, target: Source,
  displacement: Source, swing: Source, count: Int, into out: Destination
) {
  var groups = LaneGroups(of: count)
  while let group = groups.advance() {
    let motion = SpringLanes(
      time: time.lanes(group), decay: decay.lanes(group), rate: rate.lanes(group))
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
///   - initialVelocity: velocity at time 0, in the value's unit per second.
///   - push: coefficient of S, in the value's unit per second.
///   - count: elements.
///   - out: receives the velocities, in the value's unit per second.
/// - Complexity: O(count); 24 bytes and about 60 flops an element.
@inline(never)
package func springVelocities(
  at time: Source, decay: Source, rate: Source, initialVelocity: Source,
  push: Source, count: Int, into out: Destination
) {
  var groups = LaneGroups(of: count)
  while let group = groups.advance() {
    let motion = SpringLanes(
      time: time.lanes(group), decay: decay.lanes(group), rate: rate.lanes(group))
    out.store(motion.combine(initialVelocity.lanes(group), push.lanes(group)), group)
  }
}

/// The three functions of time that every spring's value and velocity are made of.
struct SpringLanes {
  var envelope: Lanes
  var cosine: Lanes
  var sine: Lanes

  /// The functions at `time`; see `springValues` for `decay` and `rate`.
  @inline(always)
  init(time: Lanes, decay: Lanes, rate: Lanes) {
    envelope = ExponentialLanes(-decay * time).value
    cosine = all(1)
    sine = all(0)
    let overDamped = rate .< all(0)
    let phase = rate * time
    if anyLane(rate .>= all(0)) {
      (sine, cosine) = sineCosine(phase)
    }
    if anyLane(overDamped) {
      cosine.replace(with: all(1), where: overDamped)
      sine.replace(with: -ExponentialLanes(phase).minusOne, where: overDamped)
    }
  }

  /// `envelope × (c·cosine + s·sine)`.
  @inline(always)
  func combine(_ c: Lanes, _ s: Lanes) -> Lanes {
    envelope * multiplyAdd(c, cosine, s * sine)
  }
}
