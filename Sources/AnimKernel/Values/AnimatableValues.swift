/// Any number of animatable values as one.
///
/// ```swift
/// var animatableData: AnimatableValues<Double, CGPoint.AnimatableData> {
///   get { AnimatableValues(width, center.animatableData) }
///   set { (width, center.animatableData) = newValue.value }
/// }
/// ```
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The values.
  public var value: (repeat each Value)

  /// The values as one.
  @inlinable
  public init(_ value: repeat each Value) {
    self.value = (repeat each value)
  }

  /// The zeros.
  @inlinable
  public static var zero: AnimatableValues {
    AnimatableValues(repeat (each Value).zero)
  }

  /// Whether all values are equal.
  @inlinable
  public static func == (lhs: AnimatableValues, rhs: AnimatableValues) -> Bool {
    for (left, right) in repeat (each lhs.value, each rhs.value) {
      guard left == right else { return false }
    }
    return true
  }

  /// Adds value by value.
  @inlinable
  public static func + (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat (each lhs.value) + (each rhs.value))
  }

  /// Subtracts value by value.
  @inlinable
  public static func - (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat (each lhs.value) - (each rhs.value))
  }

  /// Multiplies every value by `rhs`.
  @inlinable
  public mutating func scale(by rhs: Double) {
    value = (repeat (each value).scaled(by: rhs))
  }

  /// Sum of the values' own: the dot product with itself.
  @inlinable
  public var magnitudeSquared: Double {
    var sum = 0.0
    for one in repeat each value { sum += one.magnitudeSquared }
    return sum
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
