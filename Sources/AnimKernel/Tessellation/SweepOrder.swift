/// Numbered keys, sorted in the memory that it keeps.
///
/// A natural merge sort, for outlines come in long runs that rise or fall, so that few merges are left;
/// many short runs are sorted by the digits of the keys.
struct SweepOrder: ~Copyable {
  /// A key and whose it is.
  struct Entry: BitwiseCopyable {
    var key: Int64
    var number: Int32
  }

  /// The entries, sorted once `sort` has run.
  var entries = ScratchBuffer<Entry>()
  private var spare = ScratchBuffer<Entry>()
  private var counts = ScratchBuffer<Int32>()
  /// Where the sorted runs begin, and the number of entries.
  private var runs = ScratchBuffer<Int32>()

  /// Sorts the entries by their keys; equal keys stay in no special order.
  ///
  /// - Complexity: O(entries × log(runs)).
  mutating func sort() {
    findRuns()
    guard runs.count > 2 else { return }
    spare.resize(to: entries.count)
    guard runs.count < 40 else { return sortByDigits() }
    while runs.count > 2 {
      mergeAll()
      swap(&entries, &spare)
    }
  }

  /// Sorts by 11 bits of the keys after the other, least ones first; bits in which no two keys differ
  /// are passed over.
  private mutating func sortByDigits() {
    let count = entries.count
    let first = entries[0].key
    var differing: Int64 = 0
    for index in 0..<count { differing |= entries[index].key ^ first }
    // Keys may be negative: the sign is turned round.
    let sign = Int64.min
    for shift in stride(from: 0, to: Int64(64), by: 11) where (differing &>> shift) & 2047 != 0 {
      counts.removeAll()
      counts.extend(to: 2048, with: 0)
      for index in 0..<count {
        counts[Int(((entries[index].key ^ sign) &>> shift) & 2047)] &+= 1
      }
      var place: Int32 = 0
      for digit in 0..<2048 {
        let number = counts[digit]
        counts[digit] = place
        place &+= number
      }
      for index in 0..<count {
        let entry = entries[index]
        let digit = Int(((entry.key ^ sign) &>> shift) & 2047)
        spare[Int(counts[digit])] = entry
        counts[digit] &+= 1
      }
      swap(&entries, &spare)
    }
  }

  /// Finds the runs that rise; those that fall are turned round.
  private mutating func findRuns() {
    runs.removeAll()
    let count = entries.count
    var start = 0
    while start < count {
      runs.append(Int32(truncatingIfNeeded: start))
      var end = start + 1
      if end < count, entries[end].key < entries[start].key {
        while end < count, entries[end].key < entries[end - 1].key { end += 1 }
        reverse(start, end)
      } else {
        while end < count, entries[end].key >= entries[end - 1].key { end += 1 }
      }
      start = end
    }
    runs.append(Int32(truncatingIfNeeded: count))
  }

  private mutating func reverse(_ start: Int, _ end: Int) {
    var (low, high) = (start, end - 1)
    while low < high {
      let entry = entries[low]
      entries[low] = entries[high]
      entries[high] = entry
      low += 1
      high -= 1
    }
  }

  /// Merges each two neighbouring runs into the spare memory.
  private mutating func mergeAll() {
    var kept = 0
    var run = 0
    while run + 1 < runs.count {
      let start = Int(runs[run])
      let middle = Int(runs[run + 1])
      let end = run + 2 < runs.count ? Int(runs[run + 2]) : middle
      merge(start, middle, end)
      runs[kept] = Int32(truncatingIfNeeded: start)
      kept += 1
      run += 2
    }
    runs[kept] = Int32(truncatingIfNeeded: entries.count)
    runs.truncate(to: kept + 1)
  }

  private mutating func merge(_ start: Int, _ middle: Int, _ end: Int) {
    var (left, right, out) = (start, middle, start)
    while left < middle, right < end {
      if entries[right].key < entries[left].key {
        spare[out] = entries[right]
        right += 1
      } else {
        spare[out] = entries[left]
        left += 1
      }
      out += 1
    }
    while left < middle {
      spare[out] = entries[left]
      left += 1
      out += 1
    }
    while right < end {
      spare[out] = entries[right]
      right += 1
      out += 1
    }
  }
}
