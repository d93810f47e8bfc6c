public import Foundation

/// A shape scaled about a point of its rectangle; factors and point are animatable.
@frozen
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape that is scaled.
  public var shape: Content
  /// The factors along x and y, unitless; a negative one mirrors.
  public var scale: CGSize
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// A shape scaled by `scale` about `anchor`.
  @inlinable
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The shape's own data, the factors and the anchor.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }

  /// The shape's outline inside `rect`, scaled.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, of: rect))
  }
}

extension Shape {
  /// This shape scaled along x and y about a point of its rectangle.
  ///
  /// - Parameters:
  ///   - x: the factor along x, unitless; a negative one mirrors.
  ///   - y: the factor along y, unitless; a negative one mirrors.
  ///   - anchor: the point that stays, in fractions of the rectangle.
  /// - Returns: the scaled shape.
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// This shape scaled about a point of its rectangle.
  ///
  /// - Parameters:
  ///   - scale: the factor along both axes, unitless.
  ///   - anchor: the point that stays, in fractions of the rectangle.
  /// - Returns: the scaled shape.
  public nonisolated func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
}
