import Foundation
import Testing

@testable import AnimKernel

@Suite("Paths as vectors")
struct PathsAnimatablePathTests {
  static let circle = Path(ellipseIn: CGRect(x: -4, y: -4, width: 8, height: 8))
  static let square = Path(CGRect(x: 2, y: 2, width: 6, height: 6))
  static let wedge = Path { p in
    p.addLines([.zero, CGPoint(x: 9, y: 1), CGPoint(x: 3, y: 7)])
    p.closeSubpath()
  }

  @Test("interpolation is the morph, and the very paths at its ends")
  func interpolation() {
    let pairs = [
      (Self.circle, Self.square), (Self.square, Self.wedge), (Path(), Self.wedge),
      (Self.wedge, Self.wedge.offsetBy(dx: 3, dy: 4)),
    ]
    for (from, to) in pairs {
      let (a, b) = (AnimatablePath(from), AnimatablePath(to))
      let morph = PathMorph(from: from, to: to)
      #expect(a.interpolated(towards: b, amount: 0).path == from)
      #expect(a.interpolated(towards: b, amount: 1).path == to)
      for amount in [0.2, 0.5, 0.9, 1.25] {
        let (path, wanted) = (
          a.interpolated(towards: b, amount: amount).path, morph.path(at: amount)
        )
        #expect(path.hasStructure(of: wanted))
        #expect(path.largestDistance(from: wanted) < 1e-9)
      }
    }
  }

  @Test("sums and multiples are those of a vector space")
  func vectorSpace() {
    let (a, b, c) = (
      AnimatablePath(Self.circle), AnimatablePath(Self.square), AnimatablePath(Self.wedge)
    )
    #expect(a + b == b + a)
    #expect((a + b) + c == a + (b + c))
    #expect(a + .zero == a && .zero + a == a && a - a == .zero)
    #expect((a + b).scaled(by: 2) == a.scaled(by: 2) + b.scaled(by: 2))
    #expect(a.scaled(by: 0) == .zero)
    #expect(a + a == a.scaled(by: 2))
    #expect(a != b && a != a.scaled(by: 2))
    #expect(AnimatablePath.zero.path.isEmpty)
    #expect(AnimatablePath.zero.magnitudeSquared == 0)
    #expect(AnimatablePath(Path()) != .zero)
  }

  @Test("a multiple of a path is the path scaled about the origin, its arcs still arcs")
  func multiples() {
    let half = AnimatablePath(Self.circle.offsetBy(dx: 10, dy: 0)).scaled(by: 0.5).path
    #expect(half == Path(ellipseIn: CGRect(x: 3, y: -2, width: 4, height: 4)))
  }

  @Test("the squared magnitude is the sum of squared coordinates")
  func magnitude() {
    let path = Path { $0.addLines([CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)]) }
    #expect(AnimatablePath(path).magnitudeSquared == 30)
    #expect(AnimatablePath(path).scaled(by: -2).magnitudeSquared == 120)
    let moved = AnimatablePath(path.offsetBy(dx: 3, dy: 0)) - AnimatablePath(path)
    #expect(moved.magnitudeSquared == 18)
    // Centre, two axes and the end: the angles are no coordinates.
    let circle = Path { $0.addEllipse(in: CGRect(x: -1, y: -1, width: 2, height: 2)) }
    #expect(AnimatablePath(circle).magnitudeSquared == 1 + 0 + 1 + 1 + 1)
  }

  @Test("an animation turned round on the way goes on from where it is")
  func retargeted() {
    let (a, b, c) = (
      AnimatablePath(Self.circle), AnimatablePath(Self.square), AnimatablePath(Self.wedge)
    )
    let halfway = a.interpolated(towards: b, amount: 0.5)
    let onward = halfway.interpolated(towards: c, amount: 1e-12)
    // Three paths in place of two cut the outline elsewhere; it is the same outline.
    #expect(abs(halfway.path.signedArea - onward.path.signedArea) < 0.5)
    #expect(halfway.interpolated(towards: c, amount: 1) == c)
    #expect(halfway.interpolated(towards: c, amount: 1).path == Self.wedge)
    #expect(halfway.interpolated(towards: a, amount: 1).path == Self.circle)
  }

  @Test("a shape that carries a path moves to another")
  func shape() {
    var blob = Blob(outline: AnimatablePath(Self.wedge))
    let target = Blob(outline: AnimatablePath(Self.square))
    blob.animatableData.interpolate(towards: target.animatableData, amount: 0.5)
    let wanted = PathMorph(from: Self.wedge, to: Self.square).path(at: 0.5)
    #expect(blob.path(in: .zero).largestDistance(from: wanted) < 1e-9)
  }

  private struct Blob: Shape {
    var outline: AnimatablePath
    var animatableData: AnimatablePath {
      get { outline }
      set { outline = newValue }
    }
    func path(in rect: CGRect) -> Path { outline.path }
  }
}

extension Path {
  /// The largest distance between points that two paths of the same elements hold.
  fileprivate func largestDistance(from other: Path) -> Double {
    guard hasStructure(of: other) else { return .infinity }
    guard let storage, let others = other.storage else { return 0 }
    return (0..<Int(pointCount)).map { (storage.point($0) - others.point($0)).length }.max() ?? 0
  }
}
