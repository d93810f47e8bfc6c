internal import KernelTypes

/// The runs of half a kilobyte in which a kernel goes over the planes of a buffer: in each run plane
/// after plane.
///
/// What the planes have in common is then read from memory once, and few buffers are under way at a
/// time: caches confuse addresses that are multiples of 4096 bytes apart, and streamed stores to
/// several such planes in turn, a vector each, take ten times as long on CPUs that fill a line in two
/// vectors.
struct PlaneRuns {
  /// Index of the run's first element.
  private(set) var start = 0
  /// Index past its last element.
  private(set) var end = 0
  private let count: Int

  /// The runs of `count` elements.
  @inline(always)
  init(of count: Int) {
    self.count = count
  }

  @inline(always)
  mutating func advance() -> Bool {
    guard end < count else { return false }
    start = end
    let left = count &- start
    let size = 512 / MemoryLayout<Scalar>.size
    // A short rest joins the last run.
    end = left < size &+ size / 2 ? count : start &+ size
    return true
  }

  /// The run's elements in the plane of `out` that begins at `offset`, such that its runs meet where
  /// a cache line begins.
  ///
  /// - Returns: the elements before `aligned` that the run has too, for the first run only, and the
  ///   aligned elements, of which the last run's end may not be.
  @inline(always)
  func streamed(to out: Destination, offset: Int) -> (start: Int, aligned: Int, end: Int) {
    let shift = out.toLine(from: offset)
    let aligned = start &+ shift
    let end = end == count ? count : end &+ shift
    return (start == 0 ? 0 : aligned, aligned < end ? aligned : end, end)
  }
}
