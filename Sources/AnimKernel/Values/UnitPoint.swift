public import Foundation

/// A point in fractions of a rectangle's width and height.
@frozen
public struct UnitPoint: Hashable, Sendable, Animatable {
  /// Fraction of the width, unitless; 0 is the leading edge.
  public var x: CGFloat

  /// Fraction of the height, unitless; 0 is the top edge.
  public var y: CGFloat

  /// The top leading corner.
  @inlinable
  public init() { (x, y) = (0, 0) }

  /// The point at the given fractions.
  @inlinable
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// The fractions times 128.
  @inlinable
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * animatableScale, y * animatableScale) }
    set { (x, y) = (newValue.first / animatableScale, newValue.second / animatableScale) }
  }

  /// The origin, the top leading corner.
  public static let zero = UnitPoint()
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
