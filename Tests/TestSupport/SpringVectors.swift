/// The reference file of springs.
public struct SpringVectors: Decodable {
  /// A spring and its samples.
  public struct Case: Decodable {
    /// Name of the spring.
    public var id: String
    /// The spring by one of three sets of parameters.
    public var params: SpringParameters
    /// Where the motion comes to rest.
    public var target: Double
    /// Velocity at the start.
    public var initialVelocity: Double
    /// Undamped angular frequency, in rad/s.
    public var omega0: Double
    /// Damping ratio.
    public var dampingRatio: Double
    /// Samples of the motion.
    public var samples: [Sample]
  }

  /// A value and a velocity.
  public struct Sample: Decodable {
    /// Seconds since the start.
    public var t: Double
    /// The value.
    public var value: Double
    /// The velocity.
    public var velocity: Double
    /// Bound for a double's error in the value.
    public var tol_value: Double
    /// Bound for a double's error in the velocity.
    public var tol_velocity: Double
  }

  /// The springs.
  public var cases: [Case]

  /// Reads the file.
  public static func load() throws -> SpringVectors {
    try SharedData.json("vectors/springs.json", as: SpringVectors.self)
  }
}

/// A spring as the reference files describe it: by one of three sets of parameters.
public struct SpringParameters: Decodable, Sendable {
  /// Perceived duration, in seconds.
  public var duration: Double?
  /// Bounce, −1 to 1.
  public var bounce: Double?
  /// Period of the undamped spring, in seconds.
  public var response: Double?
  /// Damping ratio.
  public var dampingRatio: Double?
  /// Mass, in kg.
  public var mass: Double?
  /// Stiffness, in N/m.
  public var stiffness: Double?
  /// Damping, in N·s/m.
  public var damping: Double?
}

/// The reference file of springs that are critically damped at most.
public struct InterpolatingSpringVectors: Decodable {
  /// A spring and its samples.
  public struct Case: Decodable {
    /// Name of the spring.
    public var id: String
    /// Mass, in kg.
    public var mass: Double
    /// Stiffness, in N/m.
    public var stiffness: Double
    /// Damping, in N·s/m.
    public var damping: Double
    /// Velocity at the start, per second.
    public var initialVelocity: Double
    /// Samples of the motion.
    public var samples: [Sample]

    /// Bound for a double's error at a sample.
    public func tolerance(at sample: Sample) -> Double {
      1e-12 * (1 + abs(initialVelocity) / (stiffness / mass).squareRoot())
        + 1e-15 * sample.t * abs(sample.velocity)
    }
  }

  /// A fraction and its velocity.
  public struct Sample: Decodable {
    /// Seconds since the start.
    public var t: Double
    /// Fraction of the way.
    public var fraction: Double
    /// Velocity per second.
    public var velocity: Double
  }

  /// The springs.
  public var cases: [Case]

  /// Reads the file.
  public static func load() throws -> InterpolatingSpringVectors {
    try SharedData.json("vectors/interpolating_spring.json", as: InterpolatingSpringVectors.self)
  }
}
