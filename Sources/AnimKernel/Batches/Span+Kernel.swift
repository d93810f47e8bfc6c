internal import KernelTypes

// The place where a span becomes the bare address that a kernel takes. The span is borrowed by the
// public call that passes the address on, so the memory outlives the kernel.

extension Span where Element: BitwiseCopyable {
  /// The span as a kernel's input; the caller has checked its count.
  var source: Source {
    unsafe withUnsafeBytes { unsafe Source($0.baseAddress ?? emptyAddress) }
  }
}

extension ContiguousArray where Element: BitwiseCopyable {
  /// The array as a kernel's input; the caller has checked its count.
  var source: Source { span.source }
}

extension MutableSpan where Element: BitwiseCopyable {
  /// The span as a kernel's output; the caller has checked its count.
  var destination: Destination {
    mutating get {
      unsafe withUnsafeMutableBytes {
        unsafe Destination($0.baseAddress ?? UnsafeMutableRawPointer(mutating: emptyAddress))
      }
    }
  }
}

/// Stands for the address of a span without elements; never read or written.
private var emptyAddress: UnsafeRawPointer {
  unsafe UnsafeRawPointer(bitPattern: 64).unsafelyUnwrapped
}
