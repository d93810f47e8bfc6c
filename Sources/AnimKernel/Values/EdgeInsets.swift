public import Foundation

/// Distances from the edges of a rectangle, inwards.
@frozen
public struct EdgeInsets: Hashable, Sendable, Animatable {
  /// Distance from the top edge.
  public var top: CGFloat
  /// Distance from the leading edge.
  public var leading: CGFloat
  /// Distance from the bottom edge.
  public var bottom: CGFloat
  /// Distance from the trailing edge.
  public var trailing: CGFloat

  /// No distances.
  @inlinable
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// The given distances.
  @inlinable
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Nested pairs: top, then leading, then bottom and trailing.
  public typealias AnimatableData = AnimatablePair<
    CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  >

  /// Top, leading, bottom and trailing, in the insets' unit.
  @inlinable
  public var animatableData: AnimatableData {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}
