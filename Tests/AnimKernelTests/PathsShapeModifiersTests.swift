import AnimKernel
import Foundation
import Testing

@Suite("Shapes made of shapes")
struct PathsShapeModifiersTests {
  static let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

  @Test("a trimmed shape is its trimmed path, and its fractions move")
  func trim() {
    var shape = Circle().trim(from: 0.25, to: 0.75)
    let outline = Circle().path(in: Self.rect)
    #expect(shape.path(in: Self.rect) == outline.trimmedPath(from: 0.25, to: 0.75))
    #expect(Circle().trim().path(in: Self.rect) == outline)
    let half = Circle().trim(from: 0, to: 0.5).animatableData
    let whole = Circle().trim(from: 0, to: 1).animatableData
    shape.animatableData = Self.same(half, as: shape).interpolated(
      towards: Self.same(whole, as: shape), amount: 0.5)
    #expect(shape.path(in: Self.rect) == outline.trimmedPath(from: 0, to: 0.75))
  }

  /// A value that is known to be of a shape's type of data.
  private static func same<S: Shape>(_ value: some VectorArithmetic, as shape: S)
    -> S.AnimatableData
  {
    guard let value = value as? S.AnimatableData else { return .zero }
    return value
  }

  @Test("an offset shape is moved, whichever way the offset is given")
  func offset() {
    let moved = Rectangle().path(in: Self.rect.offsetBy(dx: 3, dy: -4))
    #expect(Rectangle().offset(CGSize(width: 3, height: -4)).path(in: Self.rect) == moved)
    #expect(Rectangle().offset(CGPoint(x: 3, y: -4)).path(in: Self.rect) == moved)
    #expect(Rectangle().offset(x: 3, y: -4).path(in: Self.rect) == moved)
    #expect(Rectangle().offset(x: 3).offset(y: -4).path(in: Self.rect) == moved)
    var shape = Rectangle().offset(x: 0)
    shape.animatableData.second = AnimatablePair(3, -4)
    #expect(shape.path(in: Self.rect) == moved)
  }

  @Test("a rotated shape turns about its anchor, clockwise on a screen")
  func rotation() {
    let turned = Rectangle().rotation(.degrees(90)).path(in: Self.rect)
    #expect(turned.boundingRect.lies(in: CGRect(x: 35, y: -5, width: 50, height: 100)))
    #expect(abs(turned.signedArea - 5000) < 1e-9)
    let corner = Rectangle().rotation(.degrees(90), anchor: .topLeading).path(in: Self.rect)
    #expect(corner.boundingRect.lies(in: CGRect(x: -40, y: 20, width: 50, height: 100)))
    var shape = Rectangle().rotation(.zero)
    shape.animatableData = AnimatablePair(
      EmptyAnimatableData(),
      AnimatablePair(Angle.degrees(90).animatableData, UnitPoint.topLeading.animatableData))
    #expect(shape.angle == .degrees(90) && shape.anchor == .topLeading)
    #expect(shape.path(in: Self.rect) == corner)
  }

  @Test("a scaled shape grows about its anchor; a factor of 0 is a shape without area")
  func scale() {
    #expect(
      Rectangle().scale(0.5).path(in: Self.rect).boundingRect
        == CGRect(x: 35, y: 32.5, width: 50, height: 25))
    #expect(
      Rectangle().scale(x: 2, anchor: .topLeading).path(in: Self.rect).boundingRect
        == CGRect(x: 10, y: 20, width: 200, height: 50))
    #expect(Circle().scale(x: -1).path(in: Self.rect).signedArea < 0)
    #expect(Ellipse().scale(0).path(in: Self.rect).signedArea == 0)
    var shape = Rectangle().scale(1)
    shape.animatableData.second.first = AnimatablePair(0.5, 0.5)
    #expect(shape.scale == CGSize(width: 0.5, height: 0.5))
    #expect(shape.path(in: Self.rect) == Rectangle().scale(0.5).path(in: Self.rect))
  }

  @Test("a transformed shape is its path's image, moving as the shape does")
  func transform() {
    let map = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -5)
    let base = RoundedRectangle(cornerRadius: 8)
    var shape = base.transform(map)
    #expect(shape.path(in: Self.rect) == base.path(in: Self.rect).applying(map))
    #expect(shape.animatableData == base.animatableData)
    shape.animatableData = AnimatablePair(3, 3)
    #expect(shape.shape.cornerSize == CGSize(width: 3, height: 3))
  }

  @Test("a sized shape keeps its size, at its anchor")
  func size() {
    #expect(
      Rectangle().size(width: 20, height: 10).path(in: Self.rect)
        == Path(CGRect(x: 10, y: 20, width: 20, height: 10)))
    #expect(
      Rectangle().size(CGSize(width: 20, height: 10), anchor: .bottomTrailing).path(in: Self.rect)
        == Path(CGRect(x: 90, y: 60, width: 20, height: 10)))
    #expect(Rectangle().size(width: 20, height: 10).path(in: .null).isEmpty)
  }

  @Test("inset shapes keep their distance from the outline")
  func inset() {
    let inner = Self.rect.insetBy(dx: 5, dy: 5)
    #expect(Rectangle().inset(by: 5).path(in: Self.rect) == Path(inner))
    #expect(Ellipse().inset(by: 5).path(in: Self.rect) == Path(ellipseIn: inner))
    #expect(Circle().inset(by: 5).path(in: Self.rect) == Circle().path(in: inner))
    #expect(Capsule().inset(by: 5).path(in: Self.rect) == Capsule().path(in: inner))
    let round = RoundedRectangle(cornerRadius: 8, style: .circular)
    #expect(
      round.inset(by: 5).path(in: Self.rect)
        == RoundedRectangle(cornerRadius: 3, style: .circular).path(in: inner))
    #expect(
      round.inset(by: 9).path(in: Self.rect)
        == Path(roundedRect: Self.rect.insetBy(dx: 9, dy: 9), cornerRadius: 0))
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 20)
    #expect(
      uneven.inset(by: 5).path(in: Self.rect)
        == UnevenRoundedRectangle(topLeadingRadius: 3, bottomTrailingRadius: 15).path(in: inner))
    // Outwards: what is sharp stays sharp.
    #expect(
      uneven.inset(by: -5).path(in: Self.rect)
        == UnevenRoundedRectangle(topLeadingRadius: 13, bottomTrailingRadius: 25)
        .path(in: Self.rect.insetBy(dx: -5, dy: -5)))
  }

  @Test("insets add up, move with other modifiers, and draw nothing where nothing is left")
  func nestedInsets() {
    #expect(
      RoundedRectangle(cornerRadius: 9).inset(by: 2).inset(by: 3).path(in: Self.rect)
        == RoundedRectangle(cornerRadius: 9).inset(by: 5).path(in: Self.rect))
    #expect(
      Circle().rotation(.degrees(30)).inset(by: 4).path(in: Self.rect)
        == Circle().inset(by: 4).rotation(.degrees(30)).path(in: Self.rect))
    #expect(
      Circle().offset(x: 3).inset(by: 4).path(in: Self.rect)
        == Circle().inset(by: 4).offset(x: 3).path(in: Self.rect))
    #expect(Rectangle().inset(by: 26).path(in: Self.rect).isEmpty)
    #expect(Capsule().inset(by: .infinity).path(in: Self.rect).isEmpty)
  }

  @Test("an inset moves with the animation")
  func insetData() {
    var shape = Rectangle().inset(by: 0)
    let target = Self.data(of: Rectangle().inset(by: 10))
    shape.animatableData = shape.animatableData.interpolated(
      towards: Self.cast(target, to: shape), amount: 0.5)
    #expect(shape.path(in: Self.rect) == Rectangle().inset(by: 5).path(in: Self.rect))
  }

  private static func data(of shape: some Shape) -> any VectorArithmetic { shape.animatableData }

  private static func cast<S: Shape>(_ value: any VectorArithmetic, to shape: S) -> S.AnimatableData
  {
    guard let value = value as? S.AnimatableData else { return .zero }
    return value
  }

  @Test("a path is a shape that ignores its rectangle; shapes have names")
  func named() {
    func path(_ shape: some Shape) -> Path { shape.path(in: Self.rect) }
    let own = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(path(own) == own)
    #expect(path(own.offset(x: 2)) == own.offsetBy(dx: 2, dy: 0))
    #expect(path(.rect) == Rectangle().path(in: Self.rect))
    #expect(path(.rect(cornerRadius: 4)) == path(RoundedRectangle(cornerRadius: 4)))
    #expect(
      path(.rect(topLeadingRadius: 4)) == path(UnevenRoundedRectangle(topLeadingRadius: 4)))
    #expect(path(.circle) == path(Circle()) && path(.ellipse) == path(Ellipse()))
    #expect(path(.capsule) == path(Capsule()))
    #expect(path(.capsule(style: .circular)) == path(Capsule(style: .circular)))
  }
}
