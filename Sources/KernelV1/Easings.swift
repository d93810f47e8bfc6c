package import KernelTypes

/// Progress of circular curves, each of its own kind.
///
/// A kind is 0 for ease-in `1 − √(1 − x²)`, 1 for ease-out `√(x·(2 − x))`, 2 for ease-in-out (two
/// quadrants of half the size) and 3 for its inverse.
///
/// - Parameters:
///   - x: fraction of every element's duration, in 0...1.
///   - kinds: kind of every element.
///   - count: elements.
///   - out: receives the progress, unitless, at most 2 ULP of 1 off; exactly 0 and 1 at the ends.
/// - Complexity: O(count); 12 bytes and about 15 flops an element, a root and a division among them.
@inline(never)
package func circularProgress(
  at x: Source, kinds: Source, count: Int, into out: Destination
) {
  var groups = LaneGroups(of: count)
  while let group = groups.advance() {
    let (x, kind) = (x.lanes(group), kinds.lanes(group))
    let isDouble = kind .>= all(2)
    let isSecond = isDouble .& (x .>= all(0.5))
    var place = x.replacing(with: x + x, where: isDouble)
    place = place.replacing(with: place - all(1), where: isSecond)
    // The second half of ease-in-out is an ease-out, and the other way round.
    let isOut =
      (kind .== all(1)) .| ((kind .== all(2)) .& isSecond)
      .| ((kind .== all(3)) .& (x .< all(0.5)))
    let leg = place.replacing(with: all(1) - place, where: isOut)
    let height = (all(1) - leg) * (all(1) + leg)
    let quadrant = leg * leg / (all(1) + height.squareRoot())
    let value = quadrant.replacing(with: all(1) - quadrant, where: isOut)
    let half = value * all(0.5)
    let halved = half.replacing(with: half + all(0.5), where: isSecond)
    out.store(value.replacing(with: halved, where: isDouble), group)
  }
}

/// Height of staircases, each of its own.
///
/// - Parameters:
///   - x: fraction of every element's duration, in 0...1.
///   - intervals: intervals of equal length, at least 1.
///   - firsts: steps that are taken at 0: 0 or 1.
///   - jumps: steps in all, at least 1.
///   - count: elements.
///   - out: receives `(⌊x × intervals⌋ + first) / jumps`, at most 1; the rounding of the product may
///     take a step 1 ULP of `x` early or late.
/// - Complexity: O(count); 20 bytes and about 8 flops an element, a division among them.
@inline(never)
package func stepsProgress(
  at x: Source, intervals: Source, firsts: Source, jumps: Source, count: Int,
  into out: Destination
) {
  var groups = LaneGroups(of: count)
  while let group = groups.advance() {
    let jumps = jumps.lanes(group, filler: 1)
    let step = floor(x.lanes(group) * intervals.lanes(group)) + firsts.lanes(group)
    out.store(step.replacing(with: jumps, where: step .> jumps) / jumps, group)
  }
}
