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

  /// Appends a vertex, rounded to Float, and returns its number.
  mutating func appendVertex(_ position: Point2) -> UInt32 {
    positions.append(SIMD2<Float>(Float(position.x), Float(position.y)))
    return UInt32(truncatingIfNeeded: positions.count - 1)
  }

  /// Appends a triangle, unless rounding has left it no area or turned it round.
  mutating func appendTriangle(_ a: UInt32, _ b: UInt32, _ c: UInt32) {
    guard doubledArea(a, b, c) > 0 else { return }
    indices.append(a)
    indices.append(b)
    indices.append(c)
  }

  /// Appends a fan of triangles around the first of `count` points.
  ///
  /// - Parameters:
  ///   - points: the outline of the fan.
  ///   - count: how many of them, at least 3.
  ///   - isReversed: whether the outline turns from the y axis towards the x axis.
  mutating func appendFan(_ points: Span<Point2>, count: Int, isReversed: Bool) {
    let (firstVertex, firstIndex) = (positions.count, indices.count)
    positions.append(contentsOf: repeatElement(.zero, count: count))
    Self.writeVertices(of: points, count: count, to: &positions, at: firstVertex)
    indices.append(contentsOf: repeatElement(0, count: 3 * (count - 2)))
    let end = Self.writeFan(
      of: positions, from: firstVertex, to: &indices, at: firstIndex, isReversed: isReversed)
    indices.removeLast(indices.count - end)
  }

  private static func writeVertices(
    of points: Span<Point2>, count: Int, to positions: inout [SIMD2<Float>], at first: Int
  ) {
    var vertices = positions.mutableSpan
    for index in 0..<count {
      vertices[first + index] = SIMD2<Float>(Float(points[index].x), Float(points[index].y))
    }
  }

  /// Writes the triangles that rounding has left an area.
  ///
  /// - Returns: where the written indices end.
  private static func writeFan(
    of positions: [SIMD2<Float>], from first: Int, to indices: inout [UInt32], at start: Int,
    isReversed: Bool
  ) -> Int {
    func vertex(_ index: Int) -> Point2 {
      Point2(Double(positions[index].x), Double(positions[index].y))
    }
    var corners = indices.mutableSpan
    var end = start
    let hub = vertex(first)
    var before = vertex(first + 1) - hub
    for index in first + 2..<positions.count {
      let ray = vertex(index) - hub
      let doubledArea = isReversed ? ray.cross(before) : before.cross(ray)
      before = ray
      guard doubledArea > 0 else { continue }
      let number = UInt32(truncatingIfNeeded: index)
      corners[end] = UInt32(truncatingIfNeeded: first)
      corners[end + 1] = isReversed ? number : number - 1
      corners[end + 2] = isReversed ? number - 1 : number
      end += 3
    }
    return end
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
