/// A timing curve of one's own, evaluated one by one.
public protocol CustomCurve: Sendable {
  /// Progress at a fraction of the duration.
  ///
  /// A batch calls it for each of its animations in each frame, on several threads at once.
  ///
  /// - Parameter fraction: fraction of the duration, unitless, in 0...1.
  /// - Returns: progress, unitless: 0 at the start, 1 at the end; any finite value.
  func progress(at fraction: Double) -> Double
}
