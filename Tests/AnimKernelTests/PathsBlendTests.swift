import Foundation
import Testing

@testable import AnimKernel

@Suite("Blending of paths")
struct PathsBlendTests {
  /// A path with every kind of element, and as many of it as asked for.
  private func path(count: Int = 1) -> Path {
    Path { path in
      for index in 0..<count {
        path.move(to: CGPoint(x: index, y: 1))
        path.addLine(to: CGPoint(x: 5, y: 2))
        path.addQuadCurve(to: CGPoint(x: 9, y: 9), control: CGPoint(x: 8, y: 1))
        path.addCurve(
          to: CGPoint(x: 3, y: 12), control1: CGPoint(x: 9, y: 14), control2: CGPoint(x: 5, y: 10))
        path.addEllipticalArc(
          to: CGPoint(x: 0, y: 6), radii: CGSize(width: 4, height: 3),
          xAxisRotation: .degrees(30), largeArc: true, sweep: false)
        path.closeSubpath()
      }
    }
  }

  /// The path's image by `transform`.
  private func image(of path: Path, by transform: CGAffineTransform) -> Path {
    var image = Path()
    image.addPath(path, transform: transform)
    return image
  }

  /// The largest distance between points that two paths hold.
  private func distance(_ a: Path, _ b: Path) -> Double {
    #expect(a.hasStructure(of: b))
    guard let first = a.storage, let second = b.storage else { return 0 }
    return (0..<Int(a.pointCount)).map { (first.point($0) - second.point($0)).length }.max() ?? 0
  }

  @Test("between a path and its affine image lies the image by the blended map, arcs too")
  func affine() {
    let map = CGAffineTransform(a: 0.5, b: 0.8, c: -0.3, d: 1.2, tx: 3, ty: -4)
    let (from, to) = (path(), image(of: path(), by: map))
    var blended = Path()
    for progress in [0, 0.25, 0.5, 1, 1.5] {
      blended.blend(from: from, to: to, progress: progress)
      let between = CGAffineTransform(
        a: 1 + (map.a - 1) * progress, b: map.b * progress, c: map.c * progress,
        d: 1 + (map.d - 1) * progress, tx: map.tx * progress, ty: map.ty * progress)
      let wanted = image(of: path(), by: between)
      #expect(distance(blended, wanted) < 1e-12)
      #expect(abs(blended.length - wanted.length) < 1e-9)
      #expect(abs(blended.signedArea - wanted.signedArea) < 1e-9)
    }
  }

  @Test("the ends are the keyframes, bit for bit")
  func ends() {
    let (from, to) = (path(), image(of: path(), by: CGAffineTransform(scaleX: 1.1, y: 0.7)))
    var blended = Path()
    blended.blend(from: from, to: to, progress: 0)
    #expect(blended == from)
    blended.blend(from: from, to: to, progress: 1)
    #expect(blended == to)
    #expect(blended.currentPoint == to.currentPoint)
    blended.addLine(to: .zero)
    #expect(blended.elementCount == to.elementCount + 1)
  }

  @Test("a copy keeps its elements when the original becomes another blend")
  func copies() {
    let (small, large) = (path(), path(count: 30))
    let moved = image(of: small, by: CGAffineTransform(translationX: 1, y: 1))
    var blended = Path()
    blended.blend(from: small, to: moved, progress: 0)
    let copy = blended
    blended.blend(from: small, to: moved, progress: 1)
    #expect(copy == small)
    #expect(blended == moved)
    blended.blend(from: large, to: large, progress: 0.5)
    #expect(blended == large)
    blended.blend(from: blended, to: blended, progress: 0.5)
    #expect(blended == large)
    blended.blend(from: small, to: small, progress: 0.5)
    #expect(blended == small)
    blended.blend(from: Path(), to: Path(), progress: 0.5)
    #expect(blended.isEmpty)
  }

  @Test("paths have the same structure where their elements are the same kinds in order")
  func structure() {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 1, y: 1))
    }
    let moves = Path { path in
      path.move(to: .zero)
      path.move(to: CGPoint(x: 1, y: 1))
    }
    #expect(line.hasStructure(of: image(of: line, by: CGAffineTransform(scaleX: 2, y: 3))))
    #expect(!line.hasStructure(of: moves))
    #expect(!line.hasStructure(of: Path()))
    #expect(Path().hasStructure(of: Path()))
  }

  @Test("blending paths of different elements is a programmer's error")
  func differentStructure() async {
    await #expect(processExitsWith: .failure) {
      let line = Path { path in
        path.move(to: .zero)
        path.addLine(to: .zero)
      }
      var blended = Path()
      blended.blend(from: line, to: Path(), progress: 0.5)
    }
  }
}
