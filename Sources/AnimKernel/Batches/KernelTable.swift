internal import KernelTypes

/// The kernels of one instruction set and precision, as functions of whole buffers.
///
/// The arguments are those of the kernels of the same names, in their order; the callers in this
/// folder, which are the only ones, have checked the sizes.
final class KernelTable<Scalar: BinaryFloatingPoint>: Sendable {
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
      Source, Source, Source, Source, Source, Source, Scalar, Scalar, Int, Destination, Destination, Destination, Destination
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
      Source, Source, Source, Source, Source, Source, Source, Int, Destination
    ) -> Void
  let springVelocities:
    @Sendable (
      Source, Source, Source, Source, Source, Source, Int, Destination
    ) -> Void
  let triad: @Sendable (Source, Source, Scalar, Int, Destination, Bool) -> Void
  let multiplyAdds: @Sendable (Int, Scalar) -> (sum: Scalar, flops: Int)

  init(
    blend:
      @escaping @Sendable (
        Source, Source, Source, Int, Int, Int, Destination, Int, Bool
      ) -> Void,
    springBlend:
      @escaping @Sendable (
        Source, Source, Source, Source, Source, Int, Int, Int, Destination, Int, Bool
      ) -> Void,
    spread: @escaping @Sendable (Source, Int, Int, Destination) -> Void,
    elapsed: @escaping @Sendable (Source, Scalar, Int, Destination) -> Void,
    linearProgress: @escaping @Sendable (Source, Source, Int, Destination) -> Void,
    age:
      @escaping @Sendable (
        Source, Source, Scalar, Scalar, Int, Destination, Destination
      ) -> Void,
    fraction:
      @escaping @Sendable (
        Source, Source, Source, Scalar, Scalar, Int, Destination
      ) -> Void,
    cycle:
      @escaping @Sendable (
        Source, Source, Source, Source, Source, Source, Scalar, Scalar, Int, Destination, Destination, Destination, Destination
      ) -> Void,
    turn: @escaping @Sendable (Source, Source, Source, Int, Destination) -> Void,
    turnMotion:
      @escaping @Sendable (
        Source, Source, Source, Source, Int, Destination, Destination
      ) -> Void,
    bezierProgress:
      @escaping @Sendable (
        Source, Source, Source, Source, Source, Int, Destination
      ) -> Void,
    circularProgress: @escaping @Sendable (Source, Source, Int, Destination) -> Void,
    stepsProgress: @escaping @Sendable (Source, Source, Source, Source, Int, Destination) -> Void,
    piecewiseProgress: @escaping @Sendable (Source, Source, Source, Int, Destination) -> Void,
    springMotion:
      @escaping @Sendable (
        Source, Source, Source, Source, Source, Source, Int, Bool, Destination, Destination
      ) -> Void,
    springValues:
      @escaping @Sendable (
        Source, Source, Source, Source, Source, Source, Source, Int, Destination
      ) -> Void,
    springVelocities:
      @escaping @Sendable (
        Source, Source, Source, Source, Source, Source, Int, Destination
      ) -> Void,
    triad: @escaping @Sendable (Source, Source, Scalar, Int, Destination, Bool) -> Void,
    multiplyAdds: @escaping @Sendable (Int, Scalar) -> (sum: Scalar, flops: Int)
  ) {
    self.blend = blend
    self.springBlend = springBlend
    self.spread = spread
    self.elapsed = elapsed
    self.linearProgress = linearProgress
    self.age = age
    self.fraction = fraction
    self.cycle = cycle
    self.turn = turn
    self.turnMotion = turnMotion
    self.bezierProgress = bezierProgress
    self.circularProgress = circularProgress
    self.stepsProgress = stepsProgress
    self.piecewiseProgress = piecewiseProgress
    self.springMotion = springMotion
    self.springValues = springValues
    self.springVelocities = springVelocities
    self.triad = triad
    self.multiplyAdds = multiplyAdds
  }
}
