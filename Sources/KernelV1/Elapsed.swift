package import KernelTypes

/// Time that every element has run: `now − start`.
///
/// - Parameters:
///   - starts: start of every element, in seconds on the caller's clock.
///   - now: the frame's time on the same clock.
///   - count: elements.
///   - out: receives the difference in seconds, correctly rounded; negative before the start.
/// - Complexity: O(count); 8 bytes and 1 flop an element.
@inline(never)
package func elapsed(since starts: Source, now: Scalar, count: Int, into out: Destination) {
  let now = all(now)
  var groups = LaneGroups(of: count)
  while let group = groups.advance() {
    out.store(now - starts.lanes(group), group)
  }
}
