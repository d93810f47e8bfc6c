/// A type whose changes can be animated: it says which of its data move.
///
/// ```swift
/// struct Wedge: Shape {
///   var endAngle: Double
///   var animatableData: Double {
///     get { endAngle }
///     set { endAngle = newValue }
///   }
/// }
/// ```
public protocol Animatable {
  /// The type of the data that move.
  associatedtype AnimatableData: VectorArithmetic

  /// The data that move from frame to frame.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  @inlinable
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing: the type has no data that move.
  @inlinable
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
