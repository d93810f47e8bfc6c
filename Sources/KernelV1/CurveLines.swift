package import KernelTypes

/// Writes a path's lines: end points, and curves at equal steps of their parameter.
///
/// Stops at an arc. Curves are evaluated in power form by Horner's rule, with a product and a sum at
/// each step and never a fused one, so that every instruction set gives the same bits. Of curves in a
/// row each one's lines are counted before the one before it is written: the count takes long, and
/// a branch waits for it.
///
/// - Parameters:
///   - cursor: where to start; left at the next arc or behind the last verb.
///   - verbs: a byte a verb, the raw value of a `PathVerb`.
///   - verbCount: how many verbs there are.
///   - points: the verbs' points, one after the other.
///   - factor: see `measureCurves`.
///   - inverses: 1/n for n from 0 to 255.
///   - room: how many points may count as written. Beyond those as many more as the widest lanes hold
///     are overwritten.
///   - out: receives the points.
///   - contours: receives two 32-bit integers a contour: its first point, and twice the place behind
///     its last one, plus one where it is closed.
/// - Returns: whether there was room for all; where not, what has been written is of no use.
/// - Complexity: O(verbs + points); 16 bytes and 14 flops a point of a cubic curve.
@inline(never)
package func writeLines(
  _ cursor: inout FlatteningCursor, verbs: Source, verbCount: Int, points: Source, factor: Double,
  inverses: Source, room: Int, into out: Destination, contours: Destination
) -> Bool {
  var (verb, point, current) = (cursor.verb, cursor.point, cursor.current)
  var (start, place) = (cursor.start, cursor.place)
  var (contourStart, contour) = (cursor.contourStart, cursor.contour)
  while verb < verbCount {
    let code = verbs.byte(at: verb)
    if code == VerbCode.arc { break }
    verb &+= 1
    if code == VerbCode.move {
      if contourStart >= 0 {
        contours.store(Int32(truncatingIfNeeded: contourStart), at: 2 &* contour)
        contours.store(Int32(truncatingIfNeeded: 2 &* place), at: 2 &* contour &+ 1)
        contour &+= 1
        contourStart = -1
      }
      current = point
      start = point
      point &+= 1
      continue
    }
    var from = points.point(at: current)
    if place &+ 2 > room { return false }
    if contourStart < 0 {
      contourStart = place
      out.store(point: from, at: place)
      place &+= 1
    }
    if code == VerbCode.cubic {
      var count = lineCount(points.cubicMeasure(from: current, at: point, factor))
      while true {
        let isFollowed = verb < verbCount && verbs.byte(at: verb) == VerbCode.cubic
        let nextCount =
          isFollowed
          ? lineCount(points.cubicMeasure(from: point &+ 2, at: point &+ 3, factor)) : 0
        if place &+ count > room { return false }
        let to = points.point(at: point &+ 2)
        out.writeCubic(
          from, points.point(at: point), points.point(at: point &+ 1), to, count: count,
          step: inverses.inverse(of: count), at: place)
        place &+= count
        point &+= 3
        if !isFollowed { break }
        verb &+= 1
        (from, count) = (to, nextCount)
      }
      current = point &- 1
    } else if code == VerbCode.line {
      out.store(point: points.point(at: point), at: place)
      place &+= 1
      current = point
      point &+= 1
    } else if code == VerbCode.quad {
      var count = lineCount(points.quadMeasure(from: current, at: point, factor))
      while true {
        let isFollowed = verb < verbCount && verbs.byte(at: verb) == VerbCode.quad
        let nextCount =
          isFollowed
          ? lineCount(points.quadMeasure(from: point &+ 1, at: point &+ 2, factor)) : 0
        if place &+ count > room { return false }
        let to = points.point(at: point &+ 1)
        out.writeQuad(
          from, points.point(at: point), to, count: count,
          step: inverses.inverse(of: count), at: place)
        place &+= count
        point &+= 2
        if !isFollowed { break }
        verb &+= 1
        (from, count) = (to, nextCount)
      }
      current = point &- 1
    } else {
      let to = points.point(at: start)
      if from.x == to.x && from.y == to.y {
        // The last point is the first one already, unless it is the only one.
        if place &- contourStart > 1 { place &-= 1 }
      }
      contours.store(Int32(truncatingIfNeeded: contourStart), at: 2 &* contour)
      contours.store(Int32(truncatingIfNeeded: 2 &* place &+ 1), at: 2 &* contour &+ 1)
      contour &+= 1
      contourStart = -1
      current = start
    }
  }
  (cursor.verb, cursor.point, cursor.current) = (verb, point, current)
  (cursor.start, cursor.place) = (start, place)
  (cursor.contourStart, cursor.contour) = (contourStart, contour)
  return true
}

extension Source {
  /// 1/n, out of a table where n is small.
  @inline(always)
  fileprivate func inverse(of n: Int) -> Double {
    n < 256 ? double(at: n) : 1 / Double(n)
  }
}

extension Destination {
  /// Writes a cubic curve's points, the last its end.
  @inline(always)
  fileprivate func writeCubic(
    _ from: PlanePoint, _ control1: PlanePoint, _ control2: PlanePoint, _ to: PlanePoint,
    count: Int, step: Double, at start: Int
  ) {
    let slope = (control1 - from) * PlanePoint(repeating: 3)
    let middle = (control2 - control1) * PlanePoint(repeating: 3)
    let (bend, twist) = (every(middle - slope), every(to - from - middle))
    let (first, fall, step) = (every(from), every(slope), every(step))
    let end = start &+ count
    var place = start
    var number = PointLanes.numbers
    repeat {
      let t = number * step
      store(points: ((twist * t + bend) * t + fall) * t + first, at: place)
      number += every(Double(PointLanes.pointCount))
      place &+= PointLanes.pointCount
    } while place < end
    store(point: to, at: end &- 1)
  }

  /// Writes a quadratic curve's points, the last its end.
  @inline(always)
  fileprivate func writeQuad(
    _ from: PlanePoint, _ control: PlanePoint, _ to: PlanePoint, count: Int, step: Double,
    at start: Int
  ) {
    let bend = every(from - (control + control) + to)
    let slope = every((control - from) + (control - from))
    let (first, step) = (every(from), every(step))
    let end = start &+ count
    var place = start
    var number = PointLanes.numbers
    repeat {
      let t = number * step
      store(points: (bend * t + slope) * t + first, at: place)
      number += every(Double(PointLanes.pointCount))
      place &+= PointLanes.pointCount
    } while place < end
    store(point: to, at: end &- 1)
  }
}
