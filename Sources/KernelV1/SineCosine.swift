/// Sine and cosine of `phase + rest`, in radians, where `rest` is what rounding took from `phase`.
///
/// Absolute error at most 3e-7 (3e-16 in Double), for phases up to 10⁶ (10¹⁴ in Double); beyond, the
/// results stay within −1.1...1.1.
@inline(always)
func sineCosine(_ phase: Lanes, rest: Lanes) -> (sine: Lanes, cosine: Lanes) {
  let shifted = multiplyAdd(
    phase, all(0.636_619_772_367_581_4), all(Precision.roundingShift))
  let n = shifted - all(Precision.roundingShift)
  // The first difference is exact: a multiple of the last place of π/2, and below 1.
  var r = exactDifference(phase, n, all(Precision.halfPi.number))
  r = multiplyAdd(n, all(-Precision.halfPi.rest), r) + rest
  r = clamp(r, -1, 1)

  let z = r * r
  let sine = multiplyAdd(Precision.sineTail(z), z * r, r)
  let cosine = multiplyAdd(
    Precision.cosineTail(z), z * z, multiplyAdd(z, all(-0.5), all(1)))

  // Odd quadrants swap the two: by masks, for the integer comparison is compiled lane by lane.
  let quadrant = bits(shifted)
  let odd = IntegerLanes(repeating: 0) &- (quadrant & IntegerLanes(repeating: 1))
  let swapped = (bits(sine) ^ bits(cosine)) & odd
  let two = IntegerLanes(repeating: 2)
  let toSign = IntegerLanes(repeating: Bits(Bits.bitWidth) &- 2)
  let sineSign = (quadrant & two) &<< toSign
  let cosineSign = ((quadrant &+ IntegerLanes(repeating: 1)) & two) &<< toSign
  return (
    floats(bits(sine) ^ swapped ^ sineSign), floats(bits(cosine) ^ swapped ^ cosineSign)
  )
}
