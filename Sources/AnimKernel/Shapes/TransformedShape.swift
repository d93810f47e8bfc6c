public import Foundation

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

/// A shape mapped by an affine transform.
@frozen
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape that is mapped.
  public var shape: Content
  /// The map, of coordinates in path units.
  public var transform: CGAffineTransform

  /// A shape mapped by `transform`.
  @inlinable
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The shape's own data; the transform is not animatable.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  /// The shape's outline inside `rect`, mapped.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform)
  }
}

extension Shape {
  /// This shape mapped by an affine transform of its path's coordinates.
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}

extension CGAffineTransform {
  /// This map with a point of a rectangle in the place of the origin.
  func about(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
    let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
