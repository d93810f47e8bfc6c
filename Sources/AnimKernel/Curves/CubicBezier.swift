/// A cubic-bezier timing curve from (0, 0) to (1, 1): progress `y` against time `x`.
///
/// The scalar reference for the batch kernel, and CSS's `cubic-bezier()` with its rule outside
/// 0...1. x1 and x2 lie in 0...1, so that x never runs backwards; y1 and y2 may lie anywhere.
///
/// Source: CSS Easing Functions Level 2, section 2.2.
public struct CubicBezier: Hashable, Sendable {
  private(set) var x: Axis
  private(set) var y: Axis

  /// The curve with the given control points.
  ///
  /// - Parameters:
  ///   - x1: first control point's x, unitless; held within 0...1.
  ///   - y1: first control point's y, unitless.
  ///   - x2: second control point's x, unitless; held within 0...1.
  ///   - y2: second control point's y, unitless.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    x = Axis(min(max(x1, 0), 1), min(max(x2, 0), 1))
    y = Axis(y1, y2)
  }

  /// Progress at a time, as ``UnitCurve`` has it.
  ///
  /// - Parameter time: fraction of the duration, unitless; held within 0...1.
  /// - Returns: progress; off by what 4 ULP of 1 in `time` make, and a few ULP of the control
  ///   values.
  /// - Complexity: O(1); about 4 steps, 60 at a triple root.
  public func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if x == y { return time }
    return y.value(at: x.parameter(at: time))
  }

  /// Progress at a time, continued beyond 0...1 along the end tangents, as CSS has it.
  ///
  /// - Parameter time: fraction of the duration, unitless.
  /// - Returns: progress; within 0...1 that of `value(at:)`.
  public func extendedValue(at time: Double) -> Double {
    if time < 0 { return time * startGradient }
    if time > 1 { return 1 + (time - 1) * endGradient }
    return value(at: time)
  }

  /// Slope of the progress at a time.
  ///
  /// - Parameter time: fraction of the duration, unitless; held within 0...1.
  /// - Returns: the slope; the limit where both derivatives vanish, infinite where the curve is
  ///   vertical.
  public func velocity(at time: Double) -> Double {
    let time = min(max(time, 0), 1)
    let t = time == 0 || time == 1 ? time : x.parameter(at: time)
    for (rise, run) in zip(y.derivatives(at: t), x.derivatives(at: t)) where rise != 0 || run != 0 {
      return run == 0 ? .infinity * rise : rise / run
    }
    return .nan
  }

  /// The curve with x and y swapped.
  var swapped: CubicBezier {
    CubicBezier(x1: y.p1, y1: x.p1, x2: y.p2, y2: x.p2)
  }

  private var startGradient: Double {
    if x.p1 > 0 { return y.p1 / x.p1 }
    if y.p1 == 0, x.p2 > 0 { return y.p2 / x.p2 }
    return y.p1 == 0 && y.p2 == 0 ? 1 : 0
  }

  private var endGradient: Double {
    if x.p2 < 1 { return (y.p2 - 1) / (x.p2 - 1) }
    if y.p2 == 1, x.p1 < 1 { return (y.p1 - 1) / (x.p1 - 1) }
    return y.p2 == 1 && y.p1 == 1 ? 1 : 0
  }
}

extension CubicBezier {
  /// One coordinate of the curve: a cubic from 0 to 1 with control values `p1` and `p2`.
  struct Axis: Hashable, Sendable {
    var p1, p2: Double

    init(_ p1: Double, _ p2: Double) {
      (self.p1, self.p2) = (p1, p2)
    }

    /// Value at parameter `t`, in Bernstein form, which loses digits at neither end.
    func value(at t: Double) -> Double {
      let s = 1 - t
      return t * (3 * s * (s * p1 + t * p2) + t * t)
    }

    /// First, second and third derivative at parameter `t`, the end values exact.
    func derivatives(at t: Double) -> [Double] {
      let s = 1 - t
      return [
        3 * (s * s * p1 + 2 * s * t * (p2 - p1) + t * t * (1 - p2)),
        6 * (s * (p2 - 2 * p1) + t * (1 - 2 * p2 + p1)),
        6 * (1 + 3 * (p1 - p2)),
      ]
    }

    /// The parameter at which an axis that never runs backwards has the value `target`.
    ///
    /// Newton's method from a Möbius start, kept inside a bracket that shrinks with every step;
    /// a step that leaves it is a bisection.
    func parameter(at target: Double) -> Double {
      let middle = 0.375 * (p1 + p2) + 0.125
      let near = target * (1 - middle)
      var t = near / (near + middle * (1 - target))
      var (low, high) = (0.0, 1.0)
      for _ in 0..<100 {
        let error = value(at: t) - target
        if abs(error) <= 0x1p-52 * target { return t }
        if error > 0 { high = t } else { low = t }
        let s = 1 - t
        let slope = 3 * (s * s * p1 + 2 * s * t * (p2 - p1) + t * t * (1 - p2))
        let step = t - error / slope
        let next = step > low && step < high ? step : low + (high - low) / 2
        if next == t || next <= low || next >= high { return t }
        t = next
      }
      return t
    }
  }
}
