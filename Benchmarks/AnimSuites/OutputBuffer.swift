/// The floats that a workload's frames write, allocated once.
///
/// A class may not lend a span of an array it stores, so the array is moved out while it is
/// written; nothing is copied or allocated.
final class OutputBuffer {
  private var floats: ContiguousArray<Float>

  /// `count` zeros.
  init(count: Int) {
    floats = ContiguousArray(repeating: 0, count: count)
  }

  /// Lends the floats to `body` for writing.
  func write(_ body: (inout MutableSpan<Float>) -> Void) {
    var moved: ContiguousArray<Float> = []
    swap(&moved, &floats)
    var span = moved.mutableSpan
    body(&span)
    swap(&moved, &floats)
  }

  /// Lends the floats to `body` for reading.
  func read(_ body: (Span<Float>) -> Void) {
    let shared = floats
    body(shared.span)
  }
}
