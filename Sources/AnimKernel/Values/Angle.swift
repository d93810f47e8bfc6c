/// An angle, in radians or degrees.
@frozen
public struct Angle: Hashable, Comparable, Sendable, Animatable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  @inlinable
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// No angle.
  @inlinable
  public init() { radians = 0 }

  /// An angle in radians.
  @inlinable
  public init(radians: Double) { self.radians = radians }

  /// An angle in degrees.
  @inlinable
  public init(degrees: Double) { radians = degrees * (.pi / 180) }

  /// An angle in radians.
  @inlinable
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  @inlinable
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// No angle.
  public static let zero = Angle()

  /// Whether `lhs` is the smaller angle; 370° is larger than 10°.
  @inlinable
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

  /// The radians times 128.
  @inlinable
  public var animatableData: Double {
    get { radians * animatableScale }
    set { radians = newValue / animatableScale }
  }
}

extension Angle {
  /// The sum of two angles.
  @inlinable
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  /// Adds an angle.
  @inlinable
  public static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }

  /// The difference of two angles.
  @inlinable
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  /// Subtracts an angle.
  @inlinable
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }

  /// The angle turned the other way.
  @inlinable
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// An angle times a number.
  @inlinable
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

  /// A number times an angle.
  @inlinable
  public static func * (lhs: Double, rhs: Angle) -> Angle { rhs * lhs }

  /// An angle divided by a number.
  @inlinable
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
}

extension Angle: CustomStringConvertible {
  /// The angle in degrees.
  public var description: String { "\(degrees)°" }
}
