/// Where two edges cross.
struct Crossing: BitwiseCopyable {
  /// The height of the crossing.
  let y: Double
  /// The edge on the left below the crossing.
  let left: Int32
  /// The edge on the right below the crossing.
  let right: Int32
}

/// Crossings waiting for the sweep, lowest first: a binary heap.
struct CrossingQueue: ~Copyable {
  private var heap = ScratchBuffer<Crossing>()

  var isEmpty: Bool { heap.count == 0 }
  var count: Int { heap.count }

  mutating func removeAll() {
    heap.removeAll()
  }

  /// Adds a crossing in O(log count).
  mutating func insert(_ crossing: Crossing) {
    heap.append(crossing)
    var hole = heap.count - 1
    while hole > 0 {
      let parent = (hole - 1) / 2
      guard crossing.y < heap[parent].y else { break }
      heap[hole] = heap[parent]
      hole = parent
    }
    heap[hole] = crossing
  }

  /// Takes out the lowest crossing in O(log count); `nil` where there is none.
  mutating func popFirst() -> Crossing? {
    guard heap.count > 0 else { return nil }
    let first = heap[0]
    let moved = heap.removeLast()
    let count = heap.count
    guard count > 0 else { return first }
    var hole = 0
    while true {
      var child = 2 * hole + 1
      guard child < count else { break }
      if child + 1 < count, heap[child + 1].y < heap[child].y { child += 1 }
      guard heap[child].y < moved.y else { break }
      heap[hole] = heap[child]
      hole = child
    }
    heap[hole] = moved
    return first
  }
}
