internal import KernelTypes
internal import KernelV1

#if arch(x86_64)
  internal import KernelV3
  internal import KernelV4
#endif

// Sends each whole-buffer call to the kernel module of an instruction set. The sizes have been
// checked by the callers in this folder, which are the only ones.
enum Kernels {
  static func blend(
    from: Source, to: Source, progress: Source, components: Int, count: Int,
    into out: Destination, on set: InstructionSet
  ) {
    switch set {
    #if arch(x86_64)
      case .v4:
        KernelV4.blend(
          from: from, to: to, progress: progress, components: components, count: count, into: out)
      case .v3:
        KernelV3.blend(
          from: from, to: to, progress: progress, components: components, count: count, into: out)
    #endif
    default:
      KernelV1.blend(
        from: from, to: to, progress: progress, components: components, count: count, into: out)
    }
  }

  static func elapsed(
    since starts: Source, now: Float, count: Int, into out: Destination, on set: InstructionSet
  ) {
    switch set {
    #if arch(x86_64)
      case .v4: KernelV4.elapsed(since: starts, now: now, count: count, into: out)
      case .v3: KernelV3.elapsed(since: starts, now: now, count: count, into: out)
    #endif
    default: KernelV1.elapsed(since: starts, now: now, count: count, into: out)
    }
  }

  static func linearProgress(
    elapsed: Source, durations: Source, count: Int, into out: Destination, on set: InstructionSet
  ) {
    switch set {
    #if arch(x86_64)
      case .v4:
        KernelV4.linearProgress(elapsed: elapsed, durations: durations, count: count, into: out)
      case .v3:
        KernelV3.linearProgress(elapsed: elapsed, durations: durations, count: count, into: out)
    #endif
    default:
      KernelV1.linearProgress(elapsed: elapsed, durations: durations, count: count, into: out)
    }
  }

  static func bezierProgress(
    at x: Source, x1: Source, y1: Source, x2: Source, y2: Source, count: Int,
    into out: Destination, on set: InstructionSet
  ) {
    switch set {
    #if arch(x86_64)
      case .v4:
        KernelV4.bezierProgress(at: x, x1: x1, y1: y1, x2: x2, y2: y2, count: count, into: out)
      case .v3:
        KernelV3.bezierProgress(at: x, x1: x1, y1: y1, x2: x2, y2: y2, count: count, into: out)
    #endif
    default:
      KernelV1.bezierProgress(at: x, x1: x1, y1: y1, x2: x2, y2: y2, count: count, into: out)
    }
  }

  static func springValues(
    at time: Source, decay: Source, rate: Source, target: Source, displacement: Source,
    swing: Source, count: Int, into out: Destination, on set: InstructionSet
  ) {
    switch set {
    #if arch(x86_64)
      case .v4:
        KernelV4.springValues(
          at: time, decay: decay, rate: rate, target: target, displacement: displacement,
          swing: swing, count: count, into: out)
      case .v3:
        KernelV3.springValues(
          at: time, decay: decay, rate: rate, target: target, displacement: displacement,
          swing: swing, count: count, into: out)
    #endif
    default:
      KernelV1.springValues(
        at: time, decay: decay, rate: rate, target: target, displacement: displacement,
        swing: swing, count: count, into: out)
    }
  }

  static func springVelocities(
    at time: Source, decay: Source, rate: Source, initialVelocity: Source, push: Source,
    count: Int, into out: Destination, on set: InstructionSet
  ) {
    switch set {
    #if arch(x86_64)
      case .v4:
        KernelV4.springVelocities(
          at: time, decay: decay, rate: rate, initialVelocity: initialVelocity, push: push,
          count: count, into: out)
      case .v3:
        KernelV3.springVelocities(
          at: time, decay: decay, rate: rate, initialVelocity: initialVelocity, push: push,
          count: count, into: out)
    #endif
    default:
      KernelV1.springVelocities(
        at: time, decay: decay, rate: rate, initialVelocity: initialVelocity, push: push,
        count: count, into: out)
    }
  }

  static func triad(
    _ a: Source, _ b: Source, factor: Float, count: Int, into out: Destination,
    on set: InstructionSet
  ) {
    switch set {
    #if arch(x86_64)
      case .v4: KernelV4.triad(a, b, factor: factor, count: count, into: out)
      case .v3: KernelV3.triad(a, b, factor: factor, count: count, into: out)
    #endif
    default: KernelV1.triad(a, b, factor: factor, count: count, into: out)
    }
  }

  static func multiplyAdds(
    rounds: Int, factor: Float, on set: InstructionSet
  ) -> (sum: Float, flops: Int) {
    switch set {
    #if arch(x86_64)
      case .v4: KernelV4.multiplyAdds(rounds: rounds, factor: factor)
      case .v3: KernelV3.multiplyAdds(rounds: rounds, factor: factor)
    #endif
    default: KernelV1.multiplyAdds(rounds: rounds, factor: factor)
    }
  }
}
