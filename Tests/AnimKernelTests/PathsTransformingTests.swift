import Foundation
import Testing

@testable import AnimKernel

@Suite("Transforming paths")
struct PathsTransformingTests {
  static let maps = [
    CGAffineTransform(a: 0.5, b: 0.8, c: -0.3, d: 1.2, tx: 3, ty: -4),
    CGAffineTransform(scaleX: -2, y: 1), CGAffineTransform(rotationAngle: 1),
    CGAffineTransform(translationX: 5, y: 6),
  ]

  @Test("points of an image are images of points, arcs arcs", arguments: maps)
  func image(map: CGAffineTransform) {
    for seed in UInt64(1)...10 {
      let path = PathsSamples.random(seed: seed)
      let image = path.applying(map)
      #expect(image.elementCounts == path.elementCounts)
      let determinant = Double(map.a * map.d - map.b * map.c)
      let size = 1 + path.length * path.length
      #expect(abs(image.signedArea - determinant * path.signedArea) < 1e-12 * size)
      var (points, images) = ([CGPoint](), [CGPoint]())
      path.forEach { if let end = $0.end { points.append(end.applying(map)) } }
      image.forEach { if let end = $0.end { images.append(end) } }
      #expect(points.count == images.count)
      for (a, b) in zip(points, images) { #expect(abs(a.x - b.x) + abs(a.y - b.y) < 1e-9) }
    }
  }

  @Test("the identity gives the path itself; a map and its inverse undo each other")
  func inverse() {
    let path = PathsSamples.random(seed: 4)
    #expect(path.applying(.identity) == path)
    let map = CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 8, ty: -16)
    let back = path.applying(map).applying(map.inverted())
    #expect(abs(back.length - path.length) < 1e-9)
    #expect(back.boundingRect.lies(in: path.boundingRect))
  }

  @Test("a scaling by zero leaves the elements in a point, drawing nothing", arguments: [0.0, 1])
  func zeroScale(y: Double) throws {
    let path = PathsSamples.random(seed: 5)
    let flat = path.applying(CGAffineTransform(scaleX: 0, y: CGFloat(y)))
    #expect(flat.elementCounts == path.elementCounts)
    #expect(flat.boundingRect.width == 0)
    #expect(flat.signedArea == 0)
    #expect(try flat.area() == 0)
    #expect(!flat.contains(.zero))
    #expect(flat.length.isFinite)
    if y == 0 { #expect(flat.length == 0 && flat.trimmedPath(from: 0.2, to: 0.3).length == 0) }
    var flattened = FlattenedPath()
    try flat.flatten(tolerance: 0.1, into: &flattened)
    #expect(flattened.points.allSatisfy { $0.x == 0 })
  }

  @Test("an offset moves every point by the same")
  func offset() {
    let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.offsetBy(dx: 10, dy: -20) == Path(CGRect(x: 11, y: -18, width: 3, height: 4)))
    #expect(path.offsetBy(dx: 0, dy: 0) == path)
  }

  @Test("no transform traps", arguments: PathsSamples.hostile.indices)
  func hostile(index: Int) {
    let path = PathsSamples.hostile[index]
    for value in [CGFloat.nan, .infinity, 1e37, 0] {
      let map = CGAffineTransform(a: value, b: 0, c: 1, d: value, tx: value, ty: 1)
      let image = path.applying(map).offsetBy(dx: value, dy: value)
      #expect(image.elementCount == path.elementCount)
      _ = image.boundingRect
    }
  }
}

extension Path.Element {
  /// Where the element ends; `nil` for a close.
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
    case .closeSubpath: nil
    }
  }
}
