internal import AnimKernel
internal import BenchCore
internal import CReference

/// Blending between two keyframes: the work every animated value does last.
enum BlendSuite {
  static func benchmarks(seed: UInt64) -> [Benchmark] {
    let sizes = [1 << 10, 1 << 16, 1 << 20]
    var benchmarks: [Benchmark] = []
    for count in sizes {
      for components in [1, 2, 3, 4, 8] {
        benchmarks.append(kernel(count: count, components: components, seed: seed))
      }
    }
    if nativeCodeRuns {
      benchmarks.append(c(count: 1 << 16, components: 4, seed: seed))
    }
    return benchmarks
  }

  /// Whether this CPU has what the C reference was compiled for.
  private static var nativeCodeRuns: Bool {
    let level = Int(ck_reference_level())
    return InstructionSet.available.contains { $0.rawValue == "v\(level)" }
  }

  private static func kernel(count: Int, components: Int, seed: UInt64) -> Benchmark {
    let held = count == 1 << 16 && components == 4 && nativeCodeRuns
    return Benchmark(
      name(count: count, components: components),
      tags: components == 4 ? ["kernel", "quick"] : ["kernel"],
      item: item(components), itemsPerFrame: count,
      cost: cost(count: count, components: components),
      reference: held ? Reference("blend/4-floats/64Ki/c", atLeast: 0.9) : nil
    ) {
      BlendWorkload(BlendInput(count: count, components: components, seed: seed))
    }
  }

  private static func c(count: Int, components: Int, seed: UInt64) -> Benchmark {
    Benchmark(
      name(count: count, components: components) + "/c", tags: ["reference"],
      item: item(components), itemsPerFrame: count, cost: cost(count: count, components: components)
    ) {
      CBlendWorkload(BlendInput(count: count, components: components, seed: seed))
    }
  }

  private static func name(count: Int, components: Int) -> String {
    "blend/\(components)-float\(components == 1 ? "" : "s")/\(ElementCount.name(count))"
  }

  private static func item(_ components: Int) -> String {
    "element of \(components) float\(components == 1 ? "" : "s")"
  }

  private static func cost(count: Int, components: Int) -> FrameCost {
    let floats = Double(count * (3 * components + 1))
    return FrameCost(
      bytes: 4 * floats, flops: 3 * Double(count * components), workingSetBytes: 4 * Int(floats))
  }
}

/// Two keyframes and a progress for every element, planar.
struct BlendInput: Sendable {
  let components: Int
  let from: ContiguousArray<Float>
  let to: ContiguousArray<Float>
  let progress: ContiguousArray<Float>

  init(count: Int, components: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    self.components = components
    from = generator.floats(count * components, in: -100...100)
    to = generator.floats(count * components, in: -100...100)
    progress = generator.floats(count)
  }
}

/// The blend by the batch kernel.
final class BlendWorkload: Workload {
  private let input: BlendInput
  private let out: OutputBuffer

  init(_ input: BlendInput) {
    self.input = input
    out = OutputBuffer(count: input.from.count)
  }

  func runFrame(_ frame: Int) {
    let input = input
    out.write { out in
      BatchKernel.blend(
        from: input.from.span, to: input.to.span, progress: input.progress.span,
        components: input.components, into: &out)
    }
  }
}
