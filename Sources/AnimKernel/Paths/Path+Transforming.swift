public import Foundation

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

extension Path {
  /// The path's image by an affine map; arcs stay exact arcs.
  ///
  /// A map that flattens the plane, such as a scaling by 0, gives a path of the same elements on a
  /// line or in a point.
  ///
  /// - Complexity: O(elements).
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    var image = Path()
    image.addPath(self, transform: transform)
    return image
  }

  /// The path moved by `dx` along x and by `dy` along y, in path units.
  ///
  /// - Complexity: O(elements).
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}
