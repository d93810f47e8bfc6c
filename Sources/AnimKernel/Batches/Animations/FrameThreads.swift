/// How many threads a frame is worth.
enum FrameThreads {
  /// Waking a thread takes 20 to 50 µs, so a second one pays from about 100 µs of work on: 0.8 ns a
  /// lane, and 0.1 ns for each component.
  static func count(lanes: Int, components: Int) -> Int {
    lanes * (8 + components) < 1 << 20 ? 1 : .max
  }
}
