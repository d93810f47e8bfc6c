/// Sine and cosine of `phase`, in radians.
///
/// Absolute error at most 1.5e-7 plus the rounding of the phase itself (6e-8 of it). Beyond 6.5e6
/// the phase is coarser than a turn can bear; the results stay within −1.1...1.1.
@inline(always)
func sineCosine(_ phase: Lanes) -> (sine: Lanes, cosine: Lanes) {
  let shifted = multiplyAdd(phase, all(0.636_619_8), all(roundingShift))
  let n = shifted - all(roundingShift)
  var r = multiplyAdd(n, all(-1.570_312_5), phase)
  r = multiplyAdd(n, all(-0.000_483_512_88), r)
  r = multiplyAdd(n, all(-3.139_164_7e-7), r)
  r = clamp(r, -0.8, 0.8)

  let z = r * r
  var sine = multiplyAdd(
    z, all(-0.000_195_172_34), all(0.008_332_178))
  sine = multiplyAdd(sine, z, all(-0.166_666_55))
  sine = multiplyAdd(sine, z * r, r)
  var cosine = multiplyAdd(
    z, all(0.000_024_438_378), all(-0.001_388_736_7))
  cosine = multiplyAdd(cosine, z, all(0.041_666_646))
  cosine = multiplyAdd(cosine, z * z, multiplyAdd(z, all(-0.5), all(1)))

  // Odd quadrants swap the two: by masks, for the integer comparison is compiled lane by lane.
  let quadrant = bits(shifted)
  let odd = IntegerLanes(repeating: 0) &- (quadrant & 1)
  let swapped = (bits(sine) ^ bits(cosine)) & odd
  let sineSign = (quadrant & 2) &<< 30
  let cosineSign = ((quadrant &+ 1) & 2) &<< 30
  return (
    floats(bits(sine) ^ swapped ^ sineSign), floats(bits(cosine) ^ swapped ^ cosineSign)
  )
}
