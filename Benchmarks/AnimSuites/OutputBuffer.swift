/// The numbers that a workload's frames write, allocated once.
///
/// A class may not lend a span of an array it stores, so the array is moved out while it is
/// written; nothing is copied or allocated.
final class OutputBuffer<Number: BitwiseCopyable & ExpressibleByIntegerLiteral> {
  private var numbers: ContiguousArray<Number>

  /// `count` zeros.
  init(count: Int) {
    numbers = ContiguousArray(repeating: 0, count: count)
  }

  /// Lends the numbers to `body` for writing.
  func write(_ body: (inout MutableSpan<Number>) -> Void) {
    var moved: ContiguousArray<Number> = []
    swap(&moved, &numbers)
    var span = moved.mutableSpan
    body(&span)
    swap(&moved, &numbers)
  }

  /// Lends the numbers to `body` for reading.
  func read(_ body: (Span<Number>) -> Void) {
    let shared = numbers
    body(shared.span)
  }
}
