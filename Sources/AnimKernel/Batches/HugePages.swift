internal import Foundation

/// Memory in pages of 2 MiB, where the system lends such to who asks.
///
/// A frame over tens of megabytes in pages of 4 KiB waits for the translation of addresses more than
/// for memory.
package enum HugePages {
  /// Bytes of such a page.
  package static let size = 2 << 20

  /// Asks for such pages for memory that nobody has written to yet; does nothing where it is less
  /// than one of them, and on systems that have no such request.
  package static func ask(for memory: UnsafeMutableRawPointer, bytes: Int) {
    #if os(Linux)
      let first = unsafe memory.alignedUp(toMultipleOf: size)
      let whole = unsafe (memory + bytes).alignedDown(toMultipleOf: size) - first
      // Refused where the kernel was built without them, which costs nothing else.
      if whole > 0 { _ = unsafe madvise(first, whole, MADV_HUGEPAGE) }
    #endif
  }
}
