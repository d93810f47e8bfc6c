internal import KernelV1
internal import KernelV1Double

#if arch(x86_64)
  internal import KernelV3
  internal import KernelV3Double
  internal import KernelV4
  internal import KernelV4Double
#endif

extension KernelTable<Float> {
  /// The kernels of an instruction set.
  static func on(_ set: InstructionSet) -> Kernels<Scalar> {
    switch set {
    #if arch(x86_64)
      case .v4: v4
      case .v3: v3
    #endif
    default: v1
    }
  }

  private static let v1 = Kernels(
    KernelTable(
      blend: KernelV1.blend, springBlend: KernelV1.springBlend, spread: KernelV1.spread,
      elapsed: KernelV1.elapsed, linearProgress: KernelV1.linearProgress, age: KernelV1.age,
      fraction: KernelV1.fraction, cycle: KernelV1.cycle, turn: KernelV1.turn,
      turnMotion: KernelV1.turnMotion, bezierProgress: KernelV1.bezierProgress,
      circularProgress: KernelV1.circularProgress, stepsProgress: KernelV1.stepsProgress,
      piecewiseProgress: KernelV1.piecewiseProgress, springMotion: KernelV1.springMotion,
      springValues: KernelV1.springValues, springVelocities: KernelV1.springVelocities,
      triad: KernelV1.triad, multiplyAdds: KernelV1.multiplyAdds))

  #if arch(x86_64)
    private static let v3 = Kernels(
      KernelTable(
        blend: KernelV3.blend, springBlend: KernelV3.springBlend, spread: KernelV3.spread,
        elapsed: KernelV3.elapsed, linearProgress: KernelV3.linearProgress, age: KernelV3.age,
        fraction: KernelV3.fraction, cycle: KernelV3.cycle, turn: KernelV3.turn,
        turnMotion: KernelV3.turnMotion, bezierProgress: KernelV3.bezierProgress,
        circularProgress: KernelV3.circularProgress, stepsProgress: KernelV3.stepsProgress,
        piecewiseProgress: KernelV3.piecewiseProgress, springMotion: KernelV3.springMotion,
        springValues: KernelV3.springValues, springVelocities: KernelV3.springVelocities,
        triad: KernelV3.triad, multiplyAdds: KernelV3.multiplyAdds))

    private static let v4 = Kernels(
      KernelTable(
        blend: KernelV4.blend, springBlend: KernelV4.springBlend, spread: KernelV4.spread,
        elapsed: KernelV4.elapsed, linearProgress: KernelV4.linearProgress, age: KernelV4.age,
        fraction: KernelV4.fraction, cycle: KernelV4.cycle, turn: KernelV4.turn,
        turnMotion: KernelV4.turnMotion, bezierProgress: KernelV4.bezierProgress,
        circularProgress: KernelV4.circularProgress, stepsProgress: KernelV4.stepsProgress,
        piecewiseProgress: KernelV4.piecewiseProgress, springMotion: KernelV4.springMotion,
        springValues: KernelV4.springValues, springVelocities: KernelV4.springVelocities,
        triad: KernelV4.triad, multiplyAdds: KernelV4.multiplyAdds))
  #endif
}

extension KernelTable<Double> {
  /// The kernels of an instruction set.
  static func on(_ set: InstructionSet) -> Kernels<Scalar> {
    switch set {
    #if arch(x86_64)
      case .v4: v4
      case .v3: v3
    #endif
    default: v1
    }
  }

  private static let v1 = Kernels(
    KernelTable(
      blend: KernelV1Double.blend, springBlend: KernelV1Double.springBlend,
      spread: KernelV1Double.spread, elapsed: KernelV1Double.elapsed,
      linearProgress: KernelV1Double.linearProgress, age: KernelV1Double.age,
      fraction: KernelV1Double.fraction, cycle: KernelV1Double.cycle, turn: KernelV1Double.turn,
      turnMotion: KernelV1Double.turnMotion, bezierProgress: KernelV1Double.bezierProgress,
      circularProgress: KernelV1Double.circularProgress,
      stepsProgress: KernelV1Double.stepsProgress,
      piecewiseProgress: KernelV1Double.piecewiseProgress,
      springMotion: KernelV1Double.springMotion, springValues: KernelV1Double.springValues,
      springVelocities: KernelV1Double.springVelocities, triad: KernelV1Double.triad,
      multiplyAdds: KernelV1Double.multiplyAdds))

  #if arch(x86_64)
    private static let v3 = Kernels(
      KernelTable(
        blend: KernelV3Double.blend, springBlend: KernelV3Double.springBlend,
        spread: KernelV3Double.spread, elapsed: KernelV3Double.elapsed,
        linearProgress: KernelV3Double.linearProgress, age: KernelV3Double.age,
        fraction: KernelV3Double.fraction, cycle: KernelV3Double.cycle, turn: KernelV3Double.turn,
        turnMotion: KernelV3Double.turnMotion, bezierProgress: KernelV3Double.bezierProgress,
        circularProgress: KernelV3Double.circularProgress,
        stepsProgress: KernelV3Double.stepsProgress,
        piecewiseProgress: KernelV3Double.piecewiseProgress,
        springMotion: KernelV3Double.springMotion, springValues: KernelV3Double.springValues,
        springVelocities: KernelV3Double.springVelocities, triad: KernelV3Double.triad,
        multiplyAdds: KernelV3Double.multiplyAdds))

    private static let v4 = Kernels(
      KernelTable(
        blend: KernelV4Double.blend, springBlend: KernelV4Double.springBlend,
        spread: KernelV4Double.spread, elapsed: KernelV4Double.elapsed,
        linearProgress: KernelV4Double.linearProgress, age: KernelV4Double.age,
        fraction: KernelV4Double.fraction, cycle: KernelV4Double.cycle, turn: KernelV4Double.turn,
        turnMotion: KernelV4Double.turnMotion, bezierProgress: KernelV4Double.bezierProgress,
        circularProgress: KernelV4Double.circularProgress,
        stepsProgress: KernelV4Double.stepsProgress,
        piecewiseProgress: KernelV4Double.piecewiseProgress,
        springMotion: KernelV4Double.springMotion, springValues: KernelV4Double.springValues,
        springVelocities: KernelV4Double.springVelocities, triad: KernelV4Double.triad,
        multiplyAdds: KernelV4Double.multiplyAdds))
  #endif
}
