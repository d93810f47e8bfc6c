internal import AnimKernel
internal import BenchCore

/// A batch of animations that all start at 0 and run for a second over and over, at 120 Hz.
final class AnimationBatchWorkload<Scalar: BatchScalar>: Workload {
  private var batch: AnimationBatch<Scalar>
  private let threads: Int?
  private let out: OutputBuffer<Scalar>

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
    out = OutputBuffer(count: batch.outputCount)
  }

  func runFrame(_ frame: Int) {
    let time = Double(frame % 120) / 120
    out.write { out in batch.advance(to: time, into: &out, threads: threads) }
  }
}

/// A batch in which every frame starts, retargets and removes a tenth of the animations each, the
/// removed and the retargeted ones spread over all of it, and then advances all of them.
final class ChangingBatchWorkload: Workload {
  private var batch = AnimationBatch<Float>(components: 4)
  private var handles: [AnimationHandle] = []
  private let animations: [BatchAnimation]
  private var values = RandomValues<Float>(components: 4, seed: 1)
  private let out: OutputBuffer<Float>
  /// What is changed in a frame: the handles' places in a random order, a tenth after the other.
  private var order: [Int]
  private var next = 0

  init(count: Int, animations: [BatchAnimation], seed: UInt64) throws {
    self.animations = animations
    batch.reserveCapacity(count)
    values.advance()
    for index in 0..<count {
      handles.append(
        try batch.start(
          animations[index % animations.count], from: values.from.span, to: values.to.span))
    }
    var generator = SeededGenerator(seed: seed)
    order = Array(0..<count).shuffled(using: &generator)
    out = OutputBuffer(count: batch.outputCount)
  }

  func runFrame(_ frame: Int) {
    let tenth = order.count / 10
    do {
      for place in 0..<tenth { try batch.remove(handles[index(place)]) }
      for place in 0..<tenth {
        let index = index(place)
        handles[index] = try batch.start(
          animations[index % animations.count], from: values.from.span, to: values.to.span)
      }
      for place in tenth..<2 * tenth {
        try batch.retarget(handles[index(place)], to: values.from.span)
      }
    } catch {
      preconditionFailure("the batch's own handles are live: \(error)")
    }
    next = (next + tenth) % order.count
    let time = Double(frame % 120) / 120
    out.write { out in batch.advance(to: time, into: &out, threads: 1) }
  }

  private func index(_ place: Int) -> Int { order[(next + place) % order.count] }
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
