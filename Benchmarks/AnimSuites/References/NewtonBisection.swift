/// Cubic-bezier progress as web browsers compute it, the yardstick for the batch kernel.
///
/// Newton's method in Double, bisection where it fails.
struct NewtonBisection {
  private var ax, bx, cx: Double
  private var ay, by, cy: Double

  /// The curve with the given control points; x in 0...1.
  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    cx = 3 * x1
    bx = 3 * (x2 - x1) - cx
    ax = 1 - cx - bx
    cy = 3 * y1
    by = 3 * (y2 - y1) - cy
    ay = 1 - cy - by
  }

  /// Progress at `x` in 0...1, within 1e-7 in x.
  func progress(at x: Double) -> Double {
    let t = parameter(at: x)
    return ((ay * t + by) * t + cy) * t
  }

  private func parameter(at x: Double) -> Double {
    var t = x
    for _ in 0..<8 {
      let error = ((ax * t + bx) * t + cx) * t - x
      if abs(error) < 1e-7 { return t }
      let slope = (3 * ax * t + 2 * bx) * t + cx
      if abs(slope) < 1e-6 { break }
      t -= error / slope
    }
    var (low, high) = (0.0, 1.0)
    t = x
    while low < high {
      let value = ((ax * t + bx) * t + cx) * t
      if abs(value - x) < 1e-7 { return t }
      if x > value { low = t } else { high = t }
      let middle = low + (high - low) / 2
      if middle == t { return t }
      t = middle
    }
    return t
  }
}
