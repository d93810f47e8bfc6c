internal import KernelTypes
internal import Synchronization

/// The elements of a path, shared by its copies: verbs in one buffer, points in another.
///
/// A storage only ever grows at its tip. A path holds a storage and how much of it is its own, so
/// what one copy appends the others do not see, and a copy costs nothing. Whoever still stands at
/// the tip may claim what follows; the others copy first. The claim is one atomic exchange, thus
/// copies of a path may grow on different threads.
///
/// This file alone in `Paths` touches raw memory.
@safe final class PathStorage: @unchecked Sendable {
  /// How many verbs, and how many points, fit.
  let capacity: Int
  private let verbs: UnsafeMutablePointer<PathVerb>
  private let points: UnsafeMutablePointer<Point2>
  /// How many verbs are claimed.
  private let tip = Atomic<Int>(0)

  /// An empty storage for `capacity` verbs and as many points.
  init(capacity: Int) {
    self.capacity = capacity
    unsafe verbs = .allocate(capacity: capacity)
    unsafe points = .allocate(capacity: capacity)
  }

  deinit {
    unsafe verbs.deallocate()
    unsafe points.deallocate()
  }

  /// Makes everything free again; only for the one holder of a storage that no path holds.
  func reset() {
    tip.store(0, ordering: .relaxed)
  }

  /// Claims the places behind a path's elements.
  ///
  /// - Parameters:
  ///   - verbs: the path's own verbs and how many it wants to add.
  ///   - points: the path's own points and how many it wants to add.
  /// - Returns: whether the places are the caller's now.
  @inline(always)
  func claim(verbs: (own: Int, new: Int), points: (own: Int, new: Int)) -> Bool {
    let end = verbs.own + verbs.new
    guard end <= capacity, points.own + points.new <= capacity else { return false }
    // Relaxed is enough: the claim orders nothing but claims. What is written behind it reaches
    // another thread only with a copy of the path, whose hand-over orders the writes.
    return tip.compareExchange(expected: verbs.own, desired: end, ordering: .relaxed).exchanged
  }

  /// Copies the first elements of `other` into this empty storage.
  func copy(from other: PathStorage, verbs verbCount: Int, points pointCount: Int) {
    precondition(verbCount <= capacity && pointCount <= capacity)
    unsafe verbs.update(from: other.verbs, count: verbCount)
    unsafe points.update(from: other.points, count: pointCount)
  }

  /// Whether two storages start with the same elements.
  func hasPrefix(of other: PathStorage, verbs verbCount: Int, points pointCount: Int) -> Bool {
    for index in 0..<verbCount where unsafe verbs[index] != other.verbs[index] { return false }
    for index in 0..<pointCount where unsafe points[index] != other.points[index] { return false }
    return true
  }

  /// The verb at `index`, below what a path owns.
  @inline(always)
  func verb(_ index: Int) -> PathVerb {
    assert(0..<capacity ~= index)
    return unsafe verbs[index]
  }

  /// The point at `index`, below what a path owns.
  @inline(always)
  func point(_ index: Int) -> Point2 {
    assert(0..<capacity ~= index)
    return unsafe points[index]
  }

  /// The verbs as a kernel reads them, a byte each; only while the storage is kept alive.
  var verbSource: Source { unsafe Source(verbs) }

  /// The points as a kernel reads them, two Doubles each; only while the storage is kept alive.
  var pointSource: Source { unsafe Source(points) }

  /// Writes a verb into a claimed place.
  @inline(always)
  func setVerb(_ verb: PathVerb, at index: Int) {
    assert(0..<capacity ~= index)
    unsafe (verbs + index).initialize(to: verb)
  }

  /// Writes a point into a claimed place.
  @inline(always)
  func setPoint(_ point: Point2, at index: Int) {
    assert(0..<capacity ~= index)
    unsafe (points + index).initialize(to: point)
  }
}
