extension AnimationBatch {
  /// See `start`.
  mutating func insert(
    _ animation: BatchAnimation, from: Span<Scalar>, to: Span<Scalar>
  ) throws(BatchError) -> AnimationHandle {
    precondition(
      from.count == components && to.count == components, "from and to have a number a component")
    for component in 0..<components {
      guard from[component].isFinite, to[component].isFinite else {
        throw Self.notFinite(from[component], to[component])
      }
    }
    let blocks = places.blocks.count
    let slot = places.take(AnimationGroup(animation))
    if places.blocks.count > blocks { prepareFrames() }
    let memory = write(animation, at: slot)
    let (lane, row) = (place(slot).lane, ValueRow(slot, layout, components))
    let velocityFactor = animation.family.isSpring ? Scalar(animation.parameters.z) : 0
    for component in 0..<components {
      let (start, end) = (from[component], to[component])
      let place = row.place(component)
      memory[.to, place, components: components] = end
      guard animation.family.isSpring else {
        memory[.from, place, components: components] = start
        continue
      }
      setMotion(
        memory, lane, place, distance: end - start, velocity: velocityFactor * (end - start))
    }
    return places.handle(slot)
  }

  /// See `retarget`.
  mutating func redirect(_ handle: AnimationHandle, to: Span<Scalar>) throws(BatchError) {
    precondition(to.count == components, "to has a number a component")
    guard places.isLive(handle) else { throw .staleHandle(slot: handle.slot) }
    for component in 0..<components where !to[component].isFinite {
      throw Self.notFinite(to[component], to[component])
    }
    let (index, lane) = place(handle.slot)
    let block = places.blocks[index]
    let row = ValueRow(handle.slot, layout, components)
    freeze(block, lane, row)
    let start = Scalar.split(time)
    block.memory[.start, lane] = start.number
    block.memory[.startRest, lane] = start.rest
    resume(block, lane, row, to: to)
    places.note(end: time, inBlock: index)
  }

  /// See `retarget`.
  mutating func redirect(
    _ handle: AnimationHandle, to: Span<Scalar>, with animation: BatchAnimation
  ) throws(BatchError) -> AnimationHandle {
    precondition(to.count == components, "to has a number a component")
    guard places.isLive(handle) else { throw .staleHandle(slot: handle.slot) }
    for component in 0..<components where !to[component].isFinite {
      throw Self.notFinite(to[component], to[component])
    }
    let (index, lane) = place(handle.slot)
    let old = places.blocks[index]
    let row = ValueRow(handle.slot, layout, components)
    freeze(old, lane, row)
    let group = AnimationGroup(animation)
    if group == old.group {
      dropCurve(old, lane)
      write(animation, at: handle.slot)
      resume(old, lane, row, to: to)
      return handle
    }
    let blocks = places.blocks.count
    let slot = places.take(group)
    if places.blocks.count > blocks { prepareFrames() }
    write(animation, at: slot)
    let (newIndex, newLane) = place(slot)
    let (new, newRow) = (places.blocks[newIndex], ValueRow(slot, layout, components))
    for component in 0..<components {
      let (source, target) = (row.place(component), newRow.place(component))
      new.memory[.from, target, components: components] =
        old.memory[.from, source, components: components]
      new.memory[.swing, target, components: components] =
        old.memory[.swing, source, components: components]
    }
    resume(new, newLane, newRow, to: to)
    remove(at: handle.slot)
    return places.handle(slot)
  }

  /// See `remove`.
  mutating func erase(_ handle: AnimationHandle) throws(BatchError) {
    guard places.isLive(handle) else { throw .staleHandle(slot: handle.slot) }
    remove(at: handle.slot)
  }

  /// Gives up a used slot, and the curve that its animation kept.
  @inline(always)
  mutating func remove(at slot: Int) {
    let (index, lane) = place(slot)
    dropCurve(places.blocks[index], lane)
    places.giveBack(slot)
  }

  @inline(always)
  private mutating func dropCurve(_ block: AnimationBlock<Scalar>, _ lane: Int) {
    if block.group.family.sharesCurves { curves.drop(Int(block.memory[.parameter0, lane])) }
  }

  /// The block of a slot, and the lane in it.
  @inline(always)
  func place(_ slot: Int) -> (block: Int, lane: Int) {
    (slot / blockLanes, slot % blockLanes)
  }

  @inline(never)
  private static func notFinite(_ from: Scalar, _ to: Scalar) -> BatchError {
    from.isFinite
      ? .notFinite(name: "to", value: Double(to)) : .notFinite(name: "from", value: Double(from))
  }
}

extension AnimationBatch {
  /// Writes the columns of an animation that starts now; its values are left.
  @inline(always) @discardableResult
  private mutating func write(_ animation: BatchAnimation, at slot: Int) -> BlockMemory<Scalar> {
    let (index, lane) = place(slot)
    let memory = places.blocks[index].memory
    let begin = time + animation.delay
    let start = Scalar.split(begin)
    memory[.start, lane] = start.number
    memory[.startRest, lane] = start.rest
    let parameters = animation.parameters
    if animation.family.isSpring {
      let rate = Scalar.split(parameters.y)
      memory[.progress, lane] = 1
      memory[.leftSwing, lane] = 0
      memory[.end, lane] = Scalar(animation.duration)
      memory[.decay, lane] = Scalar(parameters.x)
      memory[.rate, lane] = rate.number
      memory[.rateRest, lane] = rate.rest
    } else {
      memory[.progress, lane] = 0
      memory[.duration, lane] = Scalar(animation.duration)
      memory[.parameter0, lane] = Scalar(parameters.x)
      memory[.parameter1, lane] = Scalar(parameters.y)
      memory[.parameter2, lane] = Scalar(parameters.z)
      memory[.parameter3, lane] = Scalar(parameters.w)
      if let curve = animation.curve { memory[.parameter0, lane] = Scalar(curves.keep(curve)) }
    }
    if animation.isRepeating {
      let period = Scalar.split(animation.period)
      memory[.period, lane] = period.number
      memory[.periodRest, lane] = period.rest
      memory[.pause, lane] = Scalar(animation.pause)
      memory[.cycles, lane] = Scalar(animation.cycles)
    }
    places.note(end: begin + animation.length, inBlock: index)
    return memory
  }

  /// Puts an animation's present values in the place of `from` and its velocities in that of
  /// `swing`; a curve's count as 0.
  @inline(always)
  private func freeze(_ block: AnimationBlock<Scalar>, _ lane: Int, _ row: ValueRow) {
    let memory = block.memory
    var (left, leftSwing) = (memory[.progress, lane], memory[.leftSwing, lane])
    guard block.group.family.isSpring else {
      for component in 0..<components {
        let place = row.place(component)
        let from = memory[.from, place, components: components]
        let to = memory[.to, place, components: components]
        memory[.from, place, components: components] = from + (to - from) * left
        memory[.swing, place, components: components] = 0
      }
      return
    }
    let (decay, rate) = (memory[.decay, lane], memory[.rate, lane])
    // A cycle that runs back shows 1 less the spring's progress.
    let isBack = block.group.isRepeating && runsBack(memory, lane)
    let (values, direction): (SIMD2<Scalar>, Scalar) = (SIMD2(left, leftSwing), isBack ? 1 : -1)
    if isBack { (left, leftSwing) = (1 - left, -leftSwing) }
    for component in 0..<components {
      let place = row.place(component)
      let displacement = memory[.displacement, place, components: components]
      let swing = memory[.swing, place, components: components]
      let away = displacement * left + swing * leftSwing
      // The derivative of exp(−decay·t)·(displacement·C + swing·S), see SpringCoefficients; of an
      // over-damped spring, left − leftSwing is exp((rate − decay)·t).
      let change =
        rate < 0
        ? -decay * away - rate * swing * (left - leftSwing)
        : -decay * away + rate * (swing * left - displacement * leftSwing)
      memory[.displacement, place, components: components] =
        memory[.to, place, components: components]
        - (displacement * values.x + swing * values.y)
      memory[.swing, place, components: components] = rate == 0 ? 0 : direction * change
    }
  }

  /// Lets a frozen animation, whose other columns are written, run to another end.
  @inline(always)
  private func resume(
    _ block: AnimationBlock<Scalar>, _ lane: Int, _ row: ValueRow, to: Span<Scalar>
  ) {
    let memory = block.memory
    let isSpring = block.group.family.isSpring
    for component in 0..<components {
      let place = row.place(component)
      memory[.to, place, components: components] = to[component]
      guard isSpring else { continue }
      setMotion(
        memory, lane, place,
        distance: to[component] - memory[.displacement, place, components: components],
        velocity: memory[.swing, place, components: components])
    }
    memory[.progress, lane] = isSpring ? 1 : 0
    if isSpring { memory[.leftSwing, lane] = 0 }
  }

  /// Whether a repeating animation is, at the batch's time, in a cycle that runs back.
  private func runsBack(_ memory: BlockMemory<Scalar>, _ lane: Int) -> Bool {
    let cycles = Double(memory[.cycles, lane])
    guard cycles < 0 else { return false }
    let age = time - Double(memory[.start, lane]) - Double(memory[.startRest, lane])
    let period = Double(memory[.period, lane]) + Double(memory[.periodRest, lane])
    let index = min(max((age / period).rounded(.up) - 1, 0), -cycles - 1)
    return index.truncatingRemainder(dividingBy: 2) == 1 && age <= -cycles * period
  }

  /// Writes a spring's displacement and swing of one component.
  @inline(always)
  private func setMotion(
    _ memory: BlockMemory<Scalar>, _ lane: Int, _ place: Int, distance: Scalar, velocity: Scalar
  ) {
    let rate = memory[.rate, lane]
    memory[.displacement, place, components: components] = distance
    memory[.swing, place, components: components] =
      rate == 0 ? 0 : (memory[.decay, lane] * distance - velocity) / abs(rate)
  }
}
