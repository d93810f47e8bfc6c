internal import AnimKernel
internal import BenchCore

/// A batch of animations that all start at 0 and run for a second over and over, at 120 Hz.
final class AnimationBatchWorkload<Scalar: BatchScalar>: Workload {
  private var batch: AnimationBatch<Scalar>
  private let threads: Int?
  private let out: AlignedNumbers<Scalar>

  init(
    _ empty: consuming AnimationBatch<Scalar>, count: Int, threads: Int?,
    animations: [BatchAnimation], seed: UInt64
  ) throws {
    batch = empty
    self.threads = threads
    batch.reserveCapacity(count)
    var values = RandomValues<Scalar>(components: batch.components, seed: seed)
    for index in 0..<count {
      values.advance()
      _ = try batch.start(
        animations[index % animations.count], from: values.from.span, to: values.to.span)
    }
    out = AlignedNumbers(count: batch.outputCount)
  }

  func runFrame(_ frame: Int) {
    let time = Double(frame % 120) / 120
    out.write { out in batch.advance(to: time, into: &out, threads: threads) }
  }
}

/// A batch in which every frame removes a tenth of the animations, starts as many, and retargets
/// another tenth, each spread evenly over all of it, and then advances all of them.
final class ChangingBatchWorkload: Workload {
  private var changes: Changes
  private let out: AlignedNumbers<Float>

  init(count: Int, animations: [BatchAnimation]) throws {
    changes = try Changes(count: count, animations: animations)
    out = AlignedNumbers(count: changes.batch.outputCount)
  }

  func runFrame(_ frame: Int) {
    // The batch as a whole is taken from this object once, not with every change.
    changes.run(frame)
    let time = Double(frame % 120) / 120
    out.write { out in changes.batch.advance(to: time, into: &out, threads: 1) }
  }

  private struct Changes: ~Copyable {
    var batch = AnimationBatch<Float>(components: 4)
    private var handles: [AnimationHandle] = []
    private let animations: [BatchAnimation]
    private let (from, to): ([Float], [Float])

    init(count: Int, animations: [BatchAnimation]) throws {
      self.animations = animations
      var values = RandomValues<Float>(components: 4, seed: 1)
      values.advance()
      (from, to) = (values.from, values.to)
      batch.reserveCapacity(count)
      for index in 0..<count {
        handles.append(
          try batch.start(
            animations[index % animations.count], from: values.from.span, to: values.to.span))
      }
    }

    mutating func run(_ frame: Int) {
      let (from, to) = (from, to)
      do {
        let replaced = stride(from: frame % 10, to: handles.count, by: 10)
        for index in replaced { try batch.remove(handles[index]) }
        for index in replaced {
          handles[index] = try batch.start(
            animations[index % animations.count], from: from.span, to: to.span)
        }
        for index in stride(from: (frame + 5) % 10, to: handles.count, by: 10) {
          try batch.retarget(handles[index], to: from.span)
        }
      } catch {
        preconditionFailure("the batch's own handles are live: \(error)")
      }
    }
  }
}

/// Pairs of random values of several components.
struct RandomValues<Scalar: BatchScalar> {
  private(set) var from: [Scalar]
  private(set) var to: [Scalar]
  private var generator: SeededGenerator

  init(components: Int, seed: UInt64) {
    from = Array(repeating: 0, count: components)
    to = from
    generator = SeededGenerator(seed: seed)
  }

  /// Takes the next pair: every component within −100...100.
  mutating func advance() {
    for component in from.indices {
      from[component] = Scalar(Float.random(in: -100...100, using: &generator))
      to[component] = Scalar(Float.random(in: -100...100, using: &generator))
    }
  }
}
