internal import Synchronization

/// A frame's blocks, shared out one by one among the threads that work on it.
final class FrameJob<Scalar: BatchScalar>: PoolJob, @unchecked Sendable {
  private let components: Int
  /// The blocks of this frame with their numbers; written between frames alone.
  private var blocks = ScratchBuffer<NumberedBlock>()
  private var frame: BlockFrame<Scalar>?
  /// Scratch memory of every thread.
  private var scratch: ContiguousArray<Slab<Scalar>>
  private let next = Atomic<Int>(0)

  private struct NumberedBlock: BitwiseCopyable {
    var block: AnimationBlock<Scalar>
    var number: Int
  }

  init(components: Int) {
    self.components = components
    scratch = [Slab(count: BlockWorker<Scalar>.scratchSize(components: components))]
  }

  /// Makes room for frames of so many blocks, worked on by so many threads.
  func reserve(blocks count: Int, threads: Int) {
    blocks.reserve(count)
    while scratch.count < threads {
      scratch.append(Slab(count: BlockWorker<Scalar>.scratchSize(components: components)))
    }
  }

  /// Computes a frame.
  ///
  /// - Parameters:
  ///   - frame: what its blocks have in common.
  ///   - places: the blocks.
  ///   - threads: how many threads may work; nil for as many as pay.
  func run(
    _ frame: BlockFrame<Scalar>, over places: borrowing AnimationPlaces<Scalar>, threads: Int?
  ) {
    blocks.removeAll()
    var lanes = 0
    for number in 0..<places.blocks.count where places.blocks[number].live > 0 {
      blocks.append(NumberedBlock(block: places.blocks[number], number: number))
      lanes += places.blocks[number].used
    }
    self.frame = frame
    next.store(0, ordering: .relaxed)
    let wanted = threads ?? FrameThreads.count(lanes: lanes, components: components)
    let count = min(wanted, blocks.count, wanted > 1 ? WorkerPool.shared.helperCount + 1 : 1)
    reserve(blocks: blocks.count, threads: count)
    WorkerPool.shared.run(self, threads: count)
    self.frame = nil
  }

  func work(thread: Int) {
    guard let frame else { return }
    let worker = BlockWorker(components: components, in: scratch[thread])
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index < blocks.count else { break }
      worker.run(blocks[index].block, at: blocks[index].number, frame)
    }
    if frame.streams { Streaming.fence() }
  }
}
