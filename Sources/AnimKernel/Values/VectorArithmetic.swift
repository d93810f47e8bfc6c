/// A value with a direction and a size: it can be added, scaled and measured.
///
/// Conforming types form a vector space over `Double`: `a + b = b + a`, `zero` changes nothing, and
/// scaling distributes over addition, each up to rounding.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every component by `rhs`, unitless.
  mutating func scale(by rhs: Double)

  /// Dot product of the value with itself, in the square of its unit; at least 0.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value with every component multiplied by `rhs`.
  @inlinable
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Moves the value towards `other`: `self + (other − self) × amount`.
  ///
  /// - Parameters:
  ///   - other: the value at amount 1.
  ///   - amount: fraction of the way, unitless; outside 0...1 too. At 0 the value stays to the bit.
  @inlinable
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// The value moved towards `other`: `self + (other − self) × amount`.
  ///
  /// - Parameters:
  ///   - other: the value at amount 1.
  ///   - amount: fraction of the way, unitless; outside 0...1 too. At 0 the value stays to the bit.
  /// - Returns: the value between.
  @inlinable
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }
}
