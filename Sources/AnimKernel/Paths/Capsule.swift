public import Foundation

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {
  /// The shape of the ends.
  public var style: RoundedCornerStyle

  /// A capsule.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// The capsule that fills `rect`.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
}
