/// `exp(y)` taken apart as `scale + scale·rest`, so that `exp(y) − 1` can be had exactly too.
///
/// `scale` is a power of two and `rest` is within 0.42 of 0. Relative error of the exponential at
/// most 2 ULP for `y` in −87...88 (−708...709 in Double); outside, `y` is held at these ends.
struct ExponentialLanes {
  var scale: Lanes
  var rest: Lanes

  /// The exponential of `y`.
  @inline(always)
  init(_ y: Lanes) {
    let y = clamp(y, Precision.exponentRange.low, Precision.exponentRange.high)
    let shifted = multiplyAdd(y, all(1.442_695_040_888_963_4), all(Precision.roundingShift))
    let n = shifted - all(Precision.roundingShift)
    let r = multiplyAdd(
      n, all(-Precision.logarithmOf2.low),
      multiplyAdd(n, all(-Precision.logarithmOf2.high), y))
    let bias = IntegerLanes(repeating: Precision.exponentBias &<< Precision.mantissaBits)
    scale = floats((bits(shifted) &<< IntegerLanes(repeating: Precision.mantissaBits)) &+ bias)
    rest = multiplyAdd(Precision.exponentialTail(r), r * r, r)
  }

  /// `exp(y)`.
  @inline(always)
  var value: Lanes { multiplyAdd(scale, rest, scale) }

  /// `exp(y) − 1`, without cancellation near 0.
  @inline(always)
  var minusOne: Lanes { multiplyAdd(scale, rest, scale - all(1)) }
}
