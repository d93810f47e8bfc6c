public import Foundation

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

extension Path {
  /// A closed rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// A closed ellipse that touches the sides of `rect`.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// A closed rectangle whose corners all have the size `cornerSize`.
  ///
  /// - Parameters:
  ///   - rect: the rectangle; the null rectangle makes an empty path.
  ///   - cornerSize: a corner's radii along x and y, cut down to half the side.
  ///   - style: the shape of the corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// A closed rectangle whose corners all have the radius `cornerRadius`.
  ///
  /// - Parameters:
  ///   - rect: the rectangle; the null rectangle makes an empty path.
  ///   - cornerRadius: the radius, cut down to half the shorter side.
  ///   - style: the shape of the corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
  }

  /// A closed rectangle whose corners have radii of their own.
  ///
  /// - Parameters:
  ///   - rect: the rectangle; the null rectangle makes an empty path.
  ///   - cornerRadii: the radii, cut down by one factor where two are longer than their side.
  ///   - style: the shape of the corners.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Appends a closed rectangle whose corners all have the size `cornerSize`.
  ///
  /// - Parameters:
  ///   - rect: the rectangle; the null rectangle adds nothing.
  ///   - cornerSize: a corner's radii along x and y, cut down to half the side.
  ///   - style: the shape of the corners.
  ///   - transform: maps the outline before it is appended.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let size = Point2(Double(cornerSize.width), Double(cornerSize.height))
    RoundedRectangleOutline(rect: rect, corners: (size, size, size, size), style: style)
      .append(to: &self, transform: transform)
  }

  /// Appends a closed rectangle whose corners have radii of their own.
  ///
  /// - Parameters:
  ///   - rect: the rectangle; the null rectangle adds nothing.
  ///   - cornerRadii: the radii, cut down by one factor where two are longer than their side.
  ///   - style: the shape of the corners.
  ///   - transform: maps the outline before it is appended.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    // One factor for both axes keeps the corners circular.
    let radii = (
      Double(cornerRadii.topLeading), Double(cornerRadii.topTrailing),
      Double(cornerRadii.bottomTrailing), Double(cornerRadii.bottomLeading)
    )
    let across = max(radii.0 + radii.1, radii.2 + radii.3)
    let along = max(radii.0 + radii.3, radii.1 + radii.2)
    let factor = min(
      1, across > 0 ? Double(rect.width) / across : 1, along > 0 ? Double(rect.height) / along : 1)
    func corner(_ radius: Double) -> Point2 { Point2(repeating: radius * factor) }
    RoundedRectangleOutline(
      rect: rect, corners: (corner(radii.0), corner(radii.1), corner(radii.2), corner(radii.3)),
      style: style
    ).append(to: &self, transform: transform)
  }
}
