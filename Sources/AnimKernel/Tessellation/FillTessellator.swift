/// Fills paths with triangles.
///
/// Keep one and use it for path after path: it reuses its memory, so that a frame allocates nothing
/// once the largest path has been seen.
///
/// ```swift
/// let tessellator = FillTessellator()
/// var mesh = Mesh()
/// try tessellator.fill(Circle().path(in: rect), tolerance: 0.1, into: &mesh)
/// ```
///
/// An outline that its first point sees whole, as that of anything convex, becomes a fan. All others
/// are cut into trapezoids where an edge begins, ends or
/// crosses another, so holes, overlaps and outlines that cross themselves are right by both rules.
public final class FillTessellator {
  private var flattened = FlattenedPath()
  private var sweep = FillSweep()

  /// A tessellator that has seen nothing yet.
  public init() {}

  /// Fills a path with triangles.
  ///
  /// - Parameters:
  ///   - path: what is filled, every subpath closed.
  ///   - style: which rule tells inside from outside.
  ///   - tolerance: the largest deviation of curves and arcs, in path units; finite and above 0.
  ///   - mesh: what is written; its old contents go. It is empty after an error.
  /// - Throws: ``PathError`` as ``Path/flatten(tolerance:into:)`` does, and for an outline that
  ///   crosses itself too often.
  public func fill(
    _ path: Path, style: FillStyle = FillStyle(), tolerance: Double, into mesh: inout Mesh
  ) throws(PathError) {
    mesh.removeAll()
    try path.flatten(tolerance: tolerance, into: &flattened)
    try Self.fill(flattened, style: style, sweep: &sweep, into: &mesh)
  }

  /// Fills a flattened path with triangles.
  ///
  /// All triangles turn from the x axis towards the y axis, and none is without area. Their areas
  /// add up to the area that the polylines enclose by the rule, but for the rounding of the vertices
  /// to Float. Neighbours may share part of a side only.
  ///
  /// - Parameters:
  ///   - flattened: what is filled, every contour closed.
  ///   - style: which rule tells inside from outside.
  ///   - mesh: what is written; its old contents go. It is empty after an error.
  /// - Complexity: O(points) for a convex outline; else O((points + crossings) × edges that a
  ///   horizontal line meets), in practice close to O(points).
  /// - Throws: ``PathError/tooComplex(points:)`` for an outline that crosses itself too often.
  public func fill(
    _ flattened: FlattenedPath, style: FillStyle = FillStyle(), into mesh: inout Mesh
  ) throws(PathError) {
    mesh.removeAll()
    try Self.fill(flattened, style: style, sweep: &sweep, into: &mesh)
  }

  private static func fill(
    _ flattened: FlattenedPath, style: FillStyle, sweep: inout FillSweep, into mesh: inout Mesh
  ) throws(PathError) {
    if Fan.append(flattened, to: &mesh) { return }
    do {
      try sweep.run(over: flattened, isEOFilled: style.isEOFilled, mesh: &mesh)
    } catch {
      mesh.removeAll()
      throw error
    }
  }
}
