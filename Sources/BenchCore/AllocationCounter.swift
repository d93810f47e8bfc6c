internal import CAllocationCounter

/// Counts the allocations of a piece of work, exactly and without any package.
///
/// While it counts, every call of the allocator takes a detour of about 5 ns; before and after,
/// the process is as it was. So what is timed runs on the untouched allocator.
public enum AllocationCounter {
  /// What a piece of work allocated.
  public struct Count: Equatable, Sendable {
    /// Blocks allocated.
    public var allocations: Int
    /// Bytes asked for.
    public var bytes: Int
    /// Blocks freed.
    public var frees: Int

    /// A count.
    public init(allocations: Int, bytes: Int, frees: Int) {
      self.allocations = allocations
      self.bytes = bytes
      self.frees = frees
    }
  }

  /// Runs `work` and counts what this thread allocates meanwhile.
  ///
  /// Other threads' allocations are not counted, nor those that the C library makes for itself.
  ///
  /// - Parameter work: what is counted; it must load no library, and counting in it is an error of
  ///   the programmer.
  /// - Returns: the count; nil where counting is unsupported (elsewhere than on 64-bit Linux).
  public static func count(_ work: () -> Void) -> Count? {
    let watched = ck_allocations_begin()
    precondition(watched >= 0, "work that is counted counts nothing itself")
    guard watched > 0 else {
      _ = ck_allocations_end()
      work()
      return nil
    }
    work()
    let count = ck_allocations_end()
    return Count(
      allocations: Int(count.allocations), bytes: Int(count.bytes), frees: Int(count.frees))
  }
}
