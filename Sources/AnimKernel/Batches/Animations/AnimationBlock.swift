/// Animations in a block.
///
/// Few enough that what a kernel computes for the next one stays in the first cache, and enough that
/// memory is fetched well ahead of a kernel: over a million animations, blocks of half as many take a
/// fifth longer.
@inline(always)
var blockLanes: Int { 2048 }

/// Numbers from one column of a block to the next: a little more than the lanes, so that the columns
/// do not all fall into the same sets of a cache.
@inline(always)
var columnStride: Int { blockLanes + 16 }

/// A block of a batch: up to 2048 animations of one group, whose places in the output follow one
/// another.
struct AnimationBlock<Scalar: BatchScalar>: BitwiseCopyable {
  /// No block, no lane.
  static var none: Int32 { -1 }

  let memory: BlockMemory<Scalar>
  /// What its animations have in common; without a meaning while it is empty.
  var group = AnimationGroup(family: .linear, isRepeating: false)
  /// Animations in it.
  var live = 0
  /// Lanes that have ever been used since it was empty: those past them need no computing.
  var used = 0
  /// The first of its removed lanes, each of which names the next.
  var freeLane = none
  /// Its neighbours among the group's blocks that have room.
  var previous = none
  var next = none
  /// No animation in it ends before this time, in seconds.
  var earliestEnd = Double.infinity

  var isFull: Bool { live == blockLanes }
}
