public import Foundation

/// The corner radii of a rectangle whose corners differ, in path units.
///
/// Leading is the side of smaller x.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius at the smaller x and smaller y.
  public var topLeading: CGFloat
  /// The radius at the smaller x and larger y.
  public var bottomLeading: CGFloat
  /// The radius at the larger x and larger y.
  public var bottomTrailing: CGFloat
  /// The radius at the larger x and smaller y.
  public var topTrailing: CGFloat

  /// Radii for the four corners, 0 where not given.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension RectangleCornerRadii: Animatable {
  /// The four radii: leading above and below, then trailing below and above.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      topLeading = newValue.first.first
      bottomLeading = newValue.first.second
      bottomTrailing = newValue.second.first
      topTrailing = newValue.second.second
    }
  }
}
