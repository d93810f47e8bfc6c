package import KernelTypes

/// How many lines all curves of a path become: of each the next whole number from the fourth root of
/// its measure.
///
/// Stops at an arc.
///
/// - Parameters:
///   - cursor: where to start; left at the next arc or behind the last verb.
///   - verbs: a byte a verb, the raw value of a `PathVerb`.
///   - verbCount: how many verbs there are.
///   - points: the verbs' points, one after the other.
///   - factor: the square of 3/4 of the inverse tolerance, in inverse square path units.
/// - Returns: the sum of the numbers of lines.
/// - Complexity: O(verbs); 64 bytes and 14 flops a cubic curve.
/// Source: G. Wang, The subdivision method for finding the intersection between two Bézier curves or
/// surfaces, Zhejiang University Journal, 1984.
@inline(never)
package func countCurveLines(
  _ cursor: inout FlatteningCursor, verbs: Source, verbCount: Int, points: Source, factor: Double
) -> Int {
  var (verb, point, current) = (cursor.verb, cursor.point, cursor.current)
  var (start, total) = (cursor.start, 0)
  while verb < verbCount {
    let code = verbs.byte(at: verb)
    if code == VerbCode.cubic {
      total &+= lineCount(points.cubicMeasure(from: current, at: point, factor))
      point &+= 3
      current = point &- 1
    } else if code == VerbCode.line {
      current = point
      point &+= 1
    } else if code == VerbCode.quad {
      total &+= lineCount(points.quadMeasure(from: current, at: point, factor))
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
  (cursor.verb, cursor.point, cursor.current, cursor.start) = (verb, point, current, start)
  return total
}

extension Source {
  /// How strongly the cubic curve from one point bends whose other points start at another.
  ///
  /// - Parameters:
  ///   - current: index of the curve's start.
  ///   - point: index of its first control point.
  ///   - factor: what the square of the larger second difference is multiplied with.
  /// - Returns: the fourth power of the curve's number of lines, not yet whole; at most 2⁶⁴, which
  ///   also stands for what is not a number.
  @inline(always)
  func cubicMeasure(from current: Int, at point: Int, _ factor: Double) -> Float {
    let inner = pair(at: point)
    let bend =
      pairOf(self.point(at: current), self.point(at: point)) - (inner + inner)
      + pair(at: point &+ 1)
    let square = bend * bend
    let (first, second) = (square.x + square.y, square.z + square.w)
    return held((first < second ? second : first) * factor)
  }

  /// The same of a quadratic curve: a ninth of the square of its only second difference, times the
  /// factor, asks for as many lines at the same measure.
  @inline(always)
  func quadMeasure(from current: Int, at point: Int, _ factor: Double) -> Float {
    let control = self.point(at: point)
    let bend = self.point(at: current) - (control + control) + self.point(at: point &+ 1)
    let square = bend * bend
    return held((square.x + square.y) * (1 / 9) * factor)
  }
}

/// A product held to what has a small fourth root.
@inline(always)
private func held(_ product: Double) -> Float {
  Float(product < 0x1p64 ? product : 0x1p64)
}

/// The number of lines at a measure, in 1...65536.
@inline(always)
func lineCount(_ measure: Float) -> Int {
  let root = measure.squareRoot().squareRoot()
  let below = Int(root)
  let count = Float(below) < root ? below &+ 1 : below
  return count < 1 ? 1 : count
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
