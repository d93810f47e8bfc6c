internal import KernelTypes

// The one file of a kernel module that touches raw memory, and the one that knows how wide the
// module's instruction set is. Everything else computes on `Lanes`.

#if KERNEL_LANES_16
  typealias Lanes = SIMD16<Float>
  typealias IntegerLanes = SIMD16<Int32>
#elseif KERNEL_LANES_8
  typealias Lanes = SIMD8<Float>
  typealias IntegerLanes = SIMD8<Int32>
#else
  typealias Lanes = SIMD4<Float>
  typealias IntegerLanes = SIMD4<Int32>
#endif

/// Where a group of lanes lies in the buffers of a call.
struct LaneGroup {
  /// Index of the first element.
  var start: Int
  /// Elements in the group: `Lanes.scalarCount`, or fewer where the whole call has fewer.
  var count: Int
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

  @inline(always)
  mutating func advance() -> LaneGroup? {
    guard next < count else { return nil }
    let last = count &- size
    let start = next < last ? next : last
    next &+= Lanes.scalarCount
    return LaneGroup(start: start, count: size)
  }
}

extension Source {
  /// The lanes that start at index `i`, where the run has that many.
  @inline(always)
  func lanes(at i: Int) -> Lanes {
    unsafe (base + i &* 4).loadUnaligned(as: Lanes.self)
  }

  /// The group's elements; lanes past a partial group hold `filler`.
  @inline(always)
  func lanes(_ group: LaneGroup, offset: Int = 0, filler: Float = 0) -> Lanes {
    let first = unsafe base + (group.start &+ offset) &* 4
    if group.count == Lanes.scalarCount {
      return unsafe first.loadUnaligned(as: Lanes.self)
    }
    return unsafe partialLanes(first, group.count, filler)
  }
}

/// `count` floats at `first`, the other lanes `filler`; out of line to keep the kernels small.
@inline(never)
func partialLanes(_ first: UnsafeRawPointer, _ count: Int, _ filler: Float) -> Lanes {
  var lanes = Lanes(repeating: filler)
  for lane in 0..<count {
    lanes[lane] = unsafe first.load(fromByteOffset: lane &* 4, as: Float.self)
  }
  return lanes
}

extension Destination {
  /// Writes all lanes from index `i` on.
  @inline(always)
  func store(_ lanes: Lanes, at i: Int) {
    unsafe (base + i &* 4).storeBytes(of: lanes, as: Lanes.self)
  }

  /// Writes the group's elements; lanes past a partial group are not written.
  @inline(always)
  func store(_ lanes: Lanes, _ group: LaneGroup, offset: Int = 0) {
    let first = unsafe base + (group.start &+ offset) &* 4
    if group.count == Lanes.scalarCount {
      unsafe first.storeBytes(of: lanes, as: Lanes.self)
    } else {
      unsafe storePartial(lanes, first, group.count)
    }
  }
}

/// Writes the first `count` lanes at `first`; out of line to keep the kernels small.
@inline(never)
func storePartial(_ lanes: Lanes, _ first: UnsafeMutableRawPointer, _ count: Int) {
  for lane in 0..<count {
    unsafe first.storeBytes(of: lanes[lane], toByteOffset: lane &* 4, as: Float.self)
  }
}

/// `a × b + c`: fused, one rounding, where the instruction set has it; two roundings elsewhere.
@inline(always)
func multiplyAdd(_ a: Lanes, _ b: Lanes, _ c: Lanes) -> Lanes {
  #if KERNEL_FMA
    c.addingProduct(a, b)
  #else
    a * b + c
  #endif
}

/// A number in every lane.
///
/// Kernels write it out: a scalar beside a vector operator is compiled lane by lane.
@inline(always)
func all(_ value: Float) -> Lanes {
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

/// Whether the mask holds in any lane.
///
/// Done on 64-bit words: the standard library's `any`, `sum` and `lowHalf` become weak functions
/// at 16 lanes.
@inline(always)
func anyLane(_ mask: SIMDMask<IntegerLanes>) -> Bool {
  let set = IntegerLanes(repeating: 0).replacing(with: -1, where: mask)
  #if KERNEL_LANES_16
    let (a, b, c, d) = unsafe unsafeBitCast(set, to: (Quarter, Quarter, Quarter, Quarter).self)
    let words = (a | b) | (c | d)
  #elseif KERNEL_LANES_8
    let (a, b) = unsafe unsafeBitCast(set, to: (Quarter, Quarter).self)
    let words = a | b
  #else
    let words = unsafe unsafeBitCast(set, to: Quarter.self)
  #endif
  return (words.x | words.y) != 0
}

/// 128 bits of a mask.
private typealias Quarter = SIMD2<Int64>

/// Absolute value of every lane.
@inline(always)
func magnitude(_ lanes: Lanes) -> Lanes {
  floats(bits(lanes) & 0x7FFF_FFFF)
}

/// Every lane held within `low...high`; NaN stays NaN.
@inline(always)
func clamp(_ lanes: Lanes, _ low: Float, _ high: Float) -> Lanes {
  lanes
    .replacing(with: all(low), where: lanes .< all(low))
    .replacing(with: all(high), where: lanes .> all(high))
}
