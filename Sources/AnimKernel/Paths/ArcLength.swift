/// The length along a curve as the integral of its speed, and the way back.
enum ArcLength {
  /// Half of the abscissas of Gauss and Legendre's rule of eight points on -1...1, with weights.
  private static let rule = (
    SIMD4(0.1834346424956498, 0.525532409916329, 0.7966664774136267, 0.9602898564975362),
    SIMD4(0.362683783378362, 0.31370664587788744, 0.22238103445337443, 0.10122853629037669)
  )

  /// The absolute value of the integral of `speed`, which is nowhere negative.
  ///
  /// Halves an interval until the halves agree with the whole; at a cusp the speed has a kink, so
  /// that each halving there gains a factor of four.
  static func integral(
    from start: Double, to end: Double, speed: (Double) -> Double
  ) -> Double {
    let whole = gauss(start, end, speed)
    return abs(refined(start, end, whole, tolerance: abs(whole) * 1e-11, depth: 0, speed))
  }

  /// The parameter in 0...1 up to which the integral of `speed` from 0 is `length`.
  ///
  /// Newton's steps, held inside an interval that shrinks with each of them; where a step leaves it,
  /// as at a cusp, the interval is halved.
  ///
  /// - Parameters:
  ///   - length: the length wanted; below 0 gives 0, above `total` gives 1.
  ///   - total: the integral over 0...1.
  ///   - speed: the curve's speed, nowhere negative.
  /// - Returns: the parameter; the length up to it is within 1e-11 of `total` of the one wanted.
  static func parameter(
    at length: Double, of total: Double, speed: (Double) -> Double
  ) -> Double {
    guard length > 0 else { return 0 }
    guard length < total else { return 1 }
    var (low, lengthAtLow, high) = (0.0, 0.0, 1.0)
    var t = length / total
    // 53 halvings exhaust a Double; Newton needs about five steps.
    for _ in 0..<64 {
      let reached = lengthAtLow + integral(from: low, to: t, speed: speed)
      let excess = reached - length
      if abs(excess) <= 1e-14 * total { return t }
      if excess < 0 { (low, lengthAtLow) = (t, reached) } else { high = t }
      let next = t - excess / speed(t)
      let last = t
      t = next > low && next < high ? next : (low + high) / 2
      if t == last || t <= low || t >= high { return t }
    }
    return t
  }

  private static func refined(
    _ start: Double, _ end: Double, _ whole: Double, tolerance: Double, depth: Int,
    _ speed: (Double) -> Double
  ) -> Double {
    let middle = (start + end) / 2
    let (left, right) = (gauss(start, middle, speed), gauss(middle, end, speed))
    // Not finite, or as fine as Doubles allow: what there is is the answer.
    guard abs(left + right - whole) > tolerance, depth < 40 else { return left + right }
    return refined(start, middle, left, tolerance: tolerance, depth: depth + 1, speed)
      + refined(middle, end, right, tolerance: tolerance, depth: depth + 1, speed)
  }

  private static func gauss(
    _ start: Double, _ end: Double, _ speed: (Double) -> Double
  ) -> Double {
    let (middle, half) = ((start + end) / 2, (end - start) / 2)
    var sum = 0.0
    for index in 0..<4 {
      let offset = half * rule.0[index]
      sum += rule.1[index] * (speed(middle - offset) + speed(middle + offset))
    }
    return half * sum
  }
}
