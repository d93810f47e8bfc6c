internal import Synchronization

/// Storages kept for reuse, so that a path rebuilt each frame allocates nothing once warm.
///
/// The pool holds every storage it has handed out and kept. One that nobody else holds is free.
/// It keeps at most 36 MB, in six sizes; longer paths, and what a thread needs while another one
/// is inside the pool, are allocated and freed as usual.
enum PathStoragePool {
  private static let shelves = (
    Shelf(capacity: 32, limit: 16384), Shelf(capacity: 128, limit: 4096),
    Shelf(capacity: 512, limit: 512), Shelf(capacity: 2048, limit: 128),
    Shelf(capacity: 8192, limit: 32), Shelf(capacity: 32768, limit: 8)
  )

  /// An empty storage for at least `capacity` verbs and points, held by nobody but the caller and
  /// the pool.
  static func take(capacity: Int) -> PathStorage {
    switch capacity {
    case ...32: shelves.0.take()
    case ...128: shelves.1.take()
    case ...512: shelves.2.take()
    case ...2048: shelves.3.take()
    case ...8192: shelves.4.take()
    case ...32768: shelves.5.take()
    default: PathStorage(capacity: capacity)
    }
  }

  /// The storages of one size.
  private final class Shelf: Sendable {
    /// How many verbs and points fit into each storage.
    private let capacity: Int
    /// How many storages are kept.
    private let limit: Int
    private let slots = Mutex(Slots())

    init(capacity: Int, limit: Int) {
      self.capacity = capacity
      self.limit = limit
    }

    func take() -> PathStorage {
      let (capacity, limit) = (capacity, limit)
      let taken = slots.withLockIfAvailable { slots -> PathStorage? in
        if let free = slots.free() { return free }
        guard slots.storages.count < limit else { return nil }
        let fresh = PathStorage(capacity: capacity)
        slots.recent = slots.storages.count
        slots.storages.append(fresh)
        return fresh
      }
      return (taken ?? nil) ?? PathStorage(capacity: capacity)
    }
  }

  private struct Slots {
    var storages: [PathStorage] = []
    /// The slot handed out last: free again if that path is gone already, and warm in the cache.
    var recent = 0
    /// Where the search goes on: paths tend to die in the order they were made.
    private var cursor = 0

    /// A storage that nobody else holds, emptied; `nil` if nine looks found none.
    mutating func free() -> PathStorage? {
      guard !storages.isEmpty else { return nil }
      if isKnownUniquelyReferenced(&storages[recent]) { return reuse(recent) }
      for _ in 0..<min(8, storages.count) {
        cursor = cursor + 1 < storages.count ? cursor + 1 : 0
        if isKnownUniquelyReferenced(&storages[cursor]) { return reuse(cursor) }
      }
      return nil
    }

    private mutating func reuse(_ slot: Int) -> PathStorage {
      recent = slot
      storages[slot].reset()
      return storages[slot]
    }
  }
}
