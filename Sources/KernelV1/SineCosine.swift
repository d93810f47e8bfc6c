/// Sine and cosine of `phase + rest`, in radians, where `rest` is what rounding took from `phase`.
///
/// Absolute error at most 1.5e-7 (1e-15 in Double), for phases up to 6.5e6 (1.6e6 in Double);
/// beyond, the results stay within −1.1...1.1.
@inline(always)
func sineCosine(_ phase: Lanes, rest: Lanes) -> (sine: Lanes, cosine: Lanes) {
  let shifted = multiplyAdd(
    phase, all(0.636_619_772_367_581_4), all(Precision.roundingShift))
  let n = shifted - all(Precision.roundingShift)
  var r = multiplyAdd(n, all(-Precision.halfPi.high), phase)
  r = multiplyAdd(n, all(-Precision.halfPi.middle), r)
  r = multiplyAdd(n, all(-Precision.halfPi.low), r) + rest
  r = clamp(r, -0.8, 0.8)

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
