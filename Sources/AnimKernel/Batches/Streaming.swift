internal import CVectorMemory

/// When stores go past the caches.
///
/// A streamed store saves reading the line it overwrites, and takes the caches from nobody; but who
/// reads the output next finds it in memory.
enum Streaming {
  /// Bytes of a single kernel's output from which on they do.
  static let leastKernelBytes = 1 << 20
  /// Bytes of a batch's output from which on they do: computing goes on while the caches write back,
  /// so that these pay longer.
  static let leastFrameBytes = 4 << 20

  /// Makes this thread's streamed stores visible to others before anything it stores later.
  static func fence() {
    ck_stream_fence()
  }
}
