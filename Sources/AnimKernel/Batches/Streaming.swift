internal import CVectorMemory

/// When stores go past the caches.
///
/// A streamed store saves reading the line it overwrites, and takes the caches from nobody; but who
/// reads the output next finds it in memory.
enum Streaming {
  /// Outputs of this many bytes or more are streamed.
  static let leastOutputBytes = 8 << 20

  /// Makes this thread's streamed stores visible to others before anything it stores later.
  static func fence() {
    ck_stream_fence()
  }
}
