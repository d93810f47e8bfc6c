import Foundation
import Testing

@testable import AnimKernel

@Suite("Morphs between paths")
struct PathsMorphTests {
  /// Seeds of two paths.
  static let pairs = (UInt64(1)...25).map { ($0, $0 + 100) }

  private static func path(_ seed: UInt64) -> Path {
    PathsSamples.random(seed: seed, elements: Int(seed % 17) + 1)
  }

  private static func polygon(_ points: [(Double, Double)]) -> Path {
    Path { p in
      p.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
      p.closeSubpath()
    }
  }

  @Test("at 0 and 1 the result is the path given", arguments: pairs)
  func ends(from: UInt64, to: UInt64) {
    let (from, to) = (Self.path(from), Self.path(to))
    let morph = PathMorph(from: from, to: to)
    #expect(morph.path(at: 0) == from)
    #expect(morph.path(at: 1) == to)
    var path = Path()
    for progress in [0.5, 0, 0.3, 1, 0.7] {
      morph.write(at: progress, into: &path)
      #expect(path == morph.path(at: progress))
    }
  }

  @Test("next to an end it draws what that end draws", arguments: pairs)
  func continuity(from: UInt64, to: UInt64) {
    let (from, to) = (Self.path(from), Self.path(to))
    let morph = PathMorph(from: from, to: to)
    for (end, progress) in [(from, 1e-9), (to, 1 - 1e-9)] {
      let near = morph.path(at: progress)
      // The parts of arcs have a relative error of 4.3e-6 of the radius.
      #expect(abs(near.length - end.length) < 1e-4 * end.length)
      #expect(abs(abs(near.signedArea) - abs(end.signedArea)) < 1e-4 * end.length * end.length)
    }
  }

  @Test("all in between have the same elements, and each point moves straight", arguments: pairs)
  func straight(from: UInt64, to: UInt64) {
    let morph = PathMorph(from: Self.path(from), to: Self.path(to))
    let (a, b, c) = (morph.path(at: 0.25), morph.path(at: 0.5), morph.path(at: 0.75))
    #expect(a.hasStructure(of: b) && b.hasStructure(of: c))
    guard let first = a.storage, let middle = b.storage, let last = c.storage else { return }
    for index in 0..<Int(a.pointCount) {
      let mean = (first.point(index) + last.point(index)) / 2
      #expect((middle.point(index) - mean).length < 1e-9)
    }
  }

  @Test("paths of the same elements are blended as they are, arcs too")
  func sameElements() {
    let (small, large) = (
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2)),
      Path(ellipseIn: CGRect(x: 4, y: 4, width: 6, height: 6))
    )
    let between = PathMorph(from: small, to: large).path(at: 0.5)
    #expect(between == Path(ellipseIn: CGRect(x: 2, y: 2, width: 4, height: 4)))
  }

  @Test("arcs of other angles meet their ends on the way")
  func otherAngles() throws {
    func arc(_ degrees: Double) -> Path {
      Path { p in
        p.addRelativeArc(center: .zero, radius: 5, startAngle: .zero, delta: .degrees(degrees))
      }
    }
    let path = PathMorph(from: arc(90), to: arc(250)).path(at: 0.5)
    var flattened = FlattenedPath()
    try path.flatten(tolerance: 1e-3, into: &flattened)
    for (a, b) in zip(flattened.points, flattened.points.dropFirst()) {
      #expect((b - a).length < 0.5, "no jump")
    }
  }

  @Test("as many curves correspond one by one")
  func oneToOne() {
    let lines = Self.polygon([(0, 0), (4, 0), (4, 4), (0, 4)])
    let curves = Path { p in
      p.move(to: CGPoint(x: 10, y: 0))
      p.addQuadCurve(to: CGPoint(x: 90, y: 0), control: CGPoint(x: 50, y: -5))
      p.addLine(to: CGPoint(x: 91, y: 1))
      p.addLine(to: CGPoint(x: 10, y: 1))
      p.closeSubpath()
    }
    let between = PathMorph(from: lines, to: curves).path(at: 0.5).elements
    let ends = between.compactMap { element -> CGPoint? in
      if case .curve(let to, _, _) = element { to } else { nil }
    }
    #expect(ends == [(47, 0), (47.5, 2.5), (5, 2.5), (5, 0)].map { CGPoint(x: $0.0, y: $0.1) })
  }

  @Test("of other subpaths the corners move to points at equal fractions of the length")
  func fractions() {
    let line = Path { $0.addLines([.zero, CGPoint(x: 12, y: 0)]) }
    let bent = Path { p in
      p.addLines([CGPoint(x: 0, y: 10), CGPoint(x: 3, y: 10), CGPoint(x: 3, y: 11)])
    }
    let morph = PathMorph(from: line, to: bent)
    let ends = morph.path(at: 0.5).elements.map { element -> CGPoint in
      switch element {
      case .move(let to), .curve(let to, _, _): to
      default: .zero
      }
    }
    #expect(ends.count == 3)
    for (end, wanted) in zip(ends, [(0.0, 5.0), (6, 5), (7.5, 5.5)]) {
      #expect(abs(end.x - wanted.0) < 1e-9 && abs(end.y - wanted.1) < 1e-9)
    }
  }

  @Test("closed outlines neither twist nor turn inside out", arguments: 0..<8)
  func untwisted(start: Int) {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let octagon = (0..<9).map { index in
      let angle = Double(index + start) / 9 * 2 * .pi
      return (10 * cos(angle), 10 * sin(angle))
    }
    for points in [octagon, octagon.reversed()] {
      let polygon = Self.polygon(points)
      let area = abs(polygon.signedArea)
      for (from, to) in [(circle, polygon), (polygon, circle)] {
        let between = PathMorph(from: from, to: to).path(at: 0.5)
        #expect(abs(between.signedArea) > 0.95 * area)
        #expect(between.boundingRect.lies(in: circle.boundingRect.insetBy(dx: -0.1, dy: -0.1)))
      }
    }
  }

  @Test("a hole stays a hole by both rules, whichever way the other path is drawn")
  func holes() {
    var ring = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let mirror = CGAffineTransform(scaleX: -1, y: 1)
    ring.addEllipse(in: CGRect(x: -5, y: -5, width: 10, height: 10), transform: mirror)
    var frame = Path()
    frame.addRect(CGRect(x: -10, y: -10, width: 20, height: 20), transform: mirror)
    frame.addRect(CGRect(x: -5, y: -5, width: 10, height: 10))
    let morph = PathMorph(from: ring, to: frame)
    for progress in [0, 1e-6, 0.25, 0.5, 0.75, 1 - 1e-6, 1] {
      let path = morph.path(at: progress)
      for eoFill in [false, true] {
        #expect(!path.contains(.zero, eoFill: eoFill))
        #expect(path.contains(CGPoint(x: 7.5, y: 0.1), eoFill: eoFill))
      }
    }
  }

  @Test("a subpath that the other path lacks grows out of its middle")
  func missing() {
    let one = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
    var two = one
    two.addEllipse(in: CGRect(x: 10, y: 10, width: 8, height: 8))
    for (morph, progress) in [
      (PathMorph(from: one, to: two), 0.25), (PathMorph(from: two, to: one), 0.75),
    ] {
      let path = morph.path(at: progress)
      let wanted = 16 + Double.pi
      #expect(abs(path.signedArea - wanted) < 1e-4)
      #expect(path.contains(CGPoint(x: 14, y: 14)) && !path.contains(CGPoint(x: 12, y: 12)))
    }
    let grown = PathMorph(from: Path(), to: one).path(at: 0.5)
    #expect(abs(grown.boundingRect.minX - 1) < 1e-9 && abs(grown.boundingRect.maxY - 3) < 1e-9)
    #expect(PathMorph(from: Path(), to: Path()).path(at: 0.5).isEmpty)
  }

  @Test("what is open in either path is open on the way, end to end")
  func open() {
    let open = Path { p in
      p.addLines([.zero, CGPoint(x: 1, y: 5), CGPoint(x: 9, y: 5), CGPoint(x: 9, y: 9)])
    }
    let closed = Path(ellipseIn: CGRect(x: 20, y: 0, width: 4, height: 4))
    let path = PathMorph(from: open, to: closed).path(at: 0.5)
    #expect(path.elementCounts.closes == 0)
    guard case .move(let start) = path.elements[0], let end = path.currentPoint else { return }
    #expect(abs(start.x - 12) < 1e-9 && abs(start.y - 1) < 1e-9)
    #expect(abs(end.x - 16.5) < 1e-9 && abs(end.y - 5.5) < 1e-9)
  }

  @Test("no two paths and no progress trap", arguments: PathsSamples.hostile.indices)
  func hostile(index: Int) {
    let bad = PathsSamples.hostile[index]
    for other in PathsSamples.hostile + [Path(CGRect(x: 0, y: 0, width: 1, height: 1))] {
      for morph in [PathMorph(from: bad, to: other), PathMorph(from: other, to: bad)] {
        for progress in [0.4, -1e30, .nan, .infinity] { _ = morph.path(at: progress) }
        _ = morph.path(at: 1e30).description
      }
      _ = AnimatablePath(bad).interpolated(towards: AnimatablePath(other), amount: 0.3).path
    }
  }

  @Test("where a path cannot be measured, the way is a jump in its middle")
  func jump() {
    let (from, to) = (
      Path(CGRect(x: 0, y: 0, width: 1, height: 1)),
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 1e200, height: 1))
    )
    let morph = PathMorph(from: from, to: to)
    #expect(morph.path(at: 0.5) == from && morph.path(at: 0.51) == to)
  }
}
