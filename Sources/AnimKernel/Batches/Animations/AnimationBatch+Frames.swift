internal import KernelTypes

extension AnimationBatch {
  /// Moves the batch to a time, forwards or backwards, and writes every animation's value.
  ///
  /// What is written at a slot that is not in use has no meaning. On one instruction set values are
  /// the same to the bit, whatever else is in the batch and however many threads compute them.
  ///
  /// - Parameters:
  ///   - time: the frame's time in seconds, finite.
  ///   - out: receives the values: `outputCount` numbers or more. In the planar layout component
  ///     `c` of slot `s` is at `c × slotCapacity + s`, interleaved at `s × components + c`.
  ///   - threads: how many threads may work, at least 1, of which no more do than there are
  ///     processors; nil for as many as pay.
  /// - Complexity: O(slots); allocates nothing, but for scratch space the first time that more
  ///   threads than pay are asked for.
  @specialized(where Scalar == Float)
  @specialized(where Scalar == Double)
  public mutating func advance(
    to time: Double, into out: inout MutableSpan<Scalar>, threads: Int? = nil
  ) {
    runFrame(at: time, into: &out, threads: threads)
  }

  /// Moves the batch to a time, forwards or backwards, and writes every animation's value.
  ///
  /// - Parameters:
  ///   - time: the frame's time in seconds, finite.
  ///   - values: receives the values, as the other `advance` has them; made `outputCount` long where
  ///     it is shorter, which allocates.
  ///   - threads: how many threads may work, at least 1; nil for as many as pay.
  /// - Complexity: O(slots).
  public mutating func advance(
    to time: Double, into values: inout [Scalar], threads: Int? = nil
  ) {
    if values.count < outputCount {
      values.append(contentsOf: repeatElement(0, count: outputCount - values.count))
    }
    var out = values.mutableSpan
    advance(to: time, into: &out, threads: threads)
  }

  /// See `advance`.
  private mutating func runFrame(
    at time: Double, into out: inout MutableSpan<Scalar>, threads: Int?
  ) {
    precondition(Float(time).isFinite, "a frame's time is a finite 32-bit float at least")
    precondition(out.count >= outputCount, "out holds outputCount numbers")
    precondition(threads.map { $0 >= 1 } ?? true, "a frame takes at least one thread")
    self.time = time
    let now = Scalar.split(time)
    let frame = BlockFrame<Scalar>(
      kernels: kernels, layout: layout, now: now.number, nowRest: now.rest,
      tables: curves.tables.source, customs: curves.customs, out: out.destination,
      outPlane: places.capacity,
      streams: outputCount * MemoryLayout<Scalar>.stride >= Streaming.leastBytes)
    job.run(frame, over: places, threads: threads)
  }

  /// Makes room for frames of as many slots as there are.
  func prepareFrames() {
    let threads = FrameThreads.count(lanes: slotCapacity, components: components)
    job.reserve(
      blocks: places.blocks.count,
      threads: threads == 1 ? 1 : WorkerPool.shared.helperCount + 1)
  }
}
