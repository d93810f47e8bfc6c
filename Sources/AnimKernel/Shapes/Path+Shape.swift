public import Foundation

extension Path: Shape {
  /// The path itself, whatever the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}
