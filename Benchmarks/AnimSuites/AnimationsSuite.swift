internal import AnimKernel
internal import BenchCore
internal import Foundation

/// Whole frames of `AnimationBatch`: a mix of curves and springs, each family alone, in both layouts
/// and precisions, on one thread and on as many as pay, and frames in which a tenth changes.
///
/// Every animation moves 4 numbers. Frames are computed on one thread where nothing else is said.
enum AnimationsSuite {
  static func benchmarks(seed: UInt64) -> [Benchmark] {
    mixes(seed: seed) + kinds(seed: seed) + families(seed: seed)
  }

  private static let components = 4

  private static func mixes(seed: UInt64) -> [Benchmark] {
    let sizes = [1 << 12, 1 << 16, 100 << 10, 1 << 18, 1 << 20]
    let benchmarks = sizes.map { count in
      var batch = MeasuredBatch("mixed/\(ElementCount.name(count))", count: count) { count in
        try AnimationMix(count: count, seed: seed).animations
      }
      batch.isQuick = count != 1 << 12 && count != 1 << 18
      return benchmark(batch, seed: seed) { AnimationBatch<Float>(components: components) }
    }
    let count = 100 << 10
    return benchmarks + [
      Benchmark(
        "animations/mixed/100Ki/changes", tags: ["kernel", "quick"],
        item: "animation of 4 floats, a tenth of them new and a tenth retargeted",
        itemsPerFrame: count
      ) {
        let animations = try AnimationMix(count: MeasuredBatch.distinct, seed: seed).animations
        return try ChangingBatchWorkload(count: count, animations: animations)
      }
    ]
  }

  /// The mix on several threads, interleaved, and in doubles.
  private static func kinds(seed: UInt64) -> [Benchmark] {
    @Sendable func mix(_ count: Int) throws -> [BatchAnimation] {
      try AnimationMix(count: count, seed: seed).animations
    }
    var threads = MeasuredBatch("mixed/1Mi/threads", count: 1 << 20, mix)
    threads.threads = nil
    threads.isQuick = true
    if ProcessInfo.processInfo.activeProcessorCount > 1 {
      threads.reference = Reference("animations/mixed/1Mi", atLeast: 1.8)
    }
    let count = 1 << 16
    return [
      benchmark(threads, seed: seed) { AnimationBatch<Float>(components: components) },
      benchmark(MeasuredBatch("mixed/64Ki/interleaved", count: count, mix), seed: seed) {
        AnimationBatch<Float>(components: components, layout: .interleaved)
      },
      benchmark(MeasuredBatch("mixed/64Ki/doubles", count: count, mix), seed: seed) {
        AnimationBatch<Double>(components: components)
      },
    ]
  }

  private static func families(seed: UInt64) -> [Benchmark] {
    AnimationFamily.all.map { family in
      let batch = MeasuredBatch("\(family.name)/64Ki", count: 1 << 16) { count in
        var generator = SeededGenerator(seed: seed)
        return try (0..<min(count, family.distinct)).map { _ in try family.make(&generator) }
      }
      return benchmark(batch, seed: seed) { AnimationBatch<Float>(components: components) }
    }
  }

  private static func benchmark<Scalar: BatchScalar>(
    _ batch: MeasuredBatch, seed: UInt64,
    _ empty: @escaping @Sendable () -> AnimationBatch<Scalar>
  ) -> Benchmark {
    Benchmark(
      "animations/\(batch.name)", tags: batch.isQuick ? ["kernel", "quick"] : ["kernel"],
      item: "animation of \(components) \(Scalar.self == Float.self ? "floats" : "doubles")",
      itemsPerFrame: batch.count,
      cost: batch.cost(components: components, scalarBytes: MemoryLayout<Scalar>.stride),
      reference: batch.reference
    ) {
      try AnimationBatchWorkload(
        empty(), count: batch.count, threads: batch.threads,
        animations: batch.animations(min(batch.count, MeasuredBatch.distinct)), seed: seed)
    }
  }
}

/// What a benchmark of an animation batch runs.
private struct MeasuredBatch: Sendable {
  /// Different animations at most.
  static let distinct = 1 << 16

  var name: String
  var count: Int
  /// As many different animations as it is told, or all there are.
  var animations: @Sendable (Int) throws -> [BatchAnimation]
  /// How many threads work; nil for as many as pay.
  var threads: Int? = 1
  var isQuick = false
  var reference: Reference?

  init(
    _ name: String, count: Int, _ animations: @escaping @Sendable (Int) throws -> [BatchAnimation]
  ) {
    self.name = name
    self.count = count
    self.animations = animations
  }

  /// Bytes and flops of a frame, by the first animations; nil on several threads, for the limits are
  /// those of one.
  func cost(components: Int, scalarBytes: Int) -> FrameCost? {
    guard threads == 1, let sample = try? animations(AnimationMix.period), !sample.isEmpty else {
      return nil
    }
    let costs = sample.map { $0.cost(components: components, scalarBytes: scalarBytes) }
    let share = Double(count) / Double(costs.count)
    let bytes = share * costs.reduce(0) { $0 + Double($1.bytes) }
    return FrameCost(
      bytes: bytes, flops: share * costs.reduce(0) { $0 + Double($1.flops) },
      workingSetBytes: Int(bytes))
  }
}
