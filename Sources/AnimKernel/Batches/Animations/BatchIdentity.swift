internal import Synchronization

/// Numbers that tell the batches of a process apart.
enum BatchIdentity {
  private static let last = Atomic<UInt32>(0)

  /// A number that no other of four thousand million batches has.
  static func next() -> UInt32 {
    last.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
