extension Float: VectorArithmetic {
  /// Multiplies the number by `rhs`.
  @inlinable
  public mutating func scale(by rhs: Double) {
    self = Float(Double(self) * rhs)
  }

  /// The number's square.
  @inlinable
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension Float: Animatable {
  /// The number itself.
  public typealias AnimatableData = Float
}
