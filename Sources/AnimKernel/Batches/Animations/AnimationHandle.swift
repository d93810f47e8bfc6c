/// One animation of a batch.
///
/// It stays valid until the animation is removed; afterwards the batch knows that it is stale, also
/// when its place is in use again. Another batch's handle counts as stale.
public struct AnimationHandle: Hashable, Sendable {
  /// The animation's place in the output: element `slot` of every plane, or of the row of elements.
  public let slot: Int
  /// Counts the animations that have had the place.
  let generation: UInt32
  /// The batch that it belongs to.
  let batch: UInt32
}
