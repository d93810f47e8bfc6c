internal import CVectorMemory
internal import KernelTypes

// The one file of a kernel module that touches raw memory, and the one that knows how wide the
// module's instruction set and numbers are. Everything else computes on `Lanes`.

#if KERNEL_DOUBLE
  /// The module's floating-point type.
  package typealias Scalar = Double
  typealias Bits = Int64
  #if KERNEL_BYTES_64
    typealias Lanes = SIMD8<Double>
    typealias IntegerLanes = SIMD8<Int64>
  #elseif KERNEL_BYTES_32
    typealias Lanes = SIMD4<Double>
    typealias IntegerLanes = SIMD4<Int64>
  #else
    typealias Lanes = SIMD2<Double>
    typealias IntegerLanes = SIMD2<Int64>
  #endif
#else
  /// The module's floating-point type.
  package typealias Scalar = Float
  typealias Bits = Int32
  #if KERNEL_BYTES_64
    typealias Lanes = SIMD16<Float>
    typealias IntegerLanes = SIMD16<Int32>
  #elseif KERNEL_BYTES_32
    typealias Lanes = SIMD8<Float>
    typealias IntegerLanes = SIMD8<Int32>
  #else
    typealias Lanes = SIMD4<Float>
    typealias IntegerLanes = SIMD4<Int32>
  #endif
#endif

/// Bytes from one number to the next.
@inline(always)
private var stride: Int { MemoryLayout<Scalar>.size }

/// Where a group of lanes lies in the buffers of a call.
struct LaneGroup {
  /// Index of the first element.
  var start: Int
  /// Elements in the group: `Lanes.scalarCount`, or fewer where the whole call has fewer.
  var count: Int

  /// As many elements as there are lanes, from `start` on.
  ///
  /// Where it is inlined, the compiler leaves out all that is for partial groups.
  @inline(always)
  static func whole(at start: Int) -> LaneGroup {
    LaneGroup(start: start, count: Lanes.scalarCount)
  }
}

/// The groups that cover `count` elements, one after the other.
///
/// The last group is moved back to be whole, so that it overlaps the one before: an element's
/// result depends on that element alone, so writing it twice changes nothing, and a kernel's loop
/// holds one copy of its body.
struct LaneGroups {
  private var next: Int
  private let count: Int
  private let size: Int

  /// The groups that cover the elements from `start` on.
  @inline(always)
  init(from start: Int = 0, of count: Int) {
    next = start
    self.count = count
    size = count < Lanes.scalarCount ? count : Lanes.scalarCount
  }

  /// The group at the start; nil where there is no element.
  @inline(always)
  static func first(of count: Int) -> LaneGroup? {
    var groups = LaneGroups(of: count)
    return groups.advance()
  }

  @inline(always)
  mutating func advance() -> LaneGroup? {
    guard next < count else { return nil }
    let last = count &- size
    let start = next < last ? next : last
    next &+= Lanes.scalarCount
    return LaneGroup(start: start, count: size)
  }

  /// The next group, if it is whole and in its place; the compiler knows it as such.
  @inline(always)
  mutating func advanceWhole() -> LaneGroup? {
    guard next &+ Lanes.scalarCount <= count else { return nil }
    next &+= Lanes.scalarCount
    return .whole(at: next &- Lanes.scalarCount)
  }
}

extension Source {
  /// The lanes that start at index `i`, where the run has that many.
  @inline(always)
  func lanes(at i: Int) -> Lanes {
    unsafe (base + i &* stride).loadUnaligned(as: Lanes.self)
  }

  /// The group's elements; lanes past a partial group hold `filler`.
  @inline(always)
  func lanes(_ group: LaneGroup, offset: Int = 0, filler: Scalar = 0) -> Lanes {
    let first = unsafe base + (group.start &+ offset) &* stride
    var lanes = Lanes(repeating: filler)
    #if KERNEL_BYTES_64
      unsafe ck_load64(&lanes, first, group.count &* stride)
    #elseif KERNEL_BYTES_32
      unsafe ck_load32(&lanes, first, group.count &* stride)
    #else
      unsafe ck_load16(&lanes, first, group.count &* stride)
    #endif
    return lanes
  }
}

extension Source {
  /// The number at index `i`.
  @inline(always)
  func number(at i: Int) -> Scalar {
    unsafe base.load(fromByteOffset: i &* stride, as: Scalar.self)
  }

  /// The `i`th of a run of sources.
  @inline(always)
  func source(at i: Int) -> Source {
    unsafe base.load(fromByteOffset: i &* MemoryLayout<Source>.stride, as: Source.self)
  }
}

extension Destination {
  /// Writes a number at index `i`.
  @inline(always)
  func store(_ number: Scalar, at i: Int) {
    unsafe base.storeBytes(of: number, toByteOffset: i &* stride, as: Scalar.self)
  }

  /// Writes four lanes from index `i` on.
  @inline(always)
  func storeFour(_ lanes: SIMD4<Scalar>, at i: Int) {
    unsafe (base + i &* stride).storeBytes(of: lanes, as: SIMD4<Scalar>.self)
  }
}

extension Destination {
  /// Writes all lanes from index `i` on.
  @inline(always)
  func store(_ lanes: Lanes, at i: Int) {
    unsafe (base + i &* stride).storeBytes(of: lanes, as: Lanes.self)
  }

  /// Writes the group's elements; lanes past a partial group are not written.
  @inline(always)
  func store(_ lanes: Lanes, _ group: LaneGroup, offset: Int = 0) {
    let first = unsafe base + (group.start &+ offset) &* stride
    if group.count == Lanes.scalarCount {
      unsafe first.storeBytes(of: lanes, as: Lanes.self)
    } else {
      var copy = lanes
      unsafe ck_copy_some(first, &copy, group.count &* stride)
    }
  }
}

extension Destination {
  /// Writes all lanes from index `i` on past the caches; the address is a multiple of their size.
  @inline(always)
  func stream(_ lanes: Lanes, at i: Int) {
    var copy = lanes
    #if KERNEL_BYTES_64
      unsafe ck_stream64(base + i &* stride, &copy)
    #elseif KERNEL_BYTES_32
      unsafe ck_stream32(base + i &* stride, &copy)
    #else
      unsafe ck_stream16(base + i &* stride, &copy)
    #endif
  }

  /// Numbers from index `i` on to the first that begins a cache line of 64 bytes.
  @inline(always)
  func toLine(from i: Int) -> Int {
    let past = unsafe Int(bitPattern: base + i &* stride) & 63
    return ((64 &- past) & 63) / stride
  }
}

/// A number in every lane.
///
/// Kernels write it out: a scalar beside a vector operator is compiled lane by lane.
@inline(always)
func all(_ value: Scalar) -> Lanes {
  Lanes(repeating: value)
}

/// The lanes' bit patterns as integers.
@inline(always)
func bits(_ lanes: Lanes) -> IntegerLanes {
  unsafe unsafeBitCast(lanes, to: IntegerLanes.self)
}

/// The lanes whose bit patterns are the given integers.
@inline(always)
func floats(_ bits: IntegerLanes) -> Lanes {
  unsafe unsafeBitCast(bits, to: Lanes.self)
}

/// All bits set where the mask holds, none elsewhere.
///
/// A comparison that is used twice is turned into this first: a mask that is kept is compiled lane
/// by lane at 16 lanes.
@inline(always)
func allBits(where mask: SIMDMask<IntegerLanes>) -> IntegerLanes {
  IntegerLanes(repeating: 0).replacing(with: -1, where: mask)
}

/// Whether the mask holds in any lane.
@inline(always)
func anyLane(_ mask: SIMDMask<IntegerLanes>) -> Bool {
  anyLane(allBits(where: mask))
}

/// Whether any lane has a bit that is set.
///
/// The standard library's `any` becomes a weak function at 16 lanes.
@inline(always)
func anyLane(_ bits: IntegerLanes) -> Bool {
  var set = bits
  #if KERNEL_BYTES_64
    return unsafe ck_any64(&set) != 0
  #elseif KERNEL_BYTES_32
    return unsafe ck_any32(&set) != 0
  #else
    return unsafe ck_any16(&set) != 0
  #endif
}
