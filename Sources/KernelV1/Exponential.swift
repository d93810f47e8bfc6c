/// `exp(y)` taken apart as `scale + scale·rest`, so that `exp(y) − 1` can be had exactly too.
///
/// `scale` is a power of two and `rest` is within 0.42 of 0. Relative error of the exponential at
/// most 2 ULP for `y` in −87...88; outside, `y` is held at these ends.
struct ExponentialLanes {
  var scale: Lanes
  var rest: Lanes

  /// The exponential of `y`.
  @inline(always)
  init(_ y: Lanes) {
    let y = clamp(y, -87, 88)
    let shifted = multiplyAdd(y, all(1.442_695), all(roundingShift))
    let n = shifted - all(roundingShift)
    let r = multiplyAdd(
      n, all(-0.000_764_368_04),
      multiplyAdd(n, all(-0.692_382_812_5), y))
    scale = floats((bits(shifted) &<< 23) &+ (127 &<< 23))
    var series = multiplyAdd(
      r, all(0.001_394_645_1), all(0.008_366_584_8))
    series = multiplyAdd(series, r, all(0.041_666_28))
    series = multiplyAdd(series, r, all(0.166_665_43))
    series = multiplyAdd(series, r, all(0.5))
    rest = multiplyAdd(series, r * r, r)
  }

  /// `exp(y)`.
  @inline(always)
  var value: Lanes { multiplyAdd(scale, rest, scale) }

  /// `exp(y) − 1`, without cancellation near 0.
  @inline(always)
  var minusOne: Lanes { multiplyAdd(scale, rest, scale - all(1)) }
}

/// Added to a float below 2^22 in magnitude, it leaves the nearest integer in the low bits.
@inline(always)
var roundingShift: Float { 12_582_912 }
