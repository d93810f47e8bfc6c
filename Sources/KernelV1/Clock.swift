package import KernelTypes

/// Time since every animation's start, held at 0 before it.
///
/// Starts and the frame's time are in two parts, a number and what rounding took from it, so that a
/// clock may run for days.
///
/// - Parameters:
///   - starts: start of every element, in seconds.
///   - startRests: what rounding took from the starts.
///   - now: the frame's time, in seconds.
///   - nowRest: what rounding took from it.
///   - count: elements.
///   - age: receives `now − start`, in seconds, rounded once.
///   - ageRest: receives what rounding took from it.
/// - Complexity: O(count); 16 bytes and 11 flops an element.
@inline(never)
package func age(
  since starts: Source, _ startRests: Source, now: Scalar, _ nowRest: Scalar, count: Int,
  into age: Destination, _ ageRest: Destination
) {
  var groups = LaneGroups(of: count)
  while let group = groups.advance() {
    let run = ClockLanes(
      since: starts.lanes(group), startRests.lanes(group), now: now, nowRest)
    let hasBegun = allBits(where: run.time .>= all(0))
    age.store(only(run.time, where: hasBegun), group)
    ageRest.store(only(run.rest, where: hasBegun), group)
  }
}

/// Fraction of its duration that every animation has run, held within 0...1.
///
/// - Parameters:
///   - starts: start of every element, in seconds.
///   - startRests: what rounding took from the starts.
///   - durations: duration of every element, in seconds; 0 or less counts as finished.
///   - now: the frame's time, in seconds.
///   - nowRest: what rounding took from it.
///   - count: elements.
///   - out: receives the fraction, unitless, at most 2 ULP off.
/// - Complexity: O(count); 16 bytes and 4 flops, a division among them, an element.
@inline(never)
package func fraction(
  since starts: Source, _ startRests: Source, durations: Source, now: Scalar, _ nowRest: Scalar,
  count: Int, into out: Destination
) {
  let (now, nowRest) = (all(now), all(nowRest))
  var groups = LaneGroups(of: count)
  while let group = groups.advance() {
    let duration = durations.lanes(group, filler: 1)
    let age = (now - starts.lanes(group)) + (nowRest - startRests.lanes(group))
    let fraction = clamp(age / duration, 0, 1)
    out.store(fraction.replacing(with: all(1), where: duration .<= all(0)), group)
  }
}

/// Where in its cycle every repeating animation stands.
///
/// Cycle `i` lasts from just after `i` periods to the end of period `i + 1`. Of an animation that
/// alternates, every other cycle runs from the end to the start. Past the last cycle an animation
/// stands at its end.
///
/// - Parameters:
///   - starts: start of every element, in seconds.
///   - startRests: what rounding took from the starts.
///   - periods: length of a cycle, in seconds, above 0.
///   - periodRests: what rounding took from the periods.
///   - pauses: time at the beginning of every cycle in which nothing moves, in seconds.
///   - cycles: how many cycles, at least 1; infinite for ever; negative for those that alternate.
///   - now: the frame's time, in seconds.
///   - nowRest: what rounding took from it.
///   - count: elements.
///   - age: receives the time in the cycle past its pause, in seconds, at least 0.
///   - ageRest: receives what rounding took from it.
///   - base: receives what `turn` adds: 1 past the end and in a cycle that runs backwards, else 0.
///   - slope: receives what `turn` multiplies by: 1, −1 in a cycle that runs backwards, 0 past the
///     end.
/// - Complexity: O(count); 40 bytes and about 45 flops an element.
@inline(never)
package func cycle(
  since starts: Source, _ startRests: Source, periods: Source, _ periodRests: Source,
  pauses: Source, cycles: Source, now: Scalar, _ nowRest: Scalar, count: Int,
  into age: Destination, _ ageRest: Destination, base: Destination, slope: Destination
) {
  var groups = LaneGroups(of: count)
  while let group = groups.advance() {
    let run = ClockLanes(since: starts.lanes(group), startRests.lanes(group), now: now, nowRest)
    let period = periods.lanes(group, filler: 1)
    let periodRest = periodRests.lanes(group)
    let signedCycles = cycles.lanes(group, filler: 1)
    let last = magnitude(signedCycles) - all(1)

    // Rounded up less one; an estimate that is one off shows in the rest and is mended.
    var index = -floor(-(run.time / period)) - all(1)
    index = index.replacing(with: all(0), where: index .< all(0))
    index = index.replacing(with: last, where: index .> last)
    var local = run.less(index, times: period, periodRest)
    let isEarly =
      allBits(where: local.time .<= all(0)) & allBits(where: index .> all(0))
    let isLate = allBits(where: local.time .> period) & allBits(where: index .< last)
    index = index + (only(all(1), where: isLate) - only(all(1), where: isEarly))
    local = run.less(index, times: period, periodRest)

    let isOver = allBits(where: local.time .> period)
    let isOdd = allBits(where: index - all(2) * floor(index * all(0.5)) .> all(0.5))
    let isBack = isOdd & allBits(where: signedCycles .< all(0)) & ~isOver
    base.store(only(all(1), where: isOver | isBack), group)
    slope.store(only(all(1) - only(all(2), where: isBack), where: ~isOver), group)

    let moving = local.less(pauses.lanes(group))
    let hasBegun = allBits(where: moving.time .>= all(0))
    age.store(only(moving.time, where: hasBegun), group)
    ageRest.store(only(moving.rest, where: hasBegun), group)
  }
}

/// Progress of repeating animations: `base + slope × progress`, as `cycle` has them.
///
/// - Complexity: O(count); 16 bytes and 2 flops an element.
@inline(never)
package func turn(
  progress: Source, base: Source, slope: Source, count: Int, into out: Destination
) {
  var groups = LaneGroups(of: count)
  while let group = groups.advance() {
    out.store(
      multiplyAdd(slope.lanes(group), progress.lanes(group), base.lanes(group)), group)
  }
}

/// What is left of repeating springs' displacement and swing, as `cycle` has base and slope.
///
/// - Complexity: O(count); 24 bytes and 5 flops an element.
@inline(never)
package func turnMotion(
  left: Source, leftSwing: Source, base: Source, slope: Source, count: Int,
  into out: Destination, _ outSwing: Destination
) {
  var groups = LaneGroups(of: count)
  while let group = groups.advance() {
    let factor = slope.lanes(group)
    let rest = (all(1) - base.lanes(group)) - factor
    out.store(multiplyAdd(factor, left.lanes(group), rest), group)
    outSwing.store(factor * leftSwing.lanes(group), group)
  }
}

/// A time in two parts: a number and what rounding took from it.
struct ClockLanes {
  var time: Lanes
  var rest: Lanes

  /// The sum of two numbers of which the first is the larger, or 0.
  @inline(always)
  init(_ high: Lanes, plus low: Lanes) {
    time = high + low
    rest = low - (time - high)
  }

  /// The time from a start to now.
  @inline(always)
  init(since start: Lanes, _ startRest: Lanes, now: Scalar, _ nowRest: Scalar) {
    let difference = all(now) - start
    let error = differenceError(all(now), start, difference)
    self.init(difference, plus: error + (all(nowRest) - startRest))
  }

  /// The time less `count × (period + periodRest)`.
  @inline(always)
  func less(_ count: Lanes, times period: Lanes, _ periodRest: Lanes) -> ClockLanes {
    let product = count * period
    let error = multiplyAdd(count, periodRest, productError(count, period, product))
    let difference = time - product
    return ClockLanes(
      difference, plus: differenceError(time, product, difference) + (rest - error))
  }

  /// The time less a number.
  @inline(always)
  func less(_ number: Lanes) -> ClockLanes {
    let difference = time - number
    return ClockLanes(difference, plus: differenceError(time, number, difference) + rest)
  }
}
