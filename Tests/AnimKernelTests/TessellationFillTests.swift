import Foundation
import TestSupport
import Testing

@testable import AnimKernel

@Suite("Filling")
struct TessellationFillTests {
  private static let outlines = TessellationOutline.samples

  @Test("the triangles cover the enclosed area, by either rule", arguments: outlines)
  func area(outline: TessellationOutline) throws {
    for eoFill in [false, true] {
      let mesh = try fill(outline.path, eoFill: eoFill)
      let area = outline.area(eoFill: eoFill)
      // Vertices are rounded to Float: at most half an ulp of their coordinates off.
      let reach = outline.contours.joined().reduce(0) { max($0, abs($1.x), abs($1.y)) }
      #expect(abs(mesh.area - area) <= outline.perimeter * reach * 6e-8 * 4)
      let exact = try outline.path.area(eoFill: eoFill)
      #expect(abs(exact - area) <= outline.perimeter * reach * 1e-13)
    }
  }

  @Test("every triangle has area, turns the same way, and names vertices that exist")
  func triangles() throws {
    for outline in Self.outlines {
      for eoFill in [false, true] {
        let mesh = try fill(outline.path, eoFill: eoFill)
        #expect(mesh.indices.count % 3 == 0)
        #expect(mesh.indices.allSatisfy { $0 < mesh.positions.count })
        for triangle in mesh.triangles { #expect(Self.doubledArea(triangle) > 0) }
      }
    }
  }

  @Test("a point is in one triangle where the rule has it inside, and in none elsewhere")
  func coverage() throws {
    var random = SeededGenerator(seed: 5)
    for outline in Self.outlines where outline.perimeter > 1e-6 {
      let box = outline.path.boundingRect
      for eoFill in [false, true] {
        let triangles = try fill(outline.path, eoFill: eoFill).triangles
        for _ in 0..<60 {
          let point = SIMD2(
            Double.random(in: Double(box.minX)...Double(box.maxX), using: &random),
            Double.random(in: Double(box.minY)...Double(box.maxY), using: &random))
          // Too close to a side for vertices rounded to Float.
          let margin = 1e-6 * max(1, abs(point.x), abs(point.y))
          guard
            outline.edges.allSatisfy({
              TessellationFlatteningTests.distance(from: point, to: [$0.0, $0.1]) > margin
            })
          else { continue }
          let winding = outline.winding(around: point)
          let isInside = eoFill ? winding % 2 != 0 : winding != 0
          let count = triangles.count { Self.contains($0, point) }
          // A point on a seam of two triangles may be in neither or in both.
          let isOnSeam = triangles.contains { Self.isNearSide($0, point, margin) }
          if !isOnSeam { #expect(count == (isInside ? 1 : 0), "\(outline.testDescription)") }
        }
      }
    }
  }

  @Test("the area does not depend on where the outline starts or which way it runs")
  func startAndDirection() throws {
    for outline in Self.outlines {
      let area = try fill(outline.path, eoFill: false).area
      let slack = 1e-5 * max(area, 1e-20) + outline.perimeter * 1e-6
      for shift in [1, 2] {
        let turned = TessellationOutline(
          "turned",
          outline.contours.map { points in
            let by = shift % points.count
            return Array(points[by...] + points[..<by])
          })
        #expect(abs(try fill(turned.path, eoFill: false).area - area) <= slack)
      }
      let reversed = TessellationOutline("reversed", outline.contours.map { $0.reversed() })
      #expect(abs(try fill(reversed.path, eoFill: false).area - area) <= slack)
    }
  }

  @Test("scaling by a power of two scales the mesh exactly")
  func scaling() throws {
    for outline in Self.outlines {
      let scaled = TessellationOutline(
        "scaled", outline.contours.map { $0.map { $0 * 0x1p-20 } })
      let (mesh, small) = (
        try fill(outline.path, eoFill: false), try fill(scaled.path, eoFill: false)
      )
      #expect(small.indices == mesh.indices)
      #expect(small.positions == mesh.positions.map { $0 * 0x1p-20 })
    }
  }

  @Test("a used tessellator gives the same mesh as a fresh one, also after an error")
  func reuse() throws {
    let tessellator = FillTessellator()
    var mesh = Mesh()
    for outline in Self.outlines {
      try tessellator.fill(outline.path, tolerance: 0.1, into: &mesh)
      #expect(try mesh == fill(outline.path, eoFill: false))
      #expect(throws: PathError.toleranceNotPositive(0)) {
        try tessellator.fill(outline.path, tolerance: 0, into: &mesh)
      }
      #expect(mesh == Mesh())
    }
  }

  @Test("there are at most two triangles for each point and four for each crossing")
  func count() throws {
    for outline in Self.outlines {
      let mesh = try fill(outline.path, eoFill: true)
      let edges = outline.edges
      var crossings = 0
      for (index, first) in edges.enumerated() {
        for second in edges[..<index] where Self.meet(first, second) { crossings += 1 }
      }
      #expect(mesh.triangleCount <= 2 * edges.count + 4 * crossings)
      #expect(mesh.positions.count <= 2 * edges.count + 8 * crossings)
    }
  }

  @Test("triangles share the vertices of the edges that they lie between")
  func sharedVertices() throws {
    // A zigzag ribbon along y: two triangles between two heights, two new vertices at each.
    let left = (0..<50).map { SIMD2(Double($0 % 2) - 3, Double($0)) }
    let right = (0..<50).map { SIMD2(Double($0 % 2) + 3, Double($0)) }
    let ribbon = TessellationOutline("ribbon", [left + right.reversed()])
    let mesh = try fill(ribbon.path, eoFill: false)
    #expect(mesh.triangleCount == 2 * 49)
    #expect(mesh.positions.count == 2 * 50)
  }

  @Test("what is simple along one axis takes work in proportion to its points", arguments: [0, 1])
  func axis(swapped: Int) throws {
    var random = SeededGenerator(seed: 3)
    let chart =
      [SIMD2(0, 0)]
      + (0..<4000).map { SIMD2(Double($0), .random(in: 1...1000, using: &random)) }
      + [SIMD2(4000, 0)]
    let path = TessellationOutline(
      "chart", [swapped == 0 ? chart : chart.map { SIMD2($0.y, $0.x) }]
    ).path
    var flattened = FlattenedPath()
    try path.flatten(tolerance: 1, into: &flattened)
    var sweep = AreaSweep()
    sweep.stepLimit = 10 * flattened.points.count
    let area = try sweep.area(of: flattened, isEOFilled: false)
    #expect(abs(area - abs(path.signedArea)) < 1e-9 * area)
  }

  @Test("work beyond the limit is an error, not a hang, and leaves nothing")
  func tooComplex() throws {
    let outline = TessellationOutline.randomPolygons(seed: 9, count: 1)[0]
    var flattened = FlattenedPath()
    try outline.path.flatten(tolerance: 1, into: &flattened)
    var sweep = AreaSweep()
    sweep.stepLimit = 20
    #expect(throws: PathError.tooComplex(points: flattened.points.count)) {
      _ = try sweep.area(of: flattened, isEOFilled: false)
    }
    sweep.stepLimit = 1 << 32
    #expect(
      abs(try sweep.area(of: flattened, isEOFilled: false) - outline.area(eoFill: false)) < 1e-9)
    var fill = GridFill()
    fill.stepLimit = 20
    var mesh = Mesh()
    #expect(throws: PathError.tooComplex(points: flattened.points.count)) {
      try fill.run(flattened, isEOFilled: false, into: &mesh)
    }
    #expect(mesh == Mesh())
  }

  @Test("huge coordinates give finite vertices and a positive area")
  func huge() throws {
    let mesh = try fill(
      Path { p in
        p.addLines([
          CGPoint(x: -1e37, y: 0), CGPoint(x: 1e38, y: 1e38), CGPoint(x: 0, y: 5e37),
          CGPoint(x: -1e38, y: 1e38),
        ])
      }, eoFill: false)
    #expect(mesh.positions.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    #expect(mesh.area > 1e75)
  }

  @Test("edges as good as level, however long, stay between their ends")
  func level() throws {
    let points: [SIMD2<Double>] = [
      [-1e38, 0], [1e38, 1e-300], [-3, 5e-301], [0, 1e-301], [2, 2e-301],
    ]
    for outline in [points, points.map { [$0.y, $0.x] }] {
      let path = TessellationOutline("level", [outline]).path
      let area = try path.area()
      #expect(area >= 0 && area < 1e-260)
      #expect(try fill(path, eoFill: false).indices.isEmpty, "no triangle is left in Float")
    }
  }

  private func fill(_ path: Path, eoFill: Bool) throws -> Mesh {
    var mesh = Mesh()
    try FillTessellator().fill(
      path, style: FillStyle(eoFill: eoFill), tolerance: 0.01, into: &mesh)
    return mesh
  }

  private typealias Triangle = (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)

  private static func side(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ p: SIMD2<Double>
  ) -> Double {
    (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
  }

  private static func doubledArea(_ t: Triangle) -> Double { side(t.0, t.1, t.2) }

  private static func contains(_ t: Triangle, _ p: SIMD2<Double>) -> Bool {
    side(t.0, t.1, p) >= 0 && side(t.1, t.2, p) >= 0 && side(t.2, t.0, p) >= 0
  }

  private static func isNearSide(_ t: Triangle, _ p: SIMD2<Double>, _ margin: Double) -> Bool {
    TessellationFlatteningTests.distance(from: p, to: [t.0, t.1, t.2, t.0]) <= margin
  }

  private static func meet(
    _ first: (SIMD2<Double>, SIMD2<Double>), _ second: (SIMD2<Double>, SIMD2<Double>)
  ) -> Bool {
    let (a, b, c, d) = (first.0, first.1, second.0, second.1)
    return side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0
  }
}

extension Mesh {
  /// The corners of every triangle.
  fileprivate var triangles: [(SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)] {
    func corner(_ index: Int) -> SIMD2<Double> {
      let position = positions[Int(indices[index])]
      return [Double(position.x), Double(position.y)]
    }
    return stride(from: 0, to: indices.count, by: 3).map {
      (corner($0), corner($0 + 1), corner($0 + 2))
    }
  }
}
