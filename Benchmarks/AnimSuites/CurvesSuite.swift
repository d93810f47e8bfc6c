internal import AnimKernel
internal import BenchCore

/// Timing curves: linear progress, and cubic-bezier with a different curve for every element.
///
/// Every size has as many distinct inputs as elements, so that no branch predictor learns them.
enum CurvesSuite {
  static func benchmarks(seed: UInt64) -> [Benchmark] {
    [1 << 16, 1 << 20].flatMap { count in
      [linear(count: count, seed: seed), bezier(count: count, seed: seed)]
    } + [newtonBisection(count: 1 << 16, seed: seed)]
  }

  private static let reference = "curves/cubic-bezier/64Ki/newton-bisection"

  /// How many times faster than the scalar curve the kernel is to be.
  private static var wanted: Double {
    switch InstructionSet.active {
    case .v1: 4
    case .v3: 15
    case .v4: 25
    }
  }

  private static func linear(count: Int, seed: UInt64) -> Benchmark {
    Benchmark(
      "curves/linear/\(ElementCount.name(count))", tags: ["kernel"], item: "progress",
      itemsPerFrame: count,
      cost: FrameCost(bytes: 12 * Double(count), flops: Double(count), workingSetBytes: 12 * count)
    ) {
      LinearWorkload(count: count, seed: seed)
    }
  }

  private static func bezier(count: Int, seed: UInt64) -> Benchmark {
    let small = count == 1 << 16
    return Benchmark(
      "curves/cubic-bezier/\(ElementCount.name(count))",
      tags: small ? ["kernel", "quick"] : ["kernel"], item: "curve", itemsPerFrame: count,
      cost: FrameCost(
        bytes: 24 * Double(count), flops: 95 * Double(count), workingSetBytes: 24 * count),
      reference: small ? Reference(reference, atLeast: wanted) : nil
    ) {
      try BezierWorkload(BezierInput(count: count, seed: seed))
    }
  }

  private static func newtonBisection(count: Int, seed: UInt64) -> Benchmark {
    Benchmark(reference, tags: ["reference"], item: "curve", itemsPerFrame: count) {
      NewtonBisectionWorkload(BezierInput(count: count, seed: seed))
    }
  }
}

/// A curve and an input for every element, spread evenly: x1, x2, y1, y2 and x in 0...1.
struct BezierInput: Sendable {
  var x1, y1, x2, y2, x: ContiguousArray<Float>

  init(count: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    x1 = generator.floats(count)
    y1 = generator.floats(count)
    x2 = generator.floats(count)
    y2 = generator.floats(count)
    x = generator.floats(count)
  }
}

/// Linear progress by the batch kernel.
final class LinearWorkload: Workload {
  private let elapsed: ContiguousArray<Float>
  private let durations: ContiguousArray<Float>
  private let out: AlignedNumbers<Float>

  init(count: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    elapsed = generator.floats(count)
    durations = generator.floats(count, in: 0.2...2)
    out = AlignedNumbers(count: count)
  }

  func runFrame(_ frame: Int) {
    let (elapsed, durations) = (elapsed, durations)
    out.write { out in
      BatchKernel.linearProgress(elapsed: elapsed.span, durations: durations.span, into: &out)
    }
  }
}

/// Cubic-bezier progress by the batch kernel.
final class BezierWorkload: Workload {
  private let curves: BezierBatch
  private let x: ContiguousArray<Float>
  private let out: AlignedNumbers<Float>

  init(_ input: BezierInput) throws {
    var curves = BezierBatch()
    for i in input.x.indices {
      try curves.append(
        x1: Double(input.x1[i]), y1: Double(input.y1[i]), x2: Double(input.x2[i]),
        y2: Double(input.y2[i]))
    }
    self.curves = curves
    x = input.x
    out = AlignedNumbers(count: input.x.count)
  }

  func runFrame(_ frame: Int) {
    let x = x
    out.write { out in curves.progress(at: x.span, into: &out) }
  }
}

/// Cubic-bezier progress one by one in Double.
final class NewtonBisectionWorkload: Workload {
  private let curves: ContiguousArray<NewtonBisection>
  private let x: ContiguousArray<Double>
  private var out: ContiguousArray<Double>

  init(_ input: BezierInput) {
    curves = ContiguousArray(
      input.x.indices.map { i in
        NewtonBisection(
          x1: Double(input.x1[i]), y1: Double(input.y1[i]), x2: Double(input.x2[i]),
          y2: Double(input.y2[i]))
      })
    x = ContiguousArray(input.x.map(Double.init))
    out = ContiguousArray(repeating: 0, count: input.x.count)
  }

  func runFrame(_ frame: Int) {
    for i in curves.indices { out[i] = curves[i].progress(at: x[i]) }
  }
}
