/// Where an animation's components are among the values of its block.
struct ValueRow {
  private let first: Int
  private let step: Int

  @inline(always)
  init(_ slot: Int, _ layout: ValueLayout, _ components: Int) {
    let lane = slot % blockLanes
    switch layout {
    case .planar: (first, step) = (lane, columnStride)
    case .interleaved: (first, step) = (lane * components, 1)
    }
  }

  @inline(always)
  func place(_ component: Int) -> Int { first &+ component &* step }
}
