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
