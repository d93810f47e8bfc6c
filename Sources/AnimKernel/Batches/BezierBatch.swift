internal import KernelTypes

/// Cubic-bezier timing curves, one for every element, evaluated together.
///
/// Progress is that of `UnitCurve`: the input is held within 0...1, and the control points' x
/// within 0...1. Largest error, over random and extreme curves on every instruction set: 2e-6 in
/// x, so that the progress is off by at most 2e-6 × the curve's slope plus 8 ULP of the larger of
/// 1, |y1| and |y2|.
///
/// Stored as four planes of floats, 16 bytes a curve.
public struct BezierBatch: Sendable {
  private var x1: ContiguousArray<Float> = []
  private var y1: ContiguousArray<Float> = []
  private var x2: ContiguousArray<Float> = []
  private var y2: ContiguousArray<Float> = []

  /// An empty batch.
  public init() {}

  /// Curves in the batch.
  public var count: Int { x1.count }

  /// Makes room for `capacity` curves, so that appending up to there allocates nothing.
  public mutating func reserveCapacity(_ capacity: Int) {
    x1.reserveCapacity(capacity)
    y1.reserveCapacity(capacity)
    x2.reserveCapacity(capacity)
    y2.reserveCapacity(capacity)
  }

  /// Adds a curve at the end.
  ///
  /// - Parameters:
  ///   - x1: first control point's x, unitless; held within 0...1.
  ///   - y1: first control point's y, unitless, any finite value.
  ///   - x2: second control point's x, unitless; held within 0...1.
  ///   - y2: second control point's y, unitless, any finite value.
  /// - Throws: `BatchError.notFinite` for a number that is no finite float; nothing is added.
  /// - Complexity: amortised O(1).
  public mutating func append(
    x1: Double, y1: Double, x2: Double, y2: Double
  ) throws(BatchError) {
    let curve = try (
      Float(finite: x1, "x1"), Float(finite: y1, "y1"), Float(finite: x2, "x2"),
      Float(finite: y2, "y2")
    )
    self.x1.append(min(max(curve.0, 0), 1))
    self.y1.append(curve.1)
    self.x2.append(min(max(curve.2, 0), 1))
    self.y2.append(curve.3)
  }

  /// Progress of every curve at its own input.
  ///
  /// - Parameters:
  ///   - x: fraction of every curve's duration, unitless; held within 0...1.
  ///   - out: receives the progress, unitless; exactly 0 and 1 at the ends, NaN for NaN.
  ///   - set: instruction set to run on; must be available.
  /// - Complexity: O(count); 24 bytes and about 95 flops an element. Curves with a vertical end or
  ///   a triple root cost up to twice as much.
  public func progress(
    at x: Span<Float>, into out: inout MutableSpan<Float>, on set: InstructionSet = .active
  ) {
    precondition(
      x.count == count && out.count == count, "x and out have one float a curve")
    KernelTable<Float>.on(set).table.bezierProgress(
      x.source, x1.source, y1.source, x2.source, y2.source, count, out.destination)
  }
}
