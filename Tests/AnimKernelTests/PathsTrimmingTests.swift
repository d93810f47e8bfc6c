import Foundation
import Testing

@testable import AnimKernel

@Suite("Trimming of paths")
struct PathsTrimmingTests {
  static let seeds = Array(UInt64(1)...40)

  @Test("a part is as long as its share of the whole", arguments: seeds)
  func share(seed: UInt64) {
    let path = PathsSamples.random(seed: seed)
    let whole = path.length
    for (from, to) in [(0, 0.5), (0.25, 0.26), (0.1, 0.9), (0.73, 1), (0.333, 0.334)] {
      let part = path.trimmedPath(from: CGFloat(from), to: CGFloat(to))
      #expect(abs(part.length - whole * (to - from)) <= 1e-9 * whole, "\(from) to \(to)")
    }
  }

  @Test("parts meet in one point, bit for bit, and draw the whole together", arguments: seeds)
  func meeting(seed: UInt64) {
    let path = PathsSamples.random(seed: seed)
    let cuts: [CGFloat] = [0, 0.1, 0.37, 0.5, 0.82, 1]
    var (area, ends, starts) = (0.0, [CGPoint](), [CGPoint]())
    for (from, to) in zip(cuts, cuts.dropFirst()) {
      let part = path.trimmedPath(from: from, to: to)
      guard case .move(let start) = part.elements.first, let end = part.currentPoint else {
        Issue.record("a part starts with a move")
        return
      }
      starts.append(start)
      ends.append(end)
      part.forEachSegment { area += $0.sweptArea }
    }
    for (end, start) in zip(ends, starts.dropFirst()) { #expect(end == start) }
    var whole = 0.0
    path.forEachSegment { whole += $0.sweptArea }
    #expect(abs(area - whole) < 1e-6 * (1 + path.length * path.length))
  }

  @Test("a part of an arc is an arc of the same ellipse")
  func arcs() {
    let ellipse = Path(ellipseIn: CGRect(x: 1, y: 2, width: 30, height: 10))
    let part = ellipse.trimmedPath(from: 0.2, to: 0.7)
    #expect(part.elementCounts == .init(moves: 1, arcs: 1))
    part.forEachSegment { segment in
      guard case .arc(let arc) = segment else { return }
      #expect(arc.center == Point2(16, 7))
      #expect(arc.firstAxis == Point2(15, 0) && arc.secondAxis == Point2(0, 5))
    }
    let circle = Path(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2))
    let quarter = circle.trimmedPath(from: 0.25, to: 0.5)
    #expect(quarter.boundingRect.lies(in: CGRect(x: -1, y: 0, width: 1, height: 1)))
    #expect(abs(quarter.length - .pi / 2) < 1e-12)
  }

  @Test("the parameter found lies where the fraction says, on a curve of uneven speed")
  func uneven() {
    // y = 0 and x = t³: the length up to t is t³.
    let path = Path { p in
      p.move(to: .zero)
      p.addCurve(to: CGPoint(x: 8, y: 0), control1: .zero, control2: .zero)
    }
    for fraction in [1e-6, 0.001, 0.125, 0.5, 0.999] {
      let end = path.trimmedPath(from: 0, to: CGFloat(fraction)).currentPoint
      #expect(abs((end?.x ?? .nan) - 8 * CGFloat(fraction)) < 1e-9)
    }
  }

  @Test("a whole subpath stays closed, a cut one opens, an element after a close moves first")
  func closing() {
    var path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
    #expect(path.trimmedPath(from: 0, to: 0.5).description == "0 0 m 1 0 l 1 1 l 0 1 l h")
    #expect(path.trimmedPath(from: 0.5, to: 1).description == "5 5 m 6 5 l 6 6 l 5 6 l h")
    #expect(
      path.trimmedPath(from: 0.125, to: 0.5).description == "1 0 m 1 1 l 0 1 l 0 0 l")
    #expect(
      path.trimmedPath(from: 0.25, to: 0.75).description
        == "1 1 m 0 1 l 0 0 l 5 5 m 6 5 l 6 6 l")
    var onward = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    onward.addLine(to: CGPoint(x: 0, y: -4))
    #expect(onward.trimmedPath(from: 0.5, to: 0.75).description == "0 0 m 0 -2 l")
    #expect(
      onward.trimmedPath(from: 0.25, to: 0.75).description == "1 1 m 0 1 l 0 0 l 0 0 m 0 -2 l")
    #expect(
      onward.trimmedPath(from: 0, to: 0.75).description
        == "0 0 m 1 0 l 1 1 l 0 1 l h 0 0 m 0 -2 l")
  }

  @Test("fractions are cut to 0...1; the whole is the path itself; no span and no number are empty")
  func fractions() {
    let path = PathsSamples.random(seed: 7)
    #expect(path.trimmedPath(from: 0, to: 1) == path)
    #expect(path.trimmedPath(from: -3, to: 7) == path)
    #expect(path.trimmedPath(from: -.infinity, to: .infinity) == path)
    #expect(path.trimmedPath(from: -1, to: 0.5) == path.trimmedPath(from: 0, to: 0.5))
    #expect(path.trimmedPath(from: 0.5, to: 9) == path.trimmedPath(from: 0.5, to: 1))
    let empty: [(CGFloat, CGFloat)] = [
      (0.5, 0.5), (0.6, 0.4), (1, 1), (0, 0), (2, 3), (-2, -1), (.nan, 1), (0, .nan), (1, 0),
    ]
    for (from, to) in empty { #expect(path.trimmedPath(from: from, to: to).isEmpty) }
    #expect(Path().trimmedPath(from: 0.2, to: 0.8).isEmpty)
  }

  @Test("a dot is kept where its place lies inside")
  func dots() {
    let path = Path { p in
      p.addLines([.zero, CGPoint(x: 4, y: 0)])
      p.addLines([CGPoint(x: 9, y: 9), CGPoint(x: 9, y: 9)])
      p.addLines([CGPoint(x: 0, y: 1), CGPoint(x: 4, y: 1)])
    }
    #expect(
      path.trimmedPath(from: 0.25, to: 0.75).description == "2 0 m 4 0 l 9 9 m 9 9 l 0 1 m 2 1 l")
    #expect(path.trimmedPath(from: 0.75, to: 1).description == "2 1 m 4 1 l")
  }

  @Test("no path and no fraction traps", arguments: PathsSamples.hostile.indices)
  func hostile(index: Int) {
    let path = PathsSamples.hostile[index]
    for (from, to) in [(0.0, 0.5), (0.25, 0.75), (0.5, 1), (1e-300, 1)] {
      let part = path.trimmedPath(from: CGFloat(from), to: CGFloat(to))
      if !path.length.isFinite { #expect(part.isEmpty) }
    }
  }
}

extension PathSegment {
  /// Twice the area between the segment and the origin.
  fileprivate var sweptArea: Double {
    switch self {
    case .move: 0
    default:
      Path { p in
        p.append(.move, .zero)
        p.append(.line, first)
        p.append(self.asOpen)
      }.signedArea * 2
    }
  }

  /// The segment, a line in place of a close.
  private var asOpen: PathSegment {
    if case .close(let from, let to) = self { .line(from, to) } else { self }
  }
}
