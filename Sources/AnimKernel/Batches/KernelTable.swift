internal import KernelTypes

/// The kernels of one instruction set and precision, as functions of whole buffers.
///
/// The arguments are those of the kernels of the same names, in their order; the callers in this
/// folder, which are the only ones, have checked the sizes.
struct KernelTable<Scalar: BinaryFloatingPoint>: Sendable {
  let blend: @Sendable (Source, Source, Source, Int, Int, Int, Destination, Int, Bool) -> Void
  let springBlend:
    @Sendable (
      Source, Source, Source, Source, Source, Int, Int, Int, Destination, Int, Bool
    ) -> Void
  let spread: @Sendable (Source, Int, Int, Destination) -> Void
  let elapsed: @Sendable (Source, Scalar, Int, Destination) -> Void
  let linearProgress: @Sendable (Source, Source, Int, Destination) -> Void
  let age: @Sendable (Source, Source, Scalar, Scalar, Int, Destination, Destination) -> Void
  let fraction: @Sendable (Source, Source, Source, Scalar, Scalar, Int, Destination) -> Void
  let cycle:
    @Sendable (
      Source, Source, Source, Source, Source, Source, Scalar, Scalar, Int, Destination, Destination,
      Destination, Destination
    ) -> Void
  let turn: @Sendable (Source, Source, Source, Int, Destination) -> Void
  let turnMotion: @Sendable (Source, Source, Source, Source, Int, Destination, Destination) -> Void
  let bezierProgress: @Sendable (Source, Source, Source, Source, Source, Int, Destination) -> Void
  let circularProgress: @Sendable (Source, Source, Int, Destination) -> Void
  let stepsProgress: @Sendable (Source, Source, Source, Source, Int, Destination) -> Void
  let piecewiseProgress: @Sendable (Source, Source, Source, Int, Destination) -> Void
  let springMotion:
    @Sendable (
      Source, Source, Source, Source, Source, Source, Int, Bool, Destination, Destination
    ) -> Void
  let springValues:
    @Sendable (
      Source, Source, Source, Source, Source, Source, Source, Int, Bool, Destination
    ) -> Void
  let springVelocities:
    @Sendable (
      Source, Source, Source, Source, Source, Source, Int, Bool, Destination
    ) -> Void
  let triad: @Sendable (Source, Source, Scalar, Int, Destination, Bool) -> Void
  let multiplyAdds: @Sendable (Int, Scalar) -> (sum: Scalar, flops: Int)
}

/// A table of kernels that lives as long as the process.
///
/// It is held by its address: copying the table, or counting references to it, would cost as much as
/// a small call, and an atomic count waits for all stores before it.
@safe struct Kernels<Scalar: BinaryFloatingPoint>: @unchecked Sendable {
  private let address: UnsafePointer<KernelTable<Scalar>>

  /// Keeps a table for good.
  init(_ table: KernelTable<Scalar>) {
    let memory = UnsafeMutablePointer<KernelTable<Scalar>>.allocate(capacity: 1)
    unsafe memory.initialize(to: table)
    unsafe address = UnsafePointer(memory)
  }

  /// The table.
  var table: KernelTable<Scalar> {
    @inline(always) unsafeAddress { unsafe address }
  }
}
