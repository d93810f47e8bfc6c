public import Foundation

/// The outline of a two-dimensional shape: subpaths of lines, curves and elliptical arcs.
///
/// Coordinates are in the caller's own units, kept as Doubles; angles grow from the x axis towards
/// the y axis, clockwise on a screen whose y points down. Arcs are kept as arcs: bounds, length,
/// area and flattening see the true curve, only ``forEach(_:)`` shows cubic curves in their place.
///
/// ```swift
/// let wedge = Path { p in
///   p.move(to: center)
///   p.addArc(
///     center: center, radius: 80, startAngle: .zero, endAngle: .degrees(120), clockwise: false)
///   p.closeSubpath()
/// }
/// ```
///
/// A copy costs nothing; copies may be used and changed on different threads. A path rebuilt each
/// frame reuses the memory of those that are gone.
public struct Path: Sendable {
  /// Where the elements are; `nil` while there are none.
  var storage: PathStorage?
  /// How many verbs of the storage are this path's.
  var verbCount: Int32 = 0
  /// How many points of the storage are this path's.
  var pointCount: Int32 = 0
  /// Which point the current subpath starts with.
  var subpathStart: Int32 = 0

  /// A path without elements.
  public init() {}

  /// A path that `callback` fills.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Whether the path has no element.
  public var isEmpty: Bool { verbCount == 0 }

  /// How many elements the path has, an arc counting as one.
  public var elementCount: Int { Int(verbCount) }

  /// Where the next element starts; `nil` in a path without elements.
  ///
  /// After ``closeSubpath()`` it is the point that the closed subpath started from.
  public var currentPoint: CGPoint? { end?.cgPoint }

  /// The current point as the library's own type.
  var end: Point2? {
    guard let storage, verbCount > 0 else { return nil }
    let isClosed = storage.verb(Int(verbCount) - 1) == .close
    return storage.point(isClosed ? Int(subpathStart) : Int(pointCount) - 1)
  }

  /// Whether the last element closes a subpath, or there is none.
  var isBetweenSubpaths: Bool {
    guard let storage, verbCount > 0 else { return true }
    return storage.verb(Int(verbCount) - 1) == .close
  }
}

extension Path {
  /// Makes room behind the path's elements and counts it as the path's own.
  ///
  /// All of it must be written before the path is read.
  ///
  /// - Returns: the places of the first new verb and point in `storage`.
  @inline(always)
  private mutating func extend(verbs: Int, points: Int) -> (verb: Int, point: Int) {
    let own = (verb: Int(verbCount), point: Int(pointCount))
    let isClaimed = storage?.claim(verbs: (own.verb, verbs), points: (own.point, points))
    if isClaimed != true { moveToFreshStorage(adding: verbs, points) }
    verbCount += Int32(verbs)
    pointCount += Int32(points)
    return own
  }

  /// Copies the path's elements to a storage that has room for more and nobody else adds to.
  @inline(never)
  private mutating func moveToFreshStorage(adding verbs: Int, _ points: Int) {
    let own = (verbs: Int(verbCount), points: Int(pointCount))
    let needed = max(own.verbs + verbs, own.points + points)
    let isFull = needed > storage?.capacity ?? 0
    let fresh = PathStoragePool.take(capacity: isFull ? max(needed, own.points * 2) : needed)
    if let storage { fresh.copy(from: storage, verbs: own.verbs, points: own.points) }
    // Nobody else holds the fresh storage, so the claim cannot fail.
    _ = fresh.claim(verbs: (0, own.verbs + verbs), points: (own.points, points))
    storage = fresh
  }

  /// Appends an element without points: only ``PathVerb/close``.
  mutating func append(_ verb: PathVerb) {
    let place = extend(verbs: 1, points: 0)
    storage?.setVerb(verb, at: place.verb)
  }

  /// Appends a move or a line.
  mutating func append(_ verb: PathVerb, _ a: Point2) {
    let place = extend(verbs: 1, points: 1)
    storage?.setVerb(verb, at: place.verb)
    storage?.setPoint(a, at: place.point)
    if verb == .move { subpathStart = Int32(place.point) }
  }

  /// Appends a line to a point, unless the current point is there already.
  mutating func appendLine(ifNotAt point: Point2) {
    if end != point { append(.line, point) }
  }

  /// Appends a quadratic curve.
  mutating func append(_ verb: PathVerb, _ a: Point2, _ b: Point2) {
    let place = extend(verbs: 1, points: 2)
    storage?.setVerb(verb, at: place.verb)
    storage?.setPoint(a, at: place.point)
    storage?.setPoint(b, at: place.point + 1)
  }

  /// Appends a cubic curve.
  mutating func append(_ verb: PathVerb, _ a: Point2, _ b: Point2, _ c: Point2) {
    let place = extend(verbs: 1, points: 3)
    storage?.setVerb(verb, at: place.verb)
    storage?.setPoint(a, at: place.point)
    storage?.setPoint(b, at: place.point + 1)
    storage?.setPoint(c, at: place.point + 2)
  }

  /// Appends an arc that starts at the current point.
  mutating func append(_ arc: EllipticalArc) {
    let place = extend(verbs: 1, points: 5)
    storage?.setVerb(.arc, at: place.verb)
    storage?.setPoint(arc.center, at: place.point)
    storage?.setPoint(arc.firstAxis, at: place.point + 1)
    storage?.setPoint(arc.secondAxis, at: place.point + 2)
    storage?.setPoint(Point2(arc.start, arc.sweep), at: place.point + 3)
    storage?.setPoint(arc.to, at: place.point + 4)
  }
}

extension Path: Equatable {
  /// Whether both paths have the same elements with the same coordinates.
  ///
  /// An arc equals an arc of the same centre, axes, start and sweep, never the curves that
  /// ``forEach(_:)`` shows for it. A path equals its copies, whatever its coordinates.
  ///
  /// - Complexity: O(elements); O(1) for copies.
  public static func == (lhs: Path, rhs: Path) -> Bool {
    guard lhs.verbCount == rhs.verbCount, lhs.pointCount == rhs.pointCount else { return false }
    guard let left = lhs.storage, let right = rhs.storage, left !== right else { return true }
    return left.hasPrefix(of: right, verbs: Int(lhs.verbCount), points: Int(lhs.pointCount))
  }
}
