package import KernelTypes

/// Progress of a cubic-bezier timing curve, a different curve for every element.
///
/// The x polynomial is inverted by iteration. The start is the Möbius function through the curve's
/// points at 0, 1/2 and 1. Three Halley steps reach an x error of 4e-7 on
/// all but one random curve in 2000. Lanes that miss it (vertical ends, triple roots) go on with
/// Laguerre's method, which closes in on double and triple roots as fast as others do on simple
/// ones.
///
/// - Parameters:
///   - x: fraction of the duration of every element, unitless; held within 0...1.
///   - x1: first control point's x, in 0...1.
///   - y1: first control point's y, any finite value.
///   - x2: second control point's x, in 0...1.
///   - y2: second control point's y, any finite value.
///   - count: elements.
///   - out: receives the progress, unitless; exactly 0 and 1 at the ends, NaN for NaN.
/// - Complexity: O(count); 24 bytes and about 95 flops an element, 4 divisions among them.
///   Source: CSS Easing Functions Level 2, section 2.2; error bounds in `BezierBatch`.
@inline(never)
package func bezierProgress(
  at x: Source, x1: Source, y1: Source, x2: Source, y2: Source, count: Int, into out: Destination
) {
  var next = 0
  while next &+ 2 &* Lanes.scalarCount <= count {
    let first = LaneGroup.whole(at: next)
    let second = LaneGroup.whole(at: next &+ Lanes.scalarCount)
    let roots = BezierRoots(x.lanes(first), x1.lanes(first), x2.lanes(first))
    let others = BezierRoots(x.lanes(second), x1.lanes(second), x2.lanes(second))
    // A step waits for the one before: two groups at a time keep the CPU busy.
    var (t, other) = (roots.start, others.start)
    for _ in 1..<Precision.halleySteps {
      t = roots.step(from: t)
      other = others.step(from: other)
    }
    t = roots.lastStep(from: t)
    other = others.lastStep(from: other)
    out.store(roots.progress(at: t, y1.lanes(first), y2.lanes(first)), first)
    out.store(others.progress(at: other, y1.lanes(second), y2.lanes(second)), second)
    next &+= 2 &* Lanes.scalarCount
    if anyLane(roots.misses(t) | others.misses(other)) {
      bezierRest(first.start, x, x1, y1, x2, y2, next, out)
    }
  }
  bezierRest(next, x, x1, y1, x2, y2, count, out)
}

/// The progress of the elements from `start` on, all the way to the tolerance.
///
/// It also does over the pairs of groups that miss it. Out of line, and without a vector handed over,
/// for that would be taken apart into registers of 16 bytes.
@inline(never)
func bezierRest(
  _ start: Int, _ x: Source, _ x1: Source, _ y1: Source, _ x2: Source, _ y2: Source, _ count: Int,
  _ out: Destination
) {
  var groups = LaneGroups(from: start, of: count)
  while let group = groups.advance() {
    let (p1, p2) = (x1.lanes(group), x2.lanes(group))
    let roots = BezierRoots(x.lanes(group), p1, p2)
    var t = roots.start
    for _ in 1..<Precision.halleySteps { t = roots.step(from: t) }
    t = settle(roots.lastStep(from: t), roots.target, p1, p2)
    out.store(roots.progress(at: t, y1.lanes(group), y2.lanes(group)), group)
  }
}

/// Where curves reach a fraction of their duration, and what they have come to there.
private struct BezierRoots {
  /// The fraction, held within 0...1.
  let target: Lanes
  /// The x polynomials.
  let curve: CubicLanes
  /// Where the Möbius functions through the curves' points at 0, 1/2 and 1 reach the target.
  let start: Lanes

  @inline(always)
  init(_ x: Lanes, _ p1: Lanes, _ p2: Lanes) {
    target = clamp(x, 0, 1)
    curve = CubicLanes(p1, p2)
    let middle = multiplyAdd(p1 + p2, all(0.375), all(0.125))
    let near = multiplyAdd(-middle, target, target)
    start = near / multiplyAdd(middle, all(1) - target, near)
  }

  @inline(always)
  func step(from t: Lanes) -> Lanes {
    curve.halleyStep(from: t, towards: target)
  }

  /// A step, held within 0...1: it may end just outside, where the curve would overshoot.
  @inline(always)
  func lastStep(from t: Lanes) -> Lanes {
    clamp(step(from: t), 0, 1)
  }

  /// All bits set where the error at `t` is above the tolerance.
  @inline(always)
  func misses(_ t: Lanes) -> IntegerLanes {
    allBits(
      where: magnitude(curve.error(at: t, from: target)) .> all(Precision.tolerance))
  }

  /// What the curves with the control values `p1` and `p2` have come to at `t`.
  @inline(always)
  func progress(at t: Lanes, _ p1: Lanes, _ p2: Lanes) -> Lanes {
    CubicLanes(p1, p2).value(at: t)
      .replacing(with: all(0), where: target .<= all(0))
      .replacing(with: all(1), where: target .>= all(1))
  }
}

/// Takes the lanes that miss the tolerance on to it by Laguerre steps; out of line,
/// for few lanes need it.
@inline(never)
func settle(_ start: Lanes, _ target: Lanes, _ p1: Lanes, _ p2: Lanes) -> Lanes {
  let curve = CubicLanes(p1, p2)
  var t = start
  for _ in 0..<Precision.laguerreSteps {
    let rough = magnitude(curve.error(at: t, from: target)) .> all(Precision.tolerance)
    if !anyLane(rough) { break }
    t = t.replacing(with: curve.laguerreStep(from: t, towards: target), where: rough)
  }
  return t
}

/// One coordinate of cubic curves from 0 to 1 as polynomials `((a·t + b)·t + c)·t`.
struct CubicLanes {
  var a: Lanes
  var b: Lanes
  var c: Lanes
  /// `3·a` and `2·b`, which every derivative needs.
  var a3: Lanes
  var b2: Lanes

  /// The polynomials of the control values `p1` and `p2`.
  @inline(always)
  init(_ p1: Lanes, _ p2: Lanes) {
    c = all(3) * p1
    b = multiplyAdd(p2 - p1, all(3), -c)
    a = (all(1) - c) - b
    a3 = all(3) * a
    b2 = b + b
  }

  /// Value at `t`.
  @inline(always)
  func value(at t: Lanes) -> Lanes {
    multiplyAdd(multiplyAdd(a, t, b), t, c) * t
  }

  /// Value at `t` less `target`.
  @inline(always)
  func error(at t: Lanes, from target: Lanes) -> Lanes {
    multiplyAdd(multiplyAdd(multiplyAdd(a, t, b), t, c), t, -target)
  }

  /// First derivative at `t`.
  @inline(always)
  func slope(at t: Lanes) -> Lanes {
    multiplyAdd(multiplyAdd(a3, t, b2), t, c)
  }

  /// Half the second derivative at `t`.
  @inline(always)
  func bend(at t: Lanes) -> Lanes {
    multiplyAdd(a3, t, b)
  }

  /// One Halley step towards the `t` at which the value is `target`.
  ///
  /// The divisor is above 0 for every curve that does not run backwards; the floor keeps it there
  /// where slope and error vanish together.
  @inline(always)
  func halleyStep(from t: Lanes, towards target: Lanes) -> Lanes {
    let (error, slope) = (error(at: t, from: target), slope(at: t))
    let divisor = multiplyAdd(
      slope, slope, multiplyAdd(-error, bend(at: t), all(Precision.halleyFloor)))
    return t - error * slope / divisor
  }

  /// One Laguerre step towards the `t` at which the value is `target`, held within 0...1.
  ///
  /// The discriminant is taken without its sign and a floor is added to the divisor: where slope
  /// and bend vanish together, rounding noise then moves `t` only where the value does not move.
  @inline(always)
  func laguerreStep(from t: Lanes, towards target: Lanes) -> Lanes {
    let (error, slope) = (error(at: t, from: target), slope(at: t))
    let discriminant = multiplyAdd(all(-12) * error, bend(at: t), all(4) * slope * slope)
    let divisor =
      magnitude(slope) + magnitude(discriminant).squareRoot() + all(Precision.laguerreFloor)
    return clamp(t - all(3) * error / divisor, 0, 1)
  }
}
