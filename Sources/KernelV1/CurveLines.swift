package import KernelTypes

/// Writes a path's lines: end points, and curves at equal steps of their parameter.
///
/// Stops at an arc. Curves are evaluated in power form by Horner's rule, with a product and a sum at
/// each step and never a fused one, so that every instruction set gives the same bits. Beyond the
/// points that count as written, as many more as the widest lanes hold are overwritten.
///
/// - Parameters:
///   - cursor: where to start; left at the next arc or behind the last verb.
///   - verbs: a byte a verb, as the raw value of a `PathVerb`.
///   - verbCount: how many verbs there are.
///   - points: the verbs' points, one after the other.
///   - lines: the number of lines of each curve, a whole Float.
///   - out: receives the points.
///   - contours: receives two 32-bit integers a contour: its first point, and twice the place behind
///     its last one, plus one where it is closed.
/// - Complexity: O(verbs + points); 16 bytes and 14 flops a point of a cubic curve.
@inline(never)
package func writeLines(
  _ cursor: inout FlatteningCursor, verbs: Source, verbCount: Int, points: Source, lines: Source,
  into out: Destination, contours: Destination
) {
  var (verb, point, current) = (cursor.verb, cursor.point, cursor.current)
  var (start, curve, place) = (cursor.start, cursor.curve, cursor.place)
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
    let from = points.point(at: current)
    if contourStart < 0 {
      contourStart = place
      out.store(point: from, at: place)
      place &+= 1
    }
    if code == VerbCode.cubic {
      let (control1, control2) = (points.point(at: point), points.point(at: point &+ 1))
      let to = points.point(at: point &+ 2)
      let slope = (control1 - from) * PlanePoint(repeating: 3)
      let middle = (control2 - control1) * PlanePoint(repeating: 3)
      let bend = every(middle - slope)
      let twist = every(to - from - middle)
      let count = lines.float(at: curve)
      let (first, step) = (every(from), every(1 / Double(count)))
      let end = place &+ Int(count)
      let fall = every(slope)
      var number = PointLanes.numbers
      repeat {
        let t = number * step
        out.store(points: ((twist * t + bend) * t + fall) * t + first, at: place)
        number += every(Double(PointLanes.pointCount))
        place &+= PointLanes.pointCount
      } while place < end
      place = end
      out.store(point: to, at: place &- 1)
      curve &+= 1
      point &+= 3
      current = point &- 1
    } else if code == VerbCode.line {
      out.store(point: points.point(at: point), at: place)
      place &+= 1
      current = point
      point &+= 1
    } else if code == VerbCode.quad {
      let (control, to) = (points.point(at: point), points.point(at: point &+ 1))
      let bend = every(from - (control + control) + to)
      let slope = every((control - from) + (control - from))
      let count = lines.float(at: curve)
      let (first, step) = (every(from), every(1 / Double(count)))
      let end = place &+ Int(count)
      var number = PointLanes.numbers
      repeat {
        let t = number * step
        out.store(points: (bend * t + slope) * t + first, at: place)
        number += every(Double(PointLanes.pointCount))
        place &+= PointLanes.pointCount
      } while place < end
      place = end
      out.store(point: to, at: place &- 1)
      curve &+= 1
      point &+= 2
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
  (cursor.start, cursor.curve, cursor.place) = (start, curve, place)
  (cursor.contourStart, cursor.contour) = (contourStart, contour)
}
