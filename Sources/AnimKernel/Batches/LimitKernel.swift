internal import KernelTypes

/// The yardsticks that a machine's limits are measured with.
package enum LimitKernel {
  /// The triad `out = a + b × factor`: 12 bytes and 2 flops a float.
  ///
  /// With `streams` the stores go past the caches.
  package static func triad(
    _ a: Span<Float>, _ b: Span<Float>, factor: Float, into out: inout MutableSpan<Float>,
    streams: Bool, on set: InstructionSet = .active
  ) {
    precondition(a.count == out.count && b.count == out.count, "a, b and out are of one length")
    KernelTable<Float>.on(set).table.triad(
      a.source, b.source, factor, out.count, out.destination, streams)
    if streams { Streaming.fence() }
  }

  /// Independent multiply-adds: their sum, so that none is left out, and the flops done.
  package static func multiplyAdds(
    rounds: Int, factor: Float, on set: InstructionSet = .active
  ) -> (sum: Float, flops: Int) {
    KernelTable<Float>.on(set).table.multiplyAdds(rounds, factor)
  }
}
