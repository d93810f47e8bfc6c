/// How the inside of a path is told from its outside.
public struct FillStyle: Equatable, Sendable {
  /// Whether a point is inside where a ray from it crosses the outline an odd number of times; if
  /// not, where the outline's turns around it do not cancel out.
  public var isEOFilled: Bool
  /// Whether edges are smoothed when the shape is drawn; what is computed here does not depend on
  /// it.
  public var isAntialiased: Bool

  /// A fill by the even-odd rule where `eoFill`, else by the nonzero rule.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
