internal import Foundation

extension Path {
  /// The length of everything the path draws, in path units.
  ///
  /// The closing line of a subpath counts only where the path closes it. Within 1e-9 of the true
  /// length, relatively.
  ///
  /// - Complexity: O(elements); a curve costs more the closer it comes to a cusp.
  public var length: Double {
    var total = 0.0
    forEachSegment { segment in
      switch segment {
      case .move: break
      case .line(let from, let to), .close(let from, let to):
        total += (to - from).length
      case .quad(let from, let control, let to):
        let (start, end) = (2 * (control - from), 2 * (to - control))
        total += ArcLength.integral(from: 0, to: 1) { t in start.mixed(with: end, t).length }
      case .cubic(let from, let control1, let control2, let to):
        let (a, b, c) = (3 * (control1 - from), 3 * (control2 - control1), 3 * (to - control2))
        total += ArcLength.integral(from: 0, to: 1) { t in
          a.mixed(with: b, t).mixed(with: b.mixed(with: c, t), t).length
        }
      case .arc(let arc):
        total += arc.length
      }
    }
    return total
  }
}

extension EllipticalArc {
  /// The length of the arc, in path units.
  var length: Double {
    let axes = squaredSemiAxes
    if axes.long - axes.short <= 1e-12 * axes.long { return axes.long.squareRoot() * abs(sweep) }
    return ArcLength.integral(from: start, to: start + sweep) { tangent(at: $0).length }
  }
}

/// The integral of a curve's speed.
private enum ArcLength {
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
