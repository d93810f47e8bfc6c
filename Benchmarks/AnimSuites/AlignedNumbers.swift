internal import AnimKernel
internal import Foundation

/// Numbers that a workload reads or writes, allocated once, at the start of a page.
///
/// How fast a loop over several arrays runs depends on where these lie in their pages, by up to a
/// half; here all begin alike, in every run.
@safe final class AlignedNumbers<Number: BitwiseCopyable & ExpressibleByIntegerLiteral> {
  /// The numbers; they live as long as the object.
  let elements: UnsafeMutableBufferPointer<Number>

  /// The numbers of a sequence that knows its length.
  init(_ numbers: some Collection<Number>) {
    unsafe elements = Self.allocate(numbers.count)
    _ = unsafe elements.initialize(from: numbers)
  }

  /// `count` zeros, or as many of another number.
  init(repeating number: Number = 0, count: Int) {
    unsafe elements = Self.allocate(count)
    guard let first = unsafe elements.baseAddress, count > 0 else { return }
    unsafe first.initialize(to: number)
    // Twice as many each time, for a debug build takes long to write them one by one.
    var done = 1
    while done < count {
      let more = min(done, count - done)
      unsafe (first + done).initialize(from: first, count: more)
      done += more
    }
  }

  private static func allocate(_ count: Int) -> UnsafeMutableBufferPointer<Number> {
    let bytes = max(1, count * MemoryLayout<Number>.stride)
    let isLarge = bytes >= HugePages.size
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: bytes, alignment: isLarge ? HugePages.size : 4096)
    unsafe HugePages.ask(for: memory, bytes: bytes)
    return unsafe UnsafeMutableBufferPointer(
      start: memory.bindMemory(to: Number.self, capacity: count), count: count)
  }

  deinit {
    unsafe elements.deallocate()
  }

  /// Lends the numbers to `body` for writing.
  func write(_ body: (inout MutableSpan<Number>) -> Void) {
    var span = unsafe elements.mutableSpan
    body(&span)
  }

  /// Lends the numbers to `body` for reading.
  func read(_ body: (Span<Number>) -> Void) {
    body(unsafe elements.span)
  }
}
