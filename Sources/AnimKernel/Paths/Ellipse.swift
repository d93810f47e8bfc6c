public import Foundation

/// An ellipse that touches the sides of the space it is given.
public struct Ellipse: Shape {
  /// An ellipse.
  public init() {}

  /// The ellipse that touches the sides of `rect`.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}
