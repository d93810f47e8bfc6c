/// How the corners of a rounded rectangle are shaped.
public enum RoundedCornerStyle: Equatable, Hashable, Sendable {
  /// Quarters of circles, or of ellipses.
  case circular
  /// Corners whose curvature grows and falls without a jump.
  ///
  /// Three cubic curves that reach 1.528665 radii along each side, as published for iOS 7's
  /// corners. Where the sides are too short for that reach the corner blends towards a circular
  /// one, which it is when nothing of the side is left straight.
  case continuous
}
