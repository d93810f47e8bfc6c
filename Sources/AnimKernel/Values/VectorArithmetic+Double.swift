extension Double: VectorArithmetic {
  /// Multiplies the number by `rhs`.
  @inlinable
  public mutating func scale(by rhs: Double) {
    self *= rhs
  }

  /// The number's square.
  @inlinable
  public var magnitudeSquared: Double { self * self }
}

extension Double: Animatable {
  /// The number itself.
  public typealias AnimatableData = Double
}
