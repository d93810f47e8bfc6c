#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation

  /// An affine map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
  ///
  /// The type of the same name in CoreGraphics, for platforms that lack it. Lengths are in the
  /// units of the points it maps, angles in radians; where y points down a positive angle turns
  /// clockwise.
  public struct CGAffineTransform: Equatable, Hashable, Codable, Sendable {
    /// What x adds to x'.
    public var a: CGFloat
    /// What x adds to y'.
    public var b: CGFloat
    /// What y adds to x'.
    public var c: CGFloat
    /// What y adds to y'.
    public var d: CGFloat
    /// The shift along x.
    public var tx: CGFloat
    /// The shift along y.
    public var ty: CGFloat

    /// The map that sends every point to the origin.
    public init() {
      self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// The map with the given coefficients.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// The map that shifts by `(tx, ty)`.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// The map that scales about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// The map that turns about the origin by `angle` radians, from the x axis towards the y axis.
    public init(rotationAngle angle: CGFloat) {
      let turn = SIMD2(angle: Double(angle))
      let (cosine, sine) = (CGFloat(turn.x), CGFloat(turn.y))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The map that leaves every point where it is.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Whether this is the identity, coefficient by coefficient.
    public var isIdentity: Bool { self == .identity }

    /// This map followed by `t2`.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
        c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
        tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    /// The map that undoes this one; this one itself where the determinant is 0, as CoreGraphics has it.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0 else { return self }
      return CGAffineTransform(
        a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
        tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// A shift by `(tx, ty)` followed by this map.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// A scaling followed by this map.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// A turn by `angle` radians followed by this map.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
  }

  extension CGPoint {
    /// The point that `t` maps this one to.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
  }

  extension CGSize {
    /// The size as a vector, mapped by `t` without its shift.
    public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
  }

  extension CGRect {
    /// The smallest upright rectangle that holds the four mapped corners.
    public func applying(_ t: CGAffineTransform) -> CGRect {
      if isNull { return self }
      let corners = [
        CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
        CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
      ].map { $0.applying(t) }
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
      else { return .null }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
#endif

extension CGAffineTransform {
  /// The mapped place of a point.
  func map(_ point: Point2) -> Point2 {
    map(vector: point) + Point2(Double(tx), Double(ty))
  }

  /// The mapped direction of a vector: the shift is left out.
  func map(vector: Point2) -> Point2 {
    Point2(Double(a), Double(b)) * vector.x + Point2(Double(c), Double(d)) * vector.y
  }
}
