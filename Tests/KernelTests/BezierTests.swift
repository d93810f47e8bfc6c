import AnimKernel
import TestSupport
import Testing

@Suite("Cubic-bezier kernel")
struct BezierTests {
  struct Curve: Sendable {
    var x1, y1, x2, y2: Double
  }

  @Test(
    "the reference values hold within tol32", .enabled(if: SharedData.isAvailable),
    arguments: InstructionSet.available)
  func vectors(set: InstructionSet) throws {
    let vectors = try CubicBezierVectors.load()
    #expect(vectors.cases.count > 50)
    for one in vectors.cases {
      let curve = Curve(x1: one.x1, y1: one.y1, x2: one.x2, y2: one.y2)
      let out = try progress(
        one.samples.map { Float($0.x) }, one.samples.map { _ in curve }, set)
      for (sample, y) in zip(one.samples, out) {
        #expect(
          abs(Double(y) - sample.y) <= sample.tol32, "\(one.id) at \(sample.x) on \(set)")
      }
      let held = try progress(
        one.outside.map { Float($0.x) }, one.outside.map { _ in curve }, set)
      #expect(held == one.outside.map { Float($0.clamped_y) }, "\(one.id) outside 0...1")
    }
  }

  @Test("random and extreme curves meet the stated bound", arguments: InstructionSet.available)
  func extremes(set: InstructionSet) throws {
    var random = SeededGenerator(seed: 5)
    var curves: [Curve] = []
    var inputs: [Float] = []
    for kind in 0..<5 {
      for _ in 0..<4_000 {
        let (u, v) = (
          Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random)
        )
        let (x1, x2) =
          switch kind {
          case 0: (u, v)
          case 1: (u.rounded(), v.rounded())
          case 2: (1 - 1e-6 * u, 1e-6 * v)
          case 3: (1e-6 * u, 1 - 1e-6 * v)
          default: (u * u * u * u * u * u, v * v * v * v * v * v)
          }
        let scale = kind.isMultiple(of: 2) ? 1.0 : 20
        curves.append(
          Curve(
            x1: Double(Float(x1)), y1: .random(in: -scale...scale, using: &random),
            x2: Double(Float(x2)),
            y2: .random(in: -scale...scale, using: &random)))
        inputs.append(
          kind == 4
            ? Float.random(in: 0...1, using: &random) / 1000 : .random(in: 0...1, using: &random))
      }
    }
    let out = try progress(inputs, curves, set)
    for (i, curve) in curves.enumerated() {
      // The bound is 2e-6 in x: y lies between the curve's values that far to either side, give or
      // take 8 ULP of the largest control value.
      let x = Double(inputs[i])
      let parameters = [exactParameter(curve, x - 2e-6), exactParameter(curve, x + 2e-6)]
      let between = stride(from: 0.0, through: 1, by: 1.0 / 16).map { step in
        y(curve, parameters[0] + (parameters[1] - parameters[0]) * step)
      }
      let slack = 8 * 0x1p-23 * max(1, abs(curve.y1), abs(curve.y2)) * 4
      let (low, high) = ((between.min() ?? 0) - slack, (between.max() ?? 0) + slack)
      #expect(
        Double(out[i]) >= low && Double(out[i]) <= high,
        "\(curve) at \(x) gives \(out[i]), not \(low)...\(high)")
    }
  }

  @Test(
    "an element's result depends on that element alone",
    arguments: InstructionSet.available, KernelLengths.all.filter { $0 > 0 })
  func splits(set: InstructionSet, count: Int) throws {
    let curves = (0..<count).map { i in
      i.isMultiple(of: 3)
        ? Curve(x1: 1, y1: 0, x2: 0, y2: 1)
        : Curve(x1: .random(in: 0...1), y1: 0, x2: .random(in: 0...1), y2: 1)
    }
    let inputs = (0..<count).map { _ in Float.random(in: 0...1) }
    let together = try progress(inputs, curves, set)
    for i in 0..<count {
      #expect(try progress([inputs[i]], [curves[i]], set) == [together[i]])
    }
  }

  @Test("a curve without overshoot stays within 0...1", arguments: InstructionSet.available)
  func bounded(set: InstructionSet) throws {
    // Vertical ends are where an iteration may step over them.
    var curves: [Curve] = []
    var inputs: [Float] = []
    for step in 1...2000 {
      let nearOne = 1 - Double(step) / 100_000
      curves.append(Curve(x1: 1, y1: 1, x2: nearOne, y2: 0.3))
      inputs.append(Float(1).nextDown)
      curves.append(Curve(x1: 1 - nearOne, y1: 0.7, x2: 0, y2: 0))
      inputs.append(Float(step) * 0x1p-40)
    }
    let out = try progress(inputs, curves, set)
    #expect(out.allSatisfy { $0 >= 0 && $0 <= 1 + 0x1p-22 }, "\(out.max() ?? 0)")
  }

  @Test("the ends are exact and inputs outside are held", arguments: InstructionSet.available)
  func ends(set: InstructionSet) throws {
    let curve = Curve(x1: 0.42, y1: 0.1, x2: 0.58, y2: 1.7)
    let inputs: [Float] = [0, 1, -3, 7, -.infinity, .infinity, -0.0]
    let out = try progress(inputs, inputs.map { _ in curve }, set)
    #expect(out == [0, 1, 0, 1, 0, 1, 0])
    #expect(try progress([.nan], [curve], set)[0].isNaN)
  }

  @Test("a control point that is no finite float is refused and nothing is added")
  func refused() throws {
    var batch = BezierBatch()
    #expect(throws: BatchError.notFinite(name: "y2", value: 1e300)) {
      try batch.append(x1: 0, y1: 0, x2: 1, y2: 1e300)
    }
    #expect(throws: BatchError.self) { try batch.append(x1: .nan, y1: 0, x2: 1, y2: 1) }
    #expect(batch.count == 0)
  }

  private func progress(
    _ x: [Float], _ curves: [Curve], _ set: InstructionSet
  ) throws -> [Float] {
    var batch = BezierBatch()
    for curve in curves {
      try batch.append(x1: curve.x1, y1: curve.y1, x2: curve.x2, y2: curve.y2)
    }
    var out = [Float](repeating: -1, count: x.count)
    var span = out.mutableSpan
    batch.progress(at: x.span, into: &span, on: set)
    return out
  }

  /// The parameter at which the curve's x is `x`, by bisection in Double.
  private func exactParameter(_ curve: Curve, _ x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let t = (low + high) / 2
      if bernstein(curve.x1, curve.x2, t) < x { low = t } else { high = t }
    }
    return (low + high) / 2
  }

  private func y(_ curve: Curve, _ t: Double) -> Double { bernstein(curve.y1, curve.y2, t) }

  private func bernstein(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * p1 + 3 * (1 - t) * t * t * p2 + t * t * t
  }
}
