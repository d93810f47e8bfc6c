internal import KernelTypes

/// Computes blocks, from times to values, in scratch memory of its own.
struct BlockWorker<Scalar: BatchScalar> {
  /// Numbers a lane that interleaved values are computed with at once.
  private static var wideCount: Int { 1024 }

  private let scratch: ScratchRows<Scalar>
  private let components: Int

  /// A worker for animations of `components` components in the given memory.
  init(components: Int, in memory: Slab<Scalar>) {
    self.components = components
    scratch = memory.rows
  }

  /// Numbers that a worker's memory holds.
  static func scratchSize(components: Int) -> Int {
    Row.count * blockLanes + 2 * (max(wideCount, components) + 16)
  }

  /// Rows of scratch memory, a number a lane.
  private enum Row: Int {
    case age, ageRest, base, slope, fraction, raw, rawSwing

    static var count: Int { 7 }
  }

  private func source(_ row: Row) -> Source {
    scratch.source(at: row.rawValue * blockLanes)
  }

  private func destination(_ row: Row) -> Destination {
    scratch.destination(at: row.rawValue * blockLanes)
  }

  /// Computes a block's values at a frame's time.
  ///
  /// - Parameters:
  ///   - block: the block, with an animation in it.
  ///   - index: its number.
  ///   - frame: the frame.
  @inline(always)
  func run(_ block: AnimationBlock<Scalar>, at index: Int, _ frame: BlockFrame<Scalar>) {
    let first = index * blockLanes
    if block.group.family.isSpring {
      runMotion(block, frame)
      writeSprings(block, first, frame)
    } else {
      runProgress(block, frame)
      writeCurves(block, first, frame)
    }
  }

  /// Computes a block of curves up to their progress.
  @inline(always)
  private func runProgress(
    _ block: AnimationBlock<Scalar>, _ frame: BlockFrame<Scalar>
  ) {
    let (memory, count) = (block.memory, block.used)
    let progress = memory.destination(.progress)
    let isLinear = block.group.family == .linear
    if block.group.isRepeating {
      frame.kernels.table.cycle(
        memory.source(.start), memory.source(.startRest), memory.source(.period),
        memory.source(.periodRest), memory.source(.pause), memory.source(.cycles), frame.now,
        frame.nowRest, count, destination(.age), destination(.ageRest), destination(.base),
        destination(.slope))
      frame.kernels.table.linearProgress(
        source(.age), memory.source(.duration), count, destination(.fraction))
      if !isLinear { runCurves(block, frame, into: destination(.raw)) }
      frame.kernels.table.turn(
        source(isLinear ? .fraction : .raw), source(.base), source(.slope), count, progress)
    } else {
      frame.kernels.table.fraction(
        memory.source(.start), memory.source(.startRest), memory.source(.duration), frame.now,
        frame.nowRest, count, isLinear ? progress : destination(.fraction))
      if !isLinear { runCurves(block, frame, into: progress) }
    }
  }

  /// Computes a block's curves at their fractions.
  @inline(always)
  private func runCurves(
    _ block: AnimationBlock<Scalar>, _ frame: BlockFrame<Scalar>,
    into out: Destination
  ) {
    let (memory, count) = (block.memory, block.used)
    let fraction = source(.fraction)
    switch block.group.family {
    case .bezier:
      frame.kernels.table.bezierProgress(
        fraction, memory.source(.parameter0), memory.source(.parameter1),
        memory.source(.parameter2), memory.source(.parameter3), count, out)
    case .circular:
      frame.kernels.table.circularProgress(fraction, memory.source(.parameter0), count, out)
    case .steps:
      frame.kernels.table.stepsProgress(
        fraction, memory.source(.parameter0), memory.source(.parameter1),
        memory.source(.parameter2), count, out)
    case .piecewise:
      frame.kernels.table.piecewiseProgress(
        fraction, memory.source(.parameter0), frame.tables, count, out)
    default:
      runCustoms(block, frame, into: out)
    }
  }

  /// Computes a block's custom curves one by one.
  private func runCustoms(
    _ block: AnimationBlock<Scalar>, _ frame: BlockFrame<Scalar>,
    into out: Destination
  ) {
    let first = Row.fraction.rawValue * blockLanes
    for lane in 0..<block.used {
      // The lane of a removed animation may name a curve that is gone.
      let number = Int(block.memory[.parameter0, lane])
      let fraction = Double(scratch[first + lane])
      let progress = frame.customs[number]?.progress(at: fraction) ?? fraction
      out.store(Scalar(progress), at: lane)
    }
  }

  /// Computes what is left of the displacement and the swing of a block of springs.
  @inline(always)
  private func runMotion(
    _ block: AnimationBlock<Scalar>, _ frame: BlockFrame<Scalar>
  ) {
    let (memory, count) = (block.memory, block.used)
    let (left, leftSwing) = (memory.destination(.progress), memory.destination(.leftSwing))
    let isRepeating = block.group.isRepeating
    if isRepeating {
      frame.kernels.table.cycle(
        memory.source(.start), memory.source(.startRest), memory.source(.period),
        memory.source(.periodRest), memory.source(.pause), memory.source(.cycles), frame.now,
        frame.nowRest, count, destination(.age), destination(.ageRest), destination(.base),
        destination(.slope))
    } else {
      frame.kernels.table.age(
        memory.source(.start), memory.source(.startRest), frame.now, frame.nowRest, count,
        destination(.age), destination(.ageRest))
    }
    frame.kernels.table.springMotion(
      source(.age), source(.ageRest), memory.source(.end), memory.source(.decay),
      memory.source(.rate), memory.source(.rateRest), count,
      block.group.family == .overDampedSpring, isRepeating ? destination(.raw) : left,
      isRepeating ? destination(.rawSwing) : leftSwing)
    if isRepeating {
      frame.kernels.table.turnMotion(
        source(.raw), source(.rawSwing), source(.base), source(.slope), count, left, leftSwing)
    }
  }

  /// Writes the values of a block of curves.
  @inline(always)
  private func writeCurves(
    _ block: AnimationBlock<Scalar>, _ first: Int, _ frame: BlockFrame<Scalar>
  ) {
    let (memory, plane) = (block.memory, columnStride)
    guard frame.layout == .interleaved, components > 1 else {
      frame.kernels.table.blend(
        memory.source(.from, components: components), memory.source(.to, components: components),
        memory.source(.progress), plane, components, block.used,
        frame.out.advanced(by: first, of: Scalar.self), frame.outPlane, frame.streams)
      return
    }
    forEachWideRun(block) { lanes, place, count in
      let wide = spread(memory.source(.progress), lanes, at: 0, frame)
      frame.kernels.table.blend(
        memory.source(.from, from: place, components: components),
        memory.source(.to, from: place, components: components), wide, 0, 1, count,
        frame.out.advanced(by: first * components + place, of: Scalar.self), 0, frame.streams)
    }
  }

  /// Writes the values of a block of springs.
  @inline(always)
  private func writeSprings(
    _ block: AnimationBlock<Scalar>, _ first: Int, _ frame: BlockFrame<Scalar>
  ) {
    let (memory, plane) = (block.memory, columnStride)
    guard frame.layout == .interleaved, components > 1 else {
      frame.kernels.table.springBlend(
        memory.source(.to, components: components),
        memory.source(.displacement, components: components),
        memory.source(.swing, components: components), memory.source(.progress),
        memory.source(.leftSwing), plane, components, block.used,
        frame.out.advanced(by: first, of: Scalar.self), frame.outPlane, frame.streams)
      return
    }
    forEachWideRun(block) { lanes, place, count in
      let left = spread(memory.source(.progress), lanes, at: 0, frame)
      let leftSwing = spread(memory.source(.leftSwing), lanes, at: 1, frame)
      frame.kernels.table.springBlend(
        memory.source(.to, from: place, components: components),
        memory.source(.displacement, from: place, components: components),
        memory.source(.swing, from: place, components: components), left, leftSwing, 0, 1, count,
        frame.out.advanced(by: first * components + place, of: Scalar.self), 0, frame.streams)
    }
  }

  /// Calls `body` with runs of lanes, their first place among the values, and how many values
  /// they have.
  @inline(always)
  private func forEachWideRun(
    _ block: AnimationBlock<Scalar>, _ body: (Range<Int>, Int, Int) -> Void
  ) {
    let step = max(1, Self.wideCount / components)
    var lane = 0
    while lane < block.used {
      let end = min(lane + step, block.used)
      body(lane..<end, lane * components, (end - lane) * components)
      lane = end
    }
  }

  /// Writes each lane's number once for each component.
  @inline(always)
  private func spread(
    _ numbers: Source, _ lanes: Range<Int>, at place: Int, _ frame: BlockFrame<Scalar>
  ) -> Source {
    let offset =
      Row.count * blockLanes
      + place * (max(Self.wideCount, components) + 16)
    frame.kernels.table.spread(
      numbers.advanced(by: lanes.lowerBound, of: Scalar.self), lanes.count, components,
      scratch.destination(at: offset))
    return scratch.source(at: offset)
  }
}
