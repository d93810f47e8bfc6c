internal import Foundation

/// A point or vector of the plane inside the library, in path units.
typealias Point2 = SIMD2<Double>

extension SIMD2 where Scalar == Double {
  /// The same point as Foundation writes it.
  init(_ point: CGPoint) {
    self.init(Double(point.x), Double(point.y))
  }

  /// The unit vector at `angle` radians from the x axis towards the y axis.
  ///
  /// Exact at the multiples of a quarter turn that a Double holds, so that a circle closes on the
  /// very point it started from.
  init(angle: Double) {
    let quarters = (angle / (.pi / 2)).rounded()
    let rest = angle - quarters * (.pi / 2)
    let (cosine, sine) = (cos(rest), sin(rest))
    // From 2^52 quarters on neighbouring Doubles are whole quarters apart: any direction will do.
    switch abs(quarters) < 0x1p52 ? Int(quarters) & 3 : 0 {
    case 0: self.init(cosine, sine)
    case 1: self.init(-sine, cosine)
    case 2: self.init(-cosine, -sine)
    default: self.init(sine, -cosine)
    }
  }

  /// The z component of the cross product: twice the area of the triangle 0, `self`, `other`.
  func cross(_ other: Self) -> Double { x * other.y - y * other.x }

  /// The length, in path units.
  var length: Double { (x * x + y * y).squareRoot() }

  /// Whether both coordinates are finite.
  var isFinite: Bool { x.isFinite && y.isFinite }

  /// The point at `t` on the way to `other`; `self` at 0, `other` at 1.
  func mixed(with other: Self, _ t: Double) -> Self { self * (1 - t) + other * t }

  /// The same point as Foundation writes it.
  var cgPoint: CGPoint { CGPoint(x: x, y: y) }
}
