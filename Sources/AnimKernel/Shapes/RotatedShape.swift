public import Foundation

/// A shape turned about a point of its rectangle; angle and point are animatable.
@frozen
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape that is turned.
  public var shape: Content
  /// The angle, from the x axis towards the y axis: clockwise on a screen.
  public var angle: Angle
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// A shape turned by `angle` about `anchor`.
  @inlinable
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The shape's own data, the angle and the anchor.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }

  /// The shape's outline inside `rect`, turned.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor, of: rect))
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The inset shape, turned.
  public nonisolated func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension Shape {
  /// This shape turned about a point of its rectangle.
  ///
  /// - Parameters:
  ///   - angle: from the x axis towards the y axis: clockwise on a screen.
  ///   - anchor: the point that stays, in fractions of the rectangle.
  /// - Returns: the turned shape.
  public nonisolated func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
}
