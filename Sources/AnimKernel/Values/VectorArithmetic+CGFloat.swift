public import Foundation
extension CGFloat: VectorArithmetic {
  /// Multiplies the number by `rhs`.
  @inlinable
  public mutating func scale(by rhs: Double) {
    self = CGFloat(Double(self) * rhs)
  }

  /// The number's square.
  @inlinable
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: Animatable {
  /// The number itself.
  public typealias AnimatableData = CGFloat
}
