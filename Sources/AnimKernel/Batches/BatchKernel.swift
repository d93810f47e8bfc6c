internal import KernelTypes

/// Whole-buffer kernels that need no store of their own.
///
/// Every call takes an instruction set, so that one can be compared with another; without it the
/// best of this CPU runs. An element's result depends on that element alone: buffers may be split
/// anywhere. Nothing is allocated.
public enum BatchKernel {
  /// Blends every element from one value to another: `from + (to − from) × progress`.
  ///
  /// Largest error on v3, v4 and arm64 (one fused rounding after the difference) 1.5 ULP of the larger
  /// end for progress in 0...1; on v1 2.5 ULP. Exactly `from` at progress 0, `to` at 1, and both at
  /// every finite progress where they are equal.
  ///
  /// - Parameters:
  ///   - from: start values, `components` planes of `progress.count` floats, plane after plane.
  ///   - to: end values in the same layout.
  ///   - progress: fraction of every element, unitless, outside 0...1 too; one for all its
  ///     components.
  ///   - components: planes in `from`, `to` and `out`, at least 1.
  ///   - out: receives the blended values in the same layout.
  ///   - set: instruction set to run on; must be available.
  /// - Complexity: O(count × components); 12 bytes and 3 flops a component, 4 bytes an element.
  public static func blend(
    from: Span<Float>, to: Span<Float>, progress: Span<Float>, components: Int = 1,
    into out: inout MutableSpan<Float>, on set: InstructionSet = .active
  ) {
    precondition(components >= 1, "an element has at least one component")
    let total = progress.count * components
    precondition(
      from.count == total && to.count == total && out.count == total,
      "from, to and out hold progress.count × components floats")
    let count = progress.count
    let streams = total * MemoryLayout<Float>.stride >= Streaming.leastBytes
    KernelTable<Float>.on(set).table.blend(
      from.source, to.source, progress.source, count, components, count, out.destination, count,
      streams)
    if streams { Streaming.fence() }
  }

  /// Time that every element has run: `now − start`.
  ///
  /// - Parameters:
  ///   - starts: start of every element, in seconds on the caller's clock.
  ///   - now: the frame's time in seconds on the same clock; let the clock start near 0, for a
  ///     float counts only to 0.1 ms at 1000 s.
  ///   - out: receives the difference in seconds, correctly rounded; negative before the start.
  ///   - set: instruction set to run on; must be available.
  /// - Complexity: O(count); 8 bytes and 1 flop an element.
  public static func elapsed(
    since starts: Span<Float>, now: Float, into out: inout MutableSpan<Float>,
    on set: InstructionSet = .active
  ) {
    precondition(starts.count == out.count, "starts and out have one float an element")
    KernelTable<Float>.on(set).table.elapsed(starts.source, now, out.count, out.destination)
  }

  /// Fraction of its duration that every element has run, held within 0...1.
  ///
  /// - Parameters:
  ///   - elapsed: time since the start of every element, in seconds; negative before it.
  ///   - durations: duration of every element, in seconds; 0 or less counts as finished.
  ///   - out: receives `elapsed / duration`, unitless, correctly rounded; NaN for NaN.
  ///   - set: instruction set to run on; must be available.
  /// - Complexity: O(count); 12 bytes and 1 flop an element.
  public static func linearProgress(
    elapsed: Span<Float>, durations: Span<Float>, into out: inout MutableSpan<Float>,
    on set: InstructionSet = .active
  ) {
    precondition(
      elapsed.count == out.count && durations.count == out.count,
      "elapsed, durations and out have one float an element")
    KernelTable<Float>.on(set).table.linearProgress(
      elapsed.source, durations.source, out.count, out.destination)
  }
}
