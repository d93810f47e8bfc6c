/// A growing buffer of plain values whose memory stays when it is emptied.
///
/// Like an array, but never shared and so never checked for it; indices are checked in debug builds
/// only. This file and `FlatteningWorkspace.swift` alone in `Tessellation` touch raw memory.
@safe struct ScratchBuffer<Element: BitwiseCopyable>: ~Copyable {
  /// How many elements there are.
  private(set) var count = 0
  private var capacity: Int
  private var elements: UnsafeMutablePointer<Element>

  /// An empty buffer with room for `capacity` elements.
  init(capacity: Int = 16) {
    self.capacity = capacity
    unsafe elements = .allocate(capacity: capacity)
  }

  deinit {
    unsafe elements.deallocate()
  }

  /// The element at `index`, below the count.
  subscript(index: Int) -> Element {
    @inline(always) unsafeAddress {
      assert(0..<count ~= index)
      return unsafe UnsafePointer(elements + index)
    }
    @inline(always) nonmutating unsafeMutableAddress {
      assert(0..<count ~= index)
      return unsafe elements + index
    }
  }

  /// Appends an element.
  @inline(always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    unsafe (elements + count).initialize(to: element)
    count += 1
  }

  /// Makes room for `count` elements.
  mutating func reserve(_ count: Int) {
    if count > capacity { grow(to: count) }
  }

  /// Makes the buffer hold `count` elements, at least as many as now; new ones are `element`.
  mutating func extend(to count: Int, with element: Element) {
    if count > capacity { grow(to: count) }
    for index in self.count..<max(count, self.count) {
      unsafe (elements + index).initialize(to: element)
    }
    self.count = max(count, self.count)
  }

  /// Makes the buffer hold `count` elements, which are to be written before they are read.
  @inline(always)
  mutating func resize(to count: Int) {
    if count > capacity { grow(to: count) }
    self.count = count
  }

  /// Inserts an element at a place, at most the count.
  @inline(always)
  mutating func insert(_ element: Element, at place: Int) {
    append(element)
    var index = count - 1
    while index > place {
      unsafe elements[index] = elements[index - 1]
      index -= 1
    }
    unsafe elements[place] = element
  }

  /// Puts other elements in the place of some.
  @inline(always)
  mutating func replace(_ range: Range<Int>, with others: borrowing ScratchBuffer<Element>) {
    assert(range.upperBound <= count)
    let difference = others.count - range.count
    if difference != 0 {
      if count + difference > capacity { grow(to: count + difference) }
      let behind = count - range.upperBound
      unsafe (elements + range.upperBound + difference).update(
        from: elements + range.upperBound, count: behind)
      count += difference
    }
    for index in 0..<others.count {
      unsafe elements[range.lowerBound + index] = others.elements[index]
    }
  }

  /// Removes the last element and returns it; there must be one.
  @inline(always)
  mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    return unsafe elements[count]
  }

  /// Removes the elements from `newCount` on and keeps the memory.
  mutating func truncate(to newCount: Int) {
    assert(0...count ~= newCount)
    count = newCount
  }

  /// Removes all elements and keeps the memory.
  mutating func removeAll() {
    count = 0
  }

  @inline(never)
  private mutating func grow(to needed: Int) {
    let larger = max(needed, capacity * 2)
    let fresh = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    unsafe fresh.update(from: elements, count: count)
    unsafe elements.deallocate()
    unsafe elements = fresh
    capacity = larger
  }
}
