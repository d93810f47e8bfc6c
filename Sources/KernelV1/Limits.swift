package import KernelTypes

/// The triad `out = a + b × factor`: the yardstick for bandwidth, 12 bytes and 2 flops a float.
///
/// - Parameters:
///   - a: the first summand.
///   - b: what is multiplied.
///   - factor: what it is multiplied by.
///   - count: numbers in each run.
///   - out: receives the sums.
///   - streams: whether the stores go past the caches; the caller fences them.
/// - Complexity: O(count).
@inline(never)
package func triad(
  _ a: Source, _ b: Source, factor: Scalar, count: Int, into out: Destination, streams: Bool
) {
  let scale = all(factor)
  var i = 0
  if streams {
    let line = out.toLine(from: 0)
    i = line < count ? line : count
    var head = LaneGroups(of: i)
    while let group = head.advance() {
      out.store(multiplyAdd(b.lanes(group), scale, a.lanes(group)), group)
    }
    while i &+ 4 &* Lanes.scalarCount <= count {
      for step in 0..<4 {
        let at = i &+ step &* Lanes.scalarCount
        out.stream(multiplyAdd(b.lanes(at: at), scale, a.lanes(at: at)), at: at)
      }
      i &+= 4 &* Lanes.scalarCount
    }
  }
  while i &+ 4 &* Lanes.scalarCount <= count {
    for step in 0..<4 {
      let at = i &+ step &* Lanes.scalarCount
      out.store(multiplyAdd(b.lanes(at: at), scale, a.lanes(at: at)), at: at)
    }
    i &+= 4 &* Lanes.scalarCount
  }
  var groups = LaneGroups(from: i, of: count)
  while let group = groups.advance() {
    out.store(multiplyAdd(b.lanes(group), scale, a.lanes(group)), group)
  }
}

/// A chain-free run of multiply-adds: the yardstick for arithmetic.
///
/// Twelve independent sums hide the latency of the instruction on every CPU known today.
///
/// - Parameters:
///   - rounds: how often every sum is advanced, at least 1.
///   - factor: a number below 1, unknown to the compiler, that keeps the sums finite.
/// - Returns: the sums, added up, so that none can be optimised away, and the flops done.
/// - Complexity: O(rounds).
@inline(never)
package func multiplyAdds(rounds: Int, factor: Scalar) -> (sum: Scalar, flops: Int) {
  let scale = Lanes(repeating: factor)
  let one = Lanes(repeating: 1)
  var (s0, s1, s2, s3) = (one, one + 1, one + 2, one + 3)
  var (s4, s5, s6, s7) = (one + 4, one + 5, one + 6, one + 7)
  var (s8, s9, s10, s11) = (one + 8, one + 9, one + 10, one + 11)
  for _ in 0..<rounds {
    s0 = multiplyAdd(s0, scale, one)
    s1 = multiplyAdd(s1, scale, one)
    s2 = multiplyAdd(s2, scale, one)
    s3 = multiplyAdd(s3, scale, one)
    s4 = multiplyAdd(s4, scale, one)
    s5 = multiplyAdd(s5, scale, one)
    s6 = multiplyAdd(s6, scale, one)
    s7 = multiplyAdd(s7, scale, one)
    s8 = multiplyAdd(s8, scale, one)
    s9 = multiplyAdd(s9, scale, one)
    s10 = multiplyAdd(s10, scale, one)
    s11 = multiplyAdd(s11, scale, one)
  }
  let sums = s0 + s1 + s2 + s3 + s4 + s5 + s6 + s7 + s8 + s9 + s10 + s11
  return (sums.sum(), rounds &* 24 &* Lanes.scalarCount)
}
