/// The numbers that batches animate: Float and Double.
public protocol BatchScalar: BinaryFloatingPoint, BitwiseCopyable, Codable, SIMDScalar, Sendable {}

extension Float: BatchScalar {}
extension Double: BatchScalar {}

extension BatchScalar {
  /// `value` in two parts: a number, and what rounding took from it.
  @inline(always)
  static func split(_ value: Double) -> (number: Self, rest: Self) {
    let number = Self(value)
    guard number.isFinite else { return (Self.greatestFiniteMagnitude * (value < 0 ? -1 : 1), 0) }
    return (number, Self(value - Double(number)))
  }
}
