public import Foundation

/// A rectangle that fills the space it is given.
public struct Rectangle: Shape {
  /// A rectangle.
  public init() {}

  /// The whole of `rect`.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}
