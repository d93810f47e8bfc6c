import Foundation
import Testing

@testable import AnimKernel

@Suite("Fans")
struct TessellationFanTests {
  @Test("a regular polygon is a fan of two triangles fewer than its sides", arguments: 3...40)
  func regular(sides: Int) throws {
    for direction in [1.0, -1] {
      let points = (0..<sides).map { index in
        let angle = direction * Double(index) * 2 * .pi / Double(sides)
        return CGPoint(x: cos(angle) * 7 + 3, y: sin(angle) * 7)
      }
      let mesh = try #require(try fan(Path { $0.addLines(points) }))
      #expect(mesh.triangleCount == sides - 2)
      #expect(mesh.positions.count == sides)
      let area = Double(sides) / 2 * 49 * sin(2 * .pi / Double(sides))
      #expect(abs(mesh.area - area) < 1e-4)
    }
  }

  @Test("a pie slice drawn from its centre is a fan short of the full turn")
  func wedge() throws {
    for degrees in stride(from: 5.0, to: 360, by: 5) {
      let path = Path { p in
        p.move(to: .zero)
        p.addArc(
          center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(degrees),
          clockwise: false)
        p.closeSubpath()
      }
      let mesh = try #require(try fan(path), "\(degrees)")
      // Two thirds of the tolerance times the arc's length lie between the arc and its chords.
      let radians = degrees * .pi / 180
      #expect(abs(mesh.area - 50 * radians) < 0.01 * 10 * radians * 2 / 3 + 1e-4)
    }
  }

  @Test("a closing point that is written out makes no difference")
  func writtenOut() throws {
    let path = Path { p in
      p.addLines([.zero, CGPoint(x: 2, y: 0), CGPoint(x: 2, y: 2), .zero])
    }
    #expect(try fan(path)?.triangleCount == 1)
  }

  static let others: [TessellationOutline] =
    TessellationOutline.stars + [
      .init("turned more than once around the first point", [spiral(turns: 1.2)]),
      .init(
        "an ear not seen from the first point", [[[0, 0], [4, 0], [4, 4], [1, 3], [2, 5]]]),
      .init("half a turn at once", [[[0, 0], [4, 0], [-4, 0], [-4, -4]]]),
      .init("back to the first point", [[[0, 0], [4, 0], [4, 1], [0, 0], [0, 4], [-1, 4]]]),
      .init("on a line", [[[0, 0], [4, 0], [2, 0]]]),
      .init("two points", [[[0, 0], [4, 0]]]),
      .init("two contours", [[[0, 0], [4, 0], [4, 4]], [[9, 9], [12, 9], [12, 12]]]),
    ]

  @Test("nothing else is", arguments: others)
  func notFans(outline: TessellationOutline) throws {
    #expect(try fan(outline.path) == nil)
  }

  private static func spiral(turns: Double) -> [SIMD2<Double>] {
    [[0, 0]]
      + (0...40).map { index -> SIMD2<Double> in
        let angle = Double(index) / 40 * turns * 2 * .pi
        return [cos(angle) * (3 + angle), sin(angle) * (3 + angle)]
      }
  }

  private func fan(_ path: Path) throws -> Mesh? {
    var flattened = FlattenedPath()
    var mesh = Mesh()
    try path.flatten(tolerance: 0.01, into: &flattened)
    var outline = GridOutline()
    outline.take(flattened)
    return Fan.append(outline, to: &mesh) ? mesh : nil
  }
}
