/// A function from the time of an animation to its progress, both 0 to 1.
///
/// Times outside 0...1 count as the nearer end.
///
/// ```swift
/// UnitCurve.easeInOut.value(at: 0.25)
/// ```
public struct UnitCurve: Hashable, Sendable {
  enum Function: Hashable {
    case bezier(CubicBezier)
    case circularIn, circularOut, circularInOut, circularOutIn
  }

  let function: Function

  private init(_ function: Function) {
    self.function = function
  }

  /// A cubic-bezier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - startControlPoint: x is held within 0...1; y may lie anywhere.
  ///   - endControlPoint: x is held within 0...1; y may lie anywhere.
  /// - Returns: the curve.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      .bezier(
        CubicBezier(
          x1: Double(startControlPoint.x), y1: Double(startControlPoint.y),
          x2: Double(endControlPoint.x), y2: Double(endControlPoint.y))))
  }

  private static func bezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> UnitCurve {
    UnitCurve(.bezier(CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)))
  }

  /// Progress is the time.
  public static let linear = bezier(0, 0, 1, 1)
  /// Starts slowly: `cubic-bezier(0.42, 0, 1, 1)`.
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// Ends slowly: `cubic-bezier(0, 0, 0.58, 1)`.
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// Starts and ends slowly: `cubic-bezier(0.42, 0, 0.58, 1)`.
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// The lower right quadrant of a circle: starts slowly, ends upright.
  public static let circularEaseIn = UnitCurve(.circularIn)
  /// The upper left quadrant of a circle: starts upright, ends slowly.
  public static let circularEaseOut = UnitCurve(.circularOut)
  /// Two quadrants of half the size, slow at both ends.
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// Progress at a time.
  ///
  /// - Parameter progress: fraction of the duration, unitless; held within 0...1.
  /// - Returns: the curve's value; exactly 0 and 1 at the ends, NaN for NaN.
  /// - Complexity: O(1).
  public func value(at progress: Double) -> Double {
    let p = min(max(progress, 0), 1)
    switch function {
    case .bezier(let curve): return curve.value(at: progress)
    case .circularIn: return Self.quadrant(p)
    case .circularOut: return (p * (2 - p)).squareRoot()
    case .circularInOut:
      return p < 0.5 ? Self.quadrant(2 * p) / 2 : 1 - Self.quadrant(2 * (1 - p)) / 2
    case .circularOutIn:
      return p < 0.5 ? (p * (1 - p)).squareRoot() : 1 - (p * (1 - p)).squareRoot()
    }
  }

  /// Slope of the progress at a time.
  ///
  /// - Parameter progress: fraction of the duration, unitless; held within 0...1.
  /// - Returns: the derivative, unitless: its limit at an end where it is 0/0, infinite where the
  ///   curve is vertical.
  /// - Complexity: O(1).
  public func velocity(at progress: Double) -> Double {
    let p = min(max(progress, 0), 1)
    switch function {
    case .bezier(let curve): return curve.velocity(at: progress)
    case .circularIn: return Self.quadrantSlope(p)
    case .circularOut: return (1 - p) / (p * (2 - p)).squareRoot()
    case .circularInOut: return Self.quadrantSlope(2 * (p < 0.5 ? p : 1 - p))
    case .circularOutIn: return abs(0.5 - p) / (p * (1 - p)).squareRoot()
    }
  }

  /// The curve with time and progress swapped.
  ///
  /// A bezier curve's control values beyond 0...1 are held within, so that the result is a function
  /// again.
  public var inverse: UnitCurve {
    switch function {
    case .bezier(let curve): UnitCurve(.bezier(curve.swapped))
    case .circularIn: .circularEaseOut
    case .circularOut: .circularEaseIn
    case .circularInOut: UnitCurve(.circularOutIn)
    case .circularOutIn: .circularEaseInOut
    }
  }

  /// `1 − √(1 − p²)`, without cancellation for small `p`.
  private static func quadrant(_ p: Double) -> Double {
    p * p / (1 + ((1 - p) * (1 + p)).squareRoot())
  }

  private static func quadrantSlope(_ p: Double) -> Double {
    p / ((1 - p) * (1 + p)).squareRoot()
  }
}

extension UnitCurve: CustomStringConvertible {
  /// The curve by its control points, or by its name where it has none.
  public var description: String {
    switch function {
    case .bezier(let curve):
      "cubic-bezier(\(curve.x.p1), \(curve.y.p1), \(curve.x.p2), \(curve.y.p2))"
    case .circularIn: "circular-ease-in"
    case .circularOut: "circular-ease-out"
    case .circularInOut: "circular-ease-in-out"
    case .circularOutIn: "inverse of circular-ease-in-out"
    }
  }
}
