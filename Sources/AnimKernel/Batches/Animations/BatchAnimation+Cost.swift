extension BatchAnimation {
  /// What an animation costs in a frame.
  package struct Cost: Equatable, Sendable {
    /// Bytes read and written in a block and in the output, each array once.
    package var bytes: Int
    /// Floating-point operations; a fused multiply-add counts as two.
    package var flops: Int
  }

  /// What an animation of `components` components costs in a frame.
  ///
  /// - Parameters:
  ///   - components: numbers that it moves.
  ///   - scalarBytes: bytes of a number, 4 or 8.
  /// - Returns: the cost, each array counted once, for a block stays in the caches.
  package func cost(components: Int, scalarBytes: Int = 4) -> Cost {
    // Numbers of a column: the clock, the curve's own, and what the frame leaves for changes.
    let (columns, flops) =
      switch family {
      case .linear, .custom: (4, 4)
      case .bezier: (8, 99)
      case .circular: (5, 19)
      case .steps: (7, 12)
      case .piecewise: (5, 7)
      case .underDampedSpring: (8, 90)
      case .overDampedSpring: (8, 60)
      }
    let cycle = isRepeating ? (columns: 4, flops: 47) : (columns: 0, flops: 0)
    // From and to, or to, displacement and swing; and the output.
    let values = (family.isSpring ? 4 : 3) * components
    return Cost(
      bytes: scalarBytes * (columns + cycle.columns + values),
      flops: flops + cycle.flops + (family.isSpring ? 4 : 5) * components)
  }
}
