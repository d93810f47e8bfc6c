import AnimKernel
import Testing

@Suite("Curve families of animation batches")
struct BatchFamiliesTests {
  static let timings = [
    "linear", "ease", "cubic-bezier(0.9, -0.6, 0.1, 1.8)", "cubic-bezier(1, 0, 0, 1)",
    "cubic-bezier(0, 1, 1, 0)", "circular-ease-in", "circular-ease-out", "circular-ease-in-out",
    "steps(4, jump-end)", "steps(3, jump-start)", "steps(5, jump-none)", "steps(2, jump-both)",
    "linear(0, 0.25 25% 75%, 1)", "linear(0.5)", "linear(0, 0.9 30%, 0.2 30%, 1)",
    "spring(response: 0.4, damping-fraction: 0.3)", "spring(duration: 0.3, bounce: 0)",
    "spring(response: 0.3, damping-fraction: 1)", "spring(response: 0.5, damping-fraction: 2.5)",
    "spring(response: 0.4, damping-fraction: 0.6, initial-velocity: 7)",
    "spring(mass: 1, stiffness: 100, damping: 40, initial-velocity: -3)",
  ]

  static func cases() throws -> [BatchCase] {
    try timings.flatMap { text in
      let timing = try TimingFunction(parsing: text)
      return [
        BatchCase(timing: timing),
        BatchCase(timing: timing, duration: 0.25, delay: 0.1, speed: 1.7),
        BatchCase(timing: timing, delay: -0.2, speed: 0.6),
        BatchCase(timing: timing, repeatCount: 3, cycleDelay: 0.05),
        BatchCase(timing: timing, delay: 0.2, speed: 2, repeatCount: 4, autoreverses: true),
        BatchCase(timing: timing, repeatCount: nil, autoreverses: true, cycleDelay: 0.125),
        BatchCase(timing: timing, duration: 0),
        BatchCase(timing: timing, speed: 0, repeatCount: 2),
      ]
    }
  }

  @Test(
    "floats follow the scalar curve, in either layout", arguments: InstructionSet.available)
  func floats(set: InstructionSet) throws {
    for components in [1, 2, 3, 4, 5, 9] {
      for layout in [ValueLayout.planar, .interleaved] {
        var batch = AnimationBatch<Float>(components: components, layout: layout, on: set)
        // A spring's interval is as long as it makes its velocity; 3e-6 covers the curves' slopes.
        try check(&batch, bound: 3e-6) { batch, time, out in
          var span = out.mutableSpan
          batch.advance(to: time, into: &span)
        } start: { batch, animation, from, to in
          let (from, to) = (from.map(Float.init), to.map(Float.init))
          return try batch.start(animation, from: from.span, to: to.span)
        }
      }
    }
  }

  @Test(
    "doubles follow the scalar curve, in either layout", arguments: InstructionSet.available)
  func doubles(set: InstructionSet) throws {
    for components in [1, 4, 7] {
      for layout in [ValueLayout.planar, .interleaved] {
        var batch = AnimationBatch<Double>(components: components, layout: layout, on: set)
        try check(&batch, bound: 1e-12) { batch, time, out in
          var span = out.mutableSpan
          batch.advance(to: time, into: &span)
        } start: { batch, animation, from, to in
          try batch.start(animation, from: from.span, to: to.span)
        }
      }
    }
  }

  private func check<Scalar: BatchScalar>(
    _ batch: inout AnimationBatch<Scalar>, bound: Double,
    advance: (inout AnimationBatch<Scalar>, Double, inout [Scalar]) -> Void,
    start: (inout AnimationBatch<Scalar>, BatchAnimation, [Double], [Double]) throws ->
      AnimationHandle
  ) throws {
    let cases = try Self.cases()
    let from = (0..<batch.components).map { Double($0) - 1 }
    let to = (0..<batch.components).map { 3.5 - 2 * Double($0) }
    var handles: [AnimationHandle] = []
    for one in cases { handles.append(try start(&batch, one.animation, from, to)) }
    var out = [Scalar](repeating: .nan, count: batch.outputCount)
    var worst = cases.map { _ in (share: 0.0, time: 0.0) }
    for time in stride(from: -0.0625, through: 4, by: 0.0625 / 3) {
      advance(&batch, time, &out)
      for (index, one) in cases.enumerated() where !one.isNearJump(time, within: 1e-6) {
        let slot = handles[index].slot
        let progress = one.progress(at: time)
        for component in 0..<batch.components {
          let interval = to[component] - from[component]
          let place =
            batch.layout == .planar
            ? component * batch.slotCapacity + slot : slot * batch.components + component
          let error = abs(Double(out[place]) - (from[component] + interval * progress))
          let allowed = bound * max(1, abs(interval)) * max(1, abs(progress))
          if !(error <= worst[index].share * allowed) { worst[index] = (error / allowed, time) }
        }
      }
    }
    for (one, worst) in zip(cases, worst) {
      #expect(worst.share <= 1, "\(one): at \(worst.time) s by \(worst.share) of the bound")
    }
  }

  @Test("a curve of one's own is evaluated at its fraction")
  func custom() throws {
    struct Square: CustomCurve {
      func progress(at fraction: Double) -> Double { fraction * fraction }
    }
    var batch = AnimationBatch<Float>()
    let animation = try BatchAnimation(
      custom: Square(), duration: 2, repeatCount: 2, autoreverses: true)
    let handle = try batch.start(animation, from: 0, to: 16)
    #expect(try value(&batch, handle, 0.5) == 1)
    #expect(try value(&batch, handle, 1) == 4)
    #expect(try value(&batch, handle, 3) == 12)
    #expect(try value(&batch, handle, 5) == 16)
  }

  @Test("both ends are exact to the bit", arguments: InstructionSet.available)
  func ends(set: InstructionSet) throws {
    for text in Self.timings where !text.hasPrefix("linear(0.5)") && !text.contains("jump-start") {
      let timing = try TimingFunction(parsing: text)
      if case .steps(let steps) = timing.kind, steps.value(at: 0) != 0 { continue }
      var batch = AnimationBatch<Float>(on: set)
      let animation = try BatchAnimation(timing.kind, duration: 0.3, delay: 0.1)
      let handle = try batch.start(animation, from: 0.1, to: 1e6 / 3)
      let start = try value(&batch, handle, 0.05)
      // A spring starts at its end less the distance, which is rounded.
      #expect(timing.isSpring ? abs(start - 0.1) < 0.02 : start == 0.1, "\(text)")
      #expect(try value(&batch, handle, 20) == 1e6 / 3, "\(text)")
    }
  }

  private func value(
    _ batch: inout AnimationBatch<Float>, _ handle: AnimationHandle, _ time: Double
  ) throws -> Float {
    var out = [Float](repeating: .nan, count: batch.outputCount)
    var span = out.mutableSpan
    batch.advance(to: time, into: &span)
    let values = try batch.values(of: handle)
    #expect(values == [out[handle.slot]])
    return out[handle.slot]
  }
}
