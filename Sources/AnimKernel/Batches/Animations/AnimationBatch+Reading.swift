extension AnimationBatch {
  /// The values of an animation at the batch's time, a number a component.
  ///
  /// - Parameter handle: the animation.
  /// - Returns: the values that the last frame wrote, or where the animation has begun since.
  /// - Throws: `BatchError.staleHandle`.
  /// - Complexity: O(components).
  public func values(of handle: AnimationHandle) throws(BatchError) -> [Scalar] {
    guard places.isLive(handle) else { throw .staleHandle(slot: handle.slot) }
    let (index, lane) = place(handle.slot)
    let block = places.blocks[index]
    let row = ValueRow(handle.slot, layout, components)
    return (0..<components).map { value(in: block, lane, row.place($0)) }
  }

  /// When an animation ends, in seconds on the batch's clock; infinite for ever.
  ///
  /// - Parameter handle: the animation.
  /// - Returns: the end of its last cycle; of a spring, when it is at rest.
  /// - Throws: `BatchError.staleHandle`.
  /// - Complexity: O(1).
  public func end(of handle: AnimationHandle) throws(BatchError) -> Double {
    guard places.isLive(handle) else { throw .staleHandle(slot: handle.slot) }
    let (index, lane) = place(handle.slot)
    return end(in: places.blocks[index], lane)
  }

  /// Removes all animations that have ended at or before the batch's time.
  ///
  /// Blocks in which none can have ended are not looked at.
  ///
  /// - Parameter ended: receives their handles, which are stale, at its end.
  /// - Complexity: O(blocks), and O(1) for each animation in a block where one may have ended.
  public mutating func removeEnded(into ended: inout [AnimationHandle]) {
    for index in 0..<places.blocks.count
    where places.blocks[index].live > 0 && places.blocks[index].earliestEnd <= time {
      removeEnded(inBlock: index, into: &ended)
    }
  }

  private mutating func removeEnded(inBlock index: Int, into ended: inout [AnimationHandle]) {
    let block = places.blocks[index]
    var earliest = Double.infinity
    for lane in 0..<block.used where places.isUsed(index * blockLanes + lane) {
      let end = end(in: block, lane)
      if end <= time {
        let slot = index * blockLanes + lane
        ended.append(places.handle(slot))
        remove(at: slot)
      } else {
        earliest = min(earliest, end)
      }
    }
    places.setEarliestEnd(earliest, ofBlock: index)
  }

  private func value(in block: AnimationBlock<Scalar>, _ lane: Int, _ place: Int) -> Scalar {
    let memory = block.memory
    let to = memory[.to, place, components: components]
    if block.group.family.isSpring {
      return to
        - (memory[.displacement, place, components: components] * memory[.progress, lane]
          + memory[.swing, place, components: components] * memory[.leftSwing, lane])
    }
    let from = memory[.from, place, components: components]
    return from + (to - from) * memory[.progress, lane]
  }

  private func end(in block: AnimationBlock<Scalar>, _ lane: Int) -> Double {
    let memory = block.memory
    let start = Double(memory[.start, lane]) + Double(memory[.startRest, lane])
    if block.group.isRepeating {
      let period = Double(memory[.period, lane]) + Double(memory[.periodRest, lane])
      return start + abs(Double(memory[.cycles, lane])) * period
    }
    return start
      + Double(block.group.family.isSpring ? memory[.end, lane] : memory[.duration, lane])
  }
}
