package import KernelTypes

/// Measures how strongly each curve bends: what its number of lines follows from.
///
/// Stops at an arc. The measure of a cubic curve is the larger square of its two second differences;
/// that of a quadratic curve is a ninth of its only one's, so that both need the same number of lines
/// at the same measure.
///
/// - Parameters:
///   - cursor: where to start; left at the next arc or behind the last verb.
///   - verbs: a byte a verb, as the raw value of a `PathVerb`.
///   - verbCount: how many verbs there are.
///   - points: the verbs' points, one after the other.
///   - measures: receives a Double a curve, in square path units.
/// - Complexity: O(verbs); 64 bytes and 13 flops a cubic curve.
@inline(never)
package func measureCurves(
  _ cursor: inout FlatteningCursor, verbs: Source, verbCount: Int, points: Source,
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
      measures.store(first < second ? second : first, at: curve)
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
      measures.store((square.x + square.y) * (1 / 9), at: curve)
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

/// Turns measures of bending into numbers of lines: the next whole number from `√(√measure · factor)`.
///
/// Beyond `count` as many places as the widest lanes have are written in both buffers.
///
/// - Parameters:
///   - lines: a measure a curve; receives its number of lines, in 1...`limit`, as a Double.
///   - count: how many curves there are.
///   - factor: 3/4 of the inverse tolerance, in inverse path units.
///   - limit: the largest number of lines.
///   - steps: receives the inverse of the number of lines.
/// - Returns: the sum of the numbers of lines.
/// - Complexity: O(curves); 24 bytes, two square roots and a division a curve.
/// Source: G. Wang, The subdivision method for finding the intersection between two Bézier curves or
/// surfaces, Zhejiang University Journal, 1984.
@inline(never)
package func countCurveLines(
  _ lines: Destination, count: Int, factor: Double, limit: Double, steps: Destination
) -> Double {
  // What is added and taken away again to round to a whole number.
  let whole = every(0x1p52)
  let (one, most) = (every(1), every(limit))
  var sum = every(0)
  lines.store(doubles: sum, at: count)
  var i = 0
  while i < count {
    let needed = (lines.source.doubles(at: i).squareRoot() * every(factor)).squareRoot()
    // What is not a number is not below the limit.
    let bounded = most.replacing(with: needed, where: needed .< most)
    let nearest = (bounded + whole) - whole
    let above = nearest.replacing(with: nearest + one, where: nearest .< bounded)
    let number = above.replacing(with: one, where: above .< one)
    sum += number
    lines.store(doubles: number, at: i)
    steps.store(doubles: one / number, at: i)
    i &+= PointLanes.scalarCount
  }
  var total = 0.0
  for lane in 0..<PointLanes.scalarCount { total += sum[lane] }
  while i > count {
    i &-= 1
    total -= lines.source.double(at: i)
  }
  return total
}

/// Whether any of the Doubles is not a number or larger than `limit` in magnitude.
///
/// - Parameters:
///   - limit: the largest magnitude allowed.
///   - values: what is looked at.
///   - count: how many Doubles there are.
/// - Returns: whether one is out of range.
/// - Complexity: O(count); 8 bytes a Double.
@inline(never)
package func holdsValueBeyond(_ limit: Double, values: Source, count: Int) -> Bool {
  // Magnitudes beyond the limit, and NaN, become a one that stays.
  let (low, high, zero, one) = (every(-limit), every(limit), every(0), every(1))
  var excess = zero
  var i = 0
  while i &+ PointLanes.scalarCount <= count {
    let value = values.doubles(at: i)
    let inside = zero.replacing(with: one, where: (value .>= low) .& (value .<= high))
    excess += one - inside
    i &+= PointLanes.scalarCount
  }
  var sum = 0.0
  for lane in 0..<PointLanes.scalarCount { sum += excess[lane] }
  while i < count {
    let value = values.double(at: i)
    if !(value >= -limit && value <= limit) { sum += 1 }
    i &+= 1
  }
  return sum != 0
}
