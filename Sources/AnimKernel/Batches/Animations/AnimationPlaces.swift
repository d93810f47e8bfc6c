/// Where the animations of a batch are: blocks, the room in them, and who has which place.
///
/// A block belongs to one group as long as an animation is in it. A place is taken and given back
/// in O(1), and nobody else moves.
struct AnimationPlaces<Scalar: BatchScalar>: ~Copyable {
  /// Tells this batch's handles from others'.
  private let identity = BatchIdentity.next()
  private(set) var blocks = ScratchBuffer<AnimationBlock<Scalar>>()
  private(set) var count = 0
  /// Odd while a place is in use; one more with every change of that.
  private var generations = ScratchBuffer<UInt32>()
  /// The next of a block's removed lanes, by slot.
  private var nextLanes = ScratchBuffer<Int32>()
  /// The first block with room of every group.
  private var withRoom = ScratchBuffer<Int32>()
  /// Blocks without an animation, as a stack.
  private var empty = ScratchBuffer<Int32>()
  private var slabs: ContiguousArray<Slab<Scalar>> = []
  private let blockSize: Int

  init(components: Int) {
    blockSize = BlockMemory<Scalar>.size(components: components)
    withRoom.extend(to: AnimationGroup.count, with: -1)
  }

  /// Places there are, used or not.
  var capacity: Int { blocks.count * blockLanes }

  /// Whether a handle's animation has not been removed.
  @inline(always)
  func isLive(_ handle: AnimationHandle) -> Bool {
    handle.batch == identity && generations[handle.slot] == handle.generation
  }

  /// Whether a place is in use.
  func isUsed(_ slot: Int) -> Bool { !generations[slot].isMultiple(of: 2) }

  /// The animation that has a used place.
  func handle(_ slot: Int) -> AnimationHandle {
    AnimationHandle(slot: slot, generation: generations[slot], batch: identity)
  }

  /// Adds blocks until there are `wanted`.
  mutating func grow(toBlocks wanted: Int) {
    let added = wanted - blocks.count
    guard added > 0 else { return }
    let slab = Slab<Scalar>(count: added * blockSize)
    slabs.append(slab)
    for index in 0..<added {
      blocks.append(AnimationBlock(memory: slab.block(at: index * blockSize)))
    }
    for index in (wanted - added..<wanted).reversed() { empty.append(Int32(index)) }
    generations.extend(to: wanted * blockLanes, with: 0)
    nextLanes.extend(to: wanted * blockLanes, with: -1)
  }

  /// Takes a place for an animation of a group; blocks are added where none has room.
  @inline(always)
  mutating func take(_ group: AnimationGroup) -> Int {
    var index = Int(withRoom[group.number])
    if index < 0 { index = open(group) }
    var lane = Int(blocks[index].freeLane)
    if lane >= 0 {
      blocks[index].freeLane = nextLanes[index &* blockLanes &+ lane]
    } else {
      lane = blocks[index].used
      blocks[index].used &+= 1
    }
    blocks[index].live &+= 1
    count &+= 1
    if blocks[index].isFull { unlink(index) }
    let slot = index &* blockLanes &+ lane
    generations[slot] &+= 1
    return slot
  }

  /// Gives a used place back.
  @inline(always)
  mutating func giveBack(_ slot: Int) {
    let (index, lane) = (slot / blockLanes, slot % blockLanes)
    generations[slot] &+= 1
    count &-= 1
    if blocks[index].isFull { link(index) }
    blocks[index].live &-= 1
    if blocks[index].live == 0 {
      close(index)
    } else {
      nextLanes[slot] = blocks[index].freeLane
      blocks[index].freeLane = Int32(truncatingIfNeeded: lane)
    }
  }

  /// Notes that an animation of a block ends at a time.
  @inline(always)
  mutating func note(end: Double, inBlock index: Int) {
    if end < blocks[index].earliestEnd { blocks[index].earliestEnd = end }
  }

  /// Sets the time before which no animation of a block ends.
  mutating func setEarliestEnd(_ end: Double, ofBlock index: Int) {
    blocks[index].earliestEnd = end
  }

  /// Gives an empty block to a group.
  @inline(never)
  private mutating func open(_ group: AnimationGroup) -> Int {
    if empty.count == 0 { grow(toBlocks: blocks.count + max(1, blocks.count / 2)) }
    let index = Int(empty.removeLast())
    blocks[index].group = group
    link(index)
    return index
  }

  /// Takes a block whose last animation has gone from its group.
  @inline(never)
  private mutating func close(_ index: Int) {
    unlink(index)
    blocks[index].used = 0
    blocks[index].freeLane = -1
    blocks[index].earliestEnd = .infinity
    empty.append(Int32(index))
  }

  /// Puts a block first among those of its group that have room.
  private mutating func link(_ index: Int) {
    let group = blocks[index].group.number
    let next = withRoom[group]
    blocks[index].previous = -1
    blocks[index].next = next
    if next >= 0 { blocks[Int(next)].previous = Int32(index) }
    withRoom[group] = Int32(index)
  }

  /// Takes a block from those of its group that have room.
  private mutating func unlink(_ index: Int) {
    let (previous, next) = (blocks[index].previous, blocks[index].next)
    if previous >= 0 {
      blocks[Int(previous)].next = next
    } else {
      withRoom[blocks[index].group.number] = next
    }
    if next >= 0 { blocks[Int(next)].previous = previous }
  }
}
