/// What the kernels' functions need to know about 64-bit numbers.
///
/// Source of the constants of sine, cosine and the parts of `ln 2`: fdlibm, 1993.
enum Precision {
  /// Added to a number below 2^51 in magnitude, it leaves the nearest integer in the low bits.
  @inline(always)
  static var roundingShift: Scalar { 0x1.8p52 }
  /// Numbers from here on have no fraction.
  @inline(always)
  static var wholeFrom: Scalar { 0x1p51 }
  /// Multiplied, it splits a number into two halves whose products are exact.
  @inline(always)
  static var splitter: Scalar { 134_217_729 }

  @inline(always)
  static var mantissaBits: Bits { 52 }
  @inline(always)
  static var exponentBias: Bits { 1023 }
  /// Ends of the exponents that `ExponentialLanes` bears.
  @inline(always)
  static var exponentRange: (low: Scalar, high: Scalar) { (-708, 709) }
  /// `ln 2` in two parts, of which multiples of the first are exact.
  @inline(always)
  static var logarithmOf2: (high: Scalar, low: Scalar) {
    (6.931_471_803_691_238_164_90e-01, 1.908_214_929_270_587_700_02e-10)
  }
  /// `π/2` as a number and what rounding took from it.
  @inline(always)
  static var halfPi: (number: Scalar, rest: Scalar) {
    (0x1.921fb54442d18p0, 6.123_233_995_736_766e-17)
  }

  /// `(exp(r) − 1 − r) / r²` for `r` within 0.35 of 0: the series to `r¹¹`.
  @inline(always)
  static func exponentialTail(_ r: Lanes) -> Lanes {
    var series = multiplyAdd(r, all(1 / 6_227_020_800), all(1 / 479_001_600))
    series = multiplyAdd(series, r, all(1 / 39_916_800))
    series = multiplyAdd(series, r, all(1 / 3_628_800))
    series = multiplyAdd(series, r, all(1 / 362_880))
    series = multiplyAdd(series, r, all(1 / 40_320))
    series = multiplyAdd(series, r, all(1 / 5040))
    series = multiplyAdd(series, r, all(1 / 720))
    series = multiplyAdd(series, r, all(1 / 120))
    series = multiplyAdd(series, r, all(1 / 24))
    series = multiplyAdd(series, r, all(1 / 6))
    return multiplyAdd(series, r, all(0.5))
  }

  /// `(sin(r) − r) / r³` for `z = r²`, `r` within 0.8 of 0.
  @inline(always)
  static func sineTail(_ z: Lanes) -> Lanes {
    var series = multiplyAdd(
      z, all(1.589_690_995_211_550_102_21e-10), all(-2.505_076_025_340_686_341_95e-08))
    series = multiplyAdd(series, z, all(2.755_731_370_707_006_767_89e-06))
    series = multiplyAdd(series, z, all(-1.984_126_982_985_794_931_34e-04))
    series = multiplyAdd(series, z, all(8.333_333_333_322_489_461_24e-03))
    return multiplyAdd(series, z, all(-1.666_666_666_666_663_243_48e-01))
  }

  /// `(cos(r) − 1 + r²/2) / r⁴` for `z = r²`, `r` within 0.8 of 0.
  @inline(always)
  static func cosineTail(_ z: Lanes) -> Lanes {
    var series = multiplyAdd(
      z, all(-1.135_964_755_778_819_482_65e-11), all(2.087_572_321_298_174_827_90e-09))
    series = multiplyAdd(series, z, all(-2.755_731_435_139_066_330_35e-07))
    series = multiplyAdd(series, z, all(2.480_158_728_947_672_941_78e-05))
    series = multiplyAdd(series, z, all(-1.388_888_888_887_410_957_49e-03))
    return multiplyAdd(series, z, all(4.166_666_666_666_660_190_37e-02))
  }

  /// Halley steps that bring most cubic-bezier curves within the tolerance.
  @inline(always)
  static var halleySteps: Int { 4 }
  /// Error in x below which a lane is done: a few ULP of 1, the noise of the polynomial itself.
  @inline(always)
  static var tolerance: Scalar { 2e-15 }
  /// Keeps Halley's divisor above 0 where slope and error vanish together.
  @inline(always)
  static var halleyFloor: Scalar { 1e-18 }
  /// Keeps Laguerre's step small where slope and bend vanish together.
  @inline(always)
  static var laguerreFloor: Scalar { 1e-9 }
  /// Laguerre steps at most.
  @inline(always)
  static var laguerreSteps: Int { 8 }
}
