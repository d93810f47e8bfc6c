/// The reference file of cubic-bezier curves.
public struct CubicBezierVectors: Decodable {
  /// A curve and its samples.
  public struct Case: Decodable {
    /// Name of the curve.
    public var id: String
    /// First control point's x.
    public var x1: Double
    /// First control point's y.
    public var y1: Double
    /// Second control point's x.
    public var x2: Double
    /// Second control point's y.
    public var y2: Double
    /// Samples within 0...1.
    public var samples: [Sample]
    /// Samples outside 0...1.
    public var outside: [Outside]
  }

  /// A value and a slope within 0...1.
  public struct Sample: Decodable {
    /// Fraction of the duration.
    public var x: Double
    /// Progress.
    public var y: Double
    /// Slope; nil where the curve is vertical.
    public var dydx: Double?
    /// Bound for a double's error in `y`.
    public var tol64: Double
    /// Bound for a float's error in `y`.
    public var tol32: Double
  }

  /// A value outside 0...1 by two rules.
  public struct Outside: Decodable {
    /// Fraction of the duration.
    public var x: Double
    /// Progress as CSS has it.
    public var css_y: Double
    /// Progress held within 0...1.
    public var clamped_y: Double
  }

  /// The curves.
  public var cases: [Case]

  /// Reads the file.
  public static func load() throws -> CubicBezierVectors {
    try SharedData.json("vectors/cubic_bezier.json", as: CubicBezierVectors.self)
  }
}
