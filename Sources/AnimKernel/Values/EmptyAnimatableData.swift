/// The animatable data of a type that has none: a vector without components.
@frozen
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  /// The only value.
  @inlinable
  public init() {}

  /// The only value.
  @inlinable
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// The only value.
  @inlinable
  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
    EmptyAnimatableData()
  }

  /// The only value.
  @inlinable
  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
    EmptyAnimatableData()
  }

  /// Changes nothing.
  @inlinable
  public mutating func scale(by rhs: Double) {}

  /// 0.
  @inlinable
  public var magnitudeSquared: Double { 0 }
}
