internal import AnimKernel
internal import BenchCore
internal import CReference

/// Blending between two keyframes: the work every animated value does last.
enum BlendSuite {
  static func benchmarks(seed: UInt64) -> [Benchmark] {
    var benchmarks: [Benchmark] = []
    for count in [1 << 10, 1 << 12, 1 << 16, 1 << 20] {
      for components in count == 1 << 12 ? [4] : [1, 2, 3, 4, 8] {
        benchmarks.append(kernel(count: count, components: components, seed: seed))
      }
    }
    if nativeCodeRuns {
      benchmarks += [1 << 12, 1 << 16].map { c(count: $0, components: 4, seed: seed) }
    }
    return benchmarks + [triad(seed: seed)]
  }

  /// Whether this CPU has what the C reference was compiled for.
  private static var nativeCodeRuns: Bool {
    let level = Int(ck_reference_level())
    return InstructionSet.available.contains { $0.rawValue == "v\(level)" }
  }

  /// What a size is held against: in the second cache and the third the same loop in C, in memory
  /// what the machine moves at best.
  private static func reference(count: Int, components: Int) -> Reference? {
    guard components == 4 else { return nil }
    return switch count {
    case 1 << 12: nativeCodeRuns ? Reference("blend/4-floats/4Ki/c", atLeast: 1) : nil
    case 1 << 16: nativeCodeRuns ? Reference("blend/4-floats/64Ki/c", atLeast: 1) : nil
    case 1 << 20: Reference(triadName, atLeast: 0.9)
    default: nil
    }
  }

  private static func kernel(count: Int, components: Int, seed: UInt64) -> Benchmark {
    Benchmark(
      name(count: count, components: components),
      tags: components == 4 ? ["kernel", "quick"] : ["kernel"],
      item: item(components), itemsPerFrame: count,
      cost: cost(count: count, components: components),
      reference: reference(count: count, components: components)
    ) {
      BlendWorkload(.shared(count: count, components: components, seed: seed))
    }
  }

  private static func c(count: Int, components: Int, seed: UInt64) -> Benchmark {
    Benchmark(
      name(count: count, components: components) + "/c", tags: ["reference"],
      item: item(components), itemsPerFrame: count, cost: cost(count: count, components: components)
    ) {
      CBlendWorkload(.shared(count: count, components: components, seed: seed))
    }
  }

  private static let triadName = "blend/4-floats/1Mi/triad"

  /// The triad of as many bytes as the blend of 1 Mi elements moves, its stores past the caches.
  private static func triad(seed: UInt64) -> Benchmark {
    let cost = cost(count: 1 << 20, components: 4)
    return Benchmark(
      triadName, tags: ["reference"], item: item(4), itemsPerFrame: 1 << 20, cost: cost
    ) {
      TriadWorkload(count: Int(cost.bytes) / 12)
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

/// The blend by the batch kernel.
final class BlendWorkload: Workload {
  private let buffers: BlendBuffers

  init(_ buffers: BlendBuffers) {
    self.buffers = buffers
  }

  func runFrame(_ frame: Int) {
    let buffers = buffers
    let from = unsafe UnsafeBufferPointer(buffers.from.elements)
    let to = unsafe UnsafeBufferPointer(buffers.to.elements)
    let progress = unsafe UnsafeBufferPointer(buffers.progress.elements)
    buffers.out.write { out in
      unsafe BatchKernel.blend(
        from: from.span, to: to.span, progress: progress.span,
        components: buffers.components, into: &out)
    }
  }
}
