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
/// The outline is rounded to the grid that the largest coordinate's Float has, so that a mesh's vertices
/// are exact. An outline that turns one way only becomes a fan. All others are cut into monotone
/// polygons; edges with the inside on both sides are left out, so holes, overlaps and outlines that
/// cross themselves are right by both rules, and cost no more triangles than their boundary asks for.
public final class FillTessellator {
  private var flattened = FlattenedPath()
  private var fill = GridFill()

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
    try fill.run(flattened, isEOFilled: style.isEOFilled, into: &mesh)
  }

  /// Fills a flattened path with triangles.
  ///
  /// All triangles turn from the x axis towards the y axis, and none is without area. No vertex lies
  /// inside a triangle's side; each side is the side of one other triangle, or part of the boundary.
  /// Their areas add up to the area that the polylines enclose by the rule, but for the rounding of
  /// the points, and of crossings, to Float: at most the outline's length times the last place of its
  /// largest coordinate.
  ///
  /// - Parameters:
  ///   - flattened: what is filled, every contour closed.
  ///   - style: which rule tells inside from outside.
  ///   - mesh: what is written; its old contents go. It is empty after an error.
  /// - Complexity: O(points) for a convex outline; else O(points × log(monotone chains) + crossings),
  ///   and where edges cross O(points × edges that a horizontal line meets).
  /// - Throws: ``PathError/tooComplex(points:)`` for an outline that crosses itself too often.
  public func fill(
    _ flattened: FlattenedPath, style: FillStyle = FillStyle(), into mesh: inout Mesh
  ) throws(PathError) {
    mesh.removeAll()
    try fill.run(flattened, isEOFilled: style.isEOFilled, into: &mesh)
  }
}
