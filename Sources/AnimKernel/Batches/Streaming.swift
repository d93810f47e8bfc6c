internal import CVectorMemory

/// When stores go past the caches.
///
/// A streamed store saves reading the line it overwrites, and takes the caches from nobody; but who
/// reads the output next finds it in memory.
enum Streaming {
  /// Bytes of output from which on they do.
  ///
  /// Between 1 and 4 MiB both ways take as long where nobody reads the output, and the caches still
  /// hold it for those who do.
  static let leastBytes = 4 << 20

  /// Makes this thread's streamed stores visible to others before anything it stores later.
  static func fence() {
    ck_stream_fence()
  }
}
