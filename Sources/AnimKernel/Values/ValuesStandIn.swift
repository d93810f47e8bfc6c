// What the paths need of the values, until the branch `values` is merged: remove this file then.

public import Foundation

/// An angle.
public struct Angle: Equatable, Sendable {
  /// The angle in radians.
  public var radians: Double
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(radians: degrees * .pi / 180) }
  /// No angle.
  public static let zero = Angle(radians: 0)
}

/// A type that can be interpolated.
public protocol VectorArithmetic {}
extension Double: VectorArithmetic {}
extension CGFloat: VectorArithmetic {}

/// Nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {}

/// Two values animated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second
  /// A pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

/// A type with animatable data.
public protocol Animatable {
  /// The type of the data.
  associatedtype AnimatableData: VectorArithmetic
  /// The data.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing to animate.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension CGSize: Animatable {
  /// Width and height.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension Angle {
  /// The angle in degrees.
  public var degrees: Double { radians * 180 / .pi }
}
