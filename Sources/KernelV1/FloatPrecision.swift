/// What the kernels' functions need to know about 32-bit numbers.
enum Precision {
  /// Added to a number below 2^22 in magnitude, it leaves the nearest integer in the low bits.
  @inline(always)
  static var roundingShift: Scalar { 12_582_912 }
  /// Numbers from here on have no fraction.
  @inline(always)
  static var wholeFrom: Scalar { 0x1p22 }
  /// Multiplied, it splits a number into two halves whose products are exact.
  @inline(always)
  static var splitter: Scalar { 4097 }

  @inline(always)
  static var mantissaBits: Bits { 23 }
  @inline(always)
  static var exponentBias: Bits { 127 }
  /// Ends of the exponents that `ExponentialLanes` bears.
  @inline(always)
  static var exponentRange: (low: Scalar, high: Scalar) { (-87, 88) }
  /// `ln 2` in two parts, of which multiples of the first are exact.
  @inline(always)
  static var logarithmOf2: (high: Scalar, low: Scalar) { (0.692_382_812_5, 0.000_764_368_04) }
  /// `π/2` as a number and what rounding took from it.
  @inline(always)
  static var halfPi: (number: Scalar, rest: Scalar) { (0x1.921fb6p0, -4.371_139_0e-8) }

  /// `(exp(r) − 1 − r) / r²` for `r` within 0.35 of 0.
  @inline(always)
  static func exponentialTail(_ r: Lanes) -> Lanes {
    var series = multiplyAdd(r, all(0.001_394_645_1), all(0.008_366_584_8))
    series = multiplyAdd(series, r, all(0.041_666_28))
    series = multiplyAdd(series, r, all(0.166_665_43))
    return multiplyAdd(series, r, all(0.5))
  }

  /// `(sin(r) − r) / r³` for `z = r²`, `r` within 0.95 of 0.
  @inline(always)
  static func sineTail(_ z: Lanes) -> Lanes {
    let series = multiplyAdd(z, all(-0.000_195_172_34), all(0.008_332_178))
    return multiplyAdd(series, z, all(-0.166_666_55))
  }

  /// `(cos(r) − 1 + r²/2) / r⁴` for `z = r²`, `r` within 0.95 of 0.
  @inline(always)
  static func cosineTail(_ z: Lanes) -> Lanes {
    let series = multiplyAdd(z, all(0.000_024_438_378), all(-0.001_388_736_7))
    return multiplyAdd(series, z, all(0.041_666_646))
  }

  /// Halley steps that bring most cubic-bezier curves within the tolerance.
  @inline(always)
  static var halleySteps: Int { 3 }
  /// Error in x below which a lane is done: 3 ULP of 1, the noise of the polynomial itself.
  @inline(always)
  static var tolerance: Scalar { 4e-7 }
  /// Keeps Halley's divisor above 0 where slope and error vanish together.
  @inline(always)
  static var halleyFloor: Scalar { 1e-9 }
  /// Keeps Laguerre's step small where slope and bend vanish together.
  @inline(always)
  static var laguerreFloor: Scalar { 1e-4 }
  /// Laguerre steps at most.
  @inline(always)
  static var laguerreSteps: Int { 4 }
}
