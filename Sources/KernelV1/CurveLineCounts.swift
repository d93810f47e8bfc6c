package import KernelTypes

/// Measures how strongly each curve bends: the fourth power of its number of lines, not yet whole.
///
/// Stops at an arc. It is the square of the larger second difference of a cubic curve's control
/// points, and a ninth of the square of a quadratic curve's only one, times a factor.
///
/// - Parameters:
///   - cursor: where to start; left at the next arc or behind the last verb.
///   - verbs: a byte a verb, the raw value of a `PathVerb`.
///   - verbCount: how many verbs there are.
///   - points: the verbs' points, one after the other.
///   - factor: the square of 3/4 of the inverse tolerance, in inverse square path units.
///   - measures: receives a Float a curve, unitless, at most 2⁶⁴: what is not a number is that.
/// - Complexity: O(verbs); 64 bytes and 14 flops a cubic curve.
/// Source: G. Wang, The subdivision method for finding the intersection between two Bézier curves or
/// surfaces, Zhejiang University Journal, 1984.
@inline(never)
package func measureCurves(
  _ cursor: inout FlatteningCursor, verbs: Source, verbCount: Int, points: Source, factor: Double,
  into measures: Destination
) {
  var (verb, point, current) = (cursor.verb, cursor.point, cursor.current)
  var (start, curve) = (cursor.start, cursor.curve)
  while verb < verbCount {
    let code = verbs.byte(at: verb)
    if code == VerbCode.cubic {
      let inner = points.pair(at: point)
      let bend =
        pair(points.point(at: current), points.point(at: point)) - (inner + inner)
        + points.pair(at: point &+ 1)
      let square = bend * bend
      let (first, second) = (square.x + square.y, square.z + square.w)
      measures.store(measure(first < second ? second : first, factor), at: curve)
      curve &+= 1
      point &+= 3
      current = point &- 1
    } else if code == VerbCode.line {
      current = point
      point &+= 1
    } else if code == VerbCode.quad {
      let control = points.point(at: point)
      let bend =
        points.point(at: current) - (control + control) + points.point(at: point &+ 1)
      let square = bend * bend
      measures.store(measure((square.x + square.y) * (1 / 9), factor), at: curve)
      curve &+= 1
      point &+= 2
      current = point &- 1
    } else if code == VerbCode.move {
      current = point
      start = point
      point &+= 1
    } else if code == VerbCode.close {
      current = start
    } else {
      break
    }
    verb &+= 1
  }
  (cursor.verb, cursor.point, cursor.current) = (verb, point, current)
  (cursor.start, cursor.curve) = (start, curve)
}

/// A square times a factor, held to what has a fourth root that is small.
@inline(always)
private func measure(_ square: Double, _ factor: Double) -> Float {
  let product = square * factor
  return Float(product < 0x1p64 ? product : 0x1p64)
}

/// Turns measures of bending into numbers of lines: the next whole number from the fourth root.
///
/// Beyond `count` as many places as the widest lanes have are written.
///
/// - Parameters:
///   - lines: a measure a curve; receives its number of lines, a whole one in 1...65536.
///   - count: how many curves there are.
/// - Returns: the sum of the numbers of lines.
/// - Complexity: O(curves); 8 bytes and two square roots a curve.
@inline(never)
package func countCurveLines(_ lines: Destination, count: Int) -> Double {
  // What is added and taken away again to round to a whole number.
  let whole = all(0x1p23)
  lines.store(all(0), at: count)
  var total = 0.0
  var i = 0
  while i < count {
    // Sums of 256 numbers are exact.
    let end = count &- i < 256 &* Lanes.scalarCount ? count : i &+ 256 &* Lanes.scalarCount
    var sum = all(0)
    while i < end {
      let root = lines.source.lanes(at: i).squareRoot().squareRoot()
      let nearest = (root + whole) - whole
      let above = nearest.replacing(with: nearest + all(1), where: nearest .< root)
      let number = above.replacing(with: all(1), where: above .< all(1))
      sum += number
      lines.store(number, at: i)
      i &+= Lanes.scalarCount
    }
    for lane in 0..<Lanes.scalarCount { total += Double(sum[lane]) }
  }
  // Each place behind the last curve, a measure of 0, was counted as one line.
  return total - Double(i &- count)
}

/// Whether any of the Doubles is not a number or larger than `limit` in magnitude.
///
/// - Parameters:
///   - limit: the largest magnitude allowed, finite and at least 0.
///   - values: what is looked at.
///   - count: how many Doubles there are.
/// - Returns: whether one is out of range.
/// - Complexity: O(count); 8 bytes a Double.
@inline(never)
package func holdsValueBeyond(_ limit: Double, values: Source, count: Int) -> Bool {
  // Bit patterns without their signs are ordered as the magnitudes are, NaN above all: what the limit
  // falls short of turns the difference negative.
  let most = BitLanes(repeating: Int64(bitPattern: limit.bitPattern))
  let magnitude = BitLanes(repeating: Int64.max)
  var excess = BitLanes(repeating: 0)
  var i = 0
  while i &+ BitLanes.scalarCount <= count {
    excess |= most &- (values.bits(at: i) & magnitude)
    i &+= BitLanes.scalarCount
  }
  var rest: Int64 = 0
  for lane in 0..<BitLanes.scalarCount { rest |= excess[lane] }
  while i < count {
    rest |=
      Int64(bitPattern: limit.bitPattern)
      &- (Int64(bitPattern: values.double(at: i).bitPattern) & Int64.max)
    i &+= 1
  }
  return rest < 0
}
