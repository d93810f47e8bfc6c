public import Foundation

/// A rectangle with rounded corners, all alike; its corner size is animatable.
public struct RoundedRectangle: Shape {
  /// A corner's radii along x and y, in path units.
  public var cornerSize: CGSize
  /// The shape of the corners.
  public var style: RoundedCornerStyle

  /// A rectangle with corners of the given size.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// A rectangle with corners of the given radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The corner size.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  /// The rectangle that fills `rect`.
  public nonisolated func path(in rect: CGRect) -> Path {
    cornerSize.width == cornerSize.height
      ? Path(roundedRect: rect, cornerRadius: cornerSize.width, style: style)
      : Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }
}
