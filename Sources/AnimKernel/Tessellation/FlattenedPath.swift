/// A path as polylines: what flattening writes and tessellation reads.
///
/// Keep one and flatten into it again and again: its memory is reused, so that a frame allocates
/// nothing once the largest path has been seen.
public struct FlattenedPath: Sendable {
  /// One subpath as a polyline.
  public struct Contour: Equatable, Sendable {
    /// Which points of ``FlattenedPath/points`` are its own, in order; at least one.
    public var range: Range<Int>
    /// Whether a line leads from the last point back to the first.
    public var isClosed: Bool
  }

  /// The largest magnitude of a coordinate, radius or angle that can be flattened.
  ///
  /// What is flattened then fits into the Floats of a mesh, with room for differences.
  public static let coordinateLimit = 1e38

  /// How many points one path may become.
  public static let pointLimit = 1 << 24

  /// The points of all contours, in path units.
  ///
  /// The first and the last point of each element are the path's own, bit for bit. A closed
  /// contour does not repeat its first point at its end.
  public internal(set) var points: [SIMD2<Double>] = []
  /// The subpaths that draw something, in order.
  public internal(set) var contours: [Contour] = []
  /// What flattening keeps beside its result.
  var workspace = FlatteningWorkspace()

  /// A path without contours.
  public init() {}

  /// Removes all contours and keeps the memory.
  public mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    contours.removeAll(keepingCapacity: true)
  }
}

extension FlattenedPath: Equatable {
  /// Whether both have the same contours with the same points.
  public static func == (lhs: FlattenedPath, rhs: FlattenedPath) -> Bool {
    lhs.contours == rhs.contours && lhs.points == rhs.points
  }
}
