public import Foundation

/// A shape drawn into a rectangle of a size of its own; the size is animatable.
struct SizedShape<Content: Shape>: Shape {
  /// The shape that is drawn.
  var shape: Content
  /// The size, in path units.
  var size: CGSize
  /// Which point of the given rectangle and of its own lie on one another.
  var anchor: UnitPoint

  var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    guard !rect.isNull else { return Path() }
    let x = rect.minX + (rect.width - size.width) * anchor.x
    let y = rect.minY + (rect.height - size.height) * anchor.y
    return shape.path(in: CGRect(x: x, y: y, width: size.width, height: size.height))
  }
}

extension Shape {
  /// This shape in a rectangle of a fixed size; the size is animatable.
  ///
  /// - Parameters:
  ///   - size: the size, in path units.
  ///   - anchor: which point of the rectangle that is given and of the sized one lie on one another.
  /// - Returns: the sized shape.
  public nonisolated func size(_ size: CGSize, anchor: UnitPoint = .topLeading) -> some Shape {
    SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// This shape in a rectangle of a fixed size; the size is animatable.
  ///
  /// - Parameters:
  ///   - width: the width, in path units.
  ///   - height: the height, in path units.
  ///   - anchor: which point of the rectangle that is given and of the sized one lie on one another.
  /// - Returns: the sized shape.
  public nonisolated func size(
    width: CGFloat, height: CGFloat, anchor: UnitPoint = .topLeading
  ) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
