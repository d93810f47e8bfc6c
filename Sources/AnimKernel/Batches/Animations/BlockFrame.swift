internal import KernelTypes

/// What all blocks of a frame have in common.
struct BlockFrame<Scalar: BatchScalar> {
  let kernels: Kernels<Scalar>
  let layout: ValueLayout
  /// The frame's time in seconds, and what rounding took from it.
  let now: Scalar
  let nowRest: Scalar
  let tables: Source
  let customs: ContiguousArray<(any CustomCurve)?>
  let out: Destination
  /// Numbers from one component's plane to the next in `out`.
  let outPlane: Int
  let streams: Bool
}
