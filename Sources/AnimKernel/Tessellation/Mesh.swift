/// Triangles with shared vertices.
///
/// Keep one and write into it again and again: its memory is reused.
public struct Mesh: Equatable, Sendable {
  /// The vertices, in path units.
  public var positions: [SIMD2<Float>] = []
  /// Three vertex numbers a triangle, each triangle from the x axis towards the y axis.
  public var indices: [UInt32] = []

  /// A mesh without triangles.
  public init() {}

  /// How many triangles there are.
  public var triangleCount: Int { indices.count / 3 }

  /// The sum of the triangles' areas, in square path units.
  ///
  /// - Complexity: O(triangles).
  public var area: Double {
    var doubled = 0.0
    for first in stride(from: 0, to: indices.count - 2, by: 3) {
      doubled += doubledArea(indices[first], indices[first + 1], indices[first + 2])
    }
    return doubled / 2
  }

  /// Removes all triangles and keeps the memory.
  public mutating func removeAll() {
    positions.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
  }

  /// Appends a fan of triangles around the first point of an outline of one contour.
  mutating func appendFan(_ outline: borrowing GridOutline, isReversed: Bool) {
    let (firstVertex, firstIndex) = (positions.count, indices.count)
    let count = outline.points.count
    positions.append(contentsOf: repeatElement(.zero, count: count))
    indices.append(contentsOf: repeatElement(0, count: 3 * (count - 2)))
    Self.write(outline.points, outline, to: &positions, at: firstVertex)
    var corners = indices.mutableSpan
    var place = firstIndex
    let (before, after) = isReversed ? (1, 0) : (0, 1)
    for index in 1..<count - 1 {
      corners[place] = UInt32(truncatingIfNeeded: firstVertex)
      corners[place + 1] = UInt32(truncatingIfNeeded: firstVertex + index + before)
      corners[place + 2] = UInt32(truncatingIfNeeded: firstVertex + index + after)
      place += 3
    }
  }

  /// Appends the triangles of polygons on a grid.
  mutating func append(_ polygons: borrowing MonotonePolygons, of outline: borrowing GridOutline) {
    let (firstVertex, firstIndex) = (positions.count, indices.count)
    positions.append(contentsOf: repeatElement(.zero, count: polygons.vertices.count))
    indices.append(contentsOf: repeatElement(0, count: polygons.indices.count))
    Self.write(polygons.vertices, outline, to: &positions, at: firstVertex)
    var corners = indices.mutableSpan
    let base = UInt32(truncatingIfNeeded: firstVertex)
    // An exchange of the axes turns triangles round.
    let (second, third) = outline.isTransposed ? (2, 1) : (1, 2)
    for index in stride(from: 0, to: polygons.indices.count, by: 3) {
      corners[firstIndex + index] = polygons.indices[index] &+ base
      corners[firstIndex + index + second] = polygons.indices[index + 1] &+ base
      corners[firstIndex + index + third] = polygons.indices[index + 2] &+ base
    }
  }

  private static func write(
    _ points: borrowing ScratchBuffer<GridPoint>, _ outline: borrowing GridOutline,
    to positions: inout [SIMD2<Float>], at first: Int
  ) {
    var vertices = positions.mutableSpan
    let (step, isTransposed) = (outline.step, outline.isTransposed)
    for index in 0..<points.count {
      let point = points[index]
      let (x, y) = (Float(Double(point.x) * step), Float(Double(point.y) * step))
      vertices[first + index] = isTransposed ? SIMD2(y, x) : SIMD2(x, y)
    }
  }

  /// Twice the signed area of a triangle.
  ///
  /// Differences and products of Floats as near each other as those of one mesh are exact in
  /// Double, so the sign is right.
  private func doubledArea(_ a: UInt32, _ b: UInt32, _ c: UInt32) -> Double {
    let (p, q, r) = (point(a), point(b), point(c))
    return (q - p).cross(r - p)
  }

  private func point(_ index: UInt32) -> Point2 {
    let position = positions[Int(index)]
    return Point2(Double(position.x), Double(position.y))
  }
}
