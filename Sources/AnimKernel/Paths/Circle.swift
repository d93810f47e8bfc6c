public import Foundation

/// A circle around the middle of the space it is given, as large as fits.
public struct Circle: Shape {
  /// A circle.
  public init() {}

  /// The circle whose diameter is the shorter side of `rect`.
  public nonisolated func path(in rect: CGRect) -> Path {
    guard !rect.isNull else { return Path() }
    let diameter = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter)
    )
  }
}
