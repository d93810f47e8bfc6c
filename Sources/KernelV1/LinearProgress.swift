package import KernelTypes

/// Fraction of its duration that every element has run, held within 0...1.
///
/// - Parameters:
///   - elapsed: time since the start of every element, in seconds.
///   - durations: duration of every element, in seconds; 0 or less counts as finished.
///   - count: elements.
///   - out: receives `elapsed / duration`, unitless, in 0...1, correctly rounded; NaN for NaN.
/// - Complexity: O(count); 12 bytes and 1 flop (a division) an element.
@inline(never)
package func linearProgress(
  elapsed: Source, durations: Source, count: Int, into out: Destination
) {
  var groups = LaneGroups(of: count)
  while let group = groups.advance() {
    let duration = durations.lanes(group, filler: 1)
    let fraction = clamp(elapsed.lanes(group) / duration, 0, 1)
    out.store(fraction.replacing(with: all(1), where: duration .<= all(0)), group)
  }
}
