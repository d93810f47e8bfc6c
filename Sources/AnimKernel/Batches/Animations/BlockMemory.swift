internal import Foundation
internal import KernelTypes

/// The memory of a block: columns of numbers, and values of several components.
///
/// It holds the address alone: the slab it was cut from keeps the memory. This file alone in
/// `Animations` touches raw memory. Lanes and components are checked in debug builds only.
@safe struct BlockMemory<Scalar: BatchScalar>: BitwiseCopyable {
  private let base: UnsafeMutablePointer<Scalar>

  /// Numbers in a block of animations of `components` components.
  static func size(components: Int) -> Int {
    columnStride * (BlockColumn.count + BlockValues.count * components)
  }

  fileprivate init(_ base: UnsafeMutablePointer<Scalar>) {
    unsafe self.base = base
  }

  /// One number of an animation.
  subscript(column: BlockColumn, lane: Int) -> Scalar {
    @inline(always) get {
      assert(0..<blockLanes ~= lane)
      return unsafe base[column.rawValue &* columnStride &+ lane]
    }
    @inline(always) nonmutating set {
      assert(0..<blockLanes ~= lane)
      unsafe base[column.rawValue &* columnStride &+ lane] = newValue
    }
  }

  /// One component of an animation, by its place among the values of all components.
  subscript(values: BlockValues, place: Int, components components: Int) -> Scalar {
    @inline(always) get {
      assert(0..<columnStride * components ~= place)
      return unsafe base[Self.offset(values, components) &+ place]
    }
    @inline(always) nonmutating set {
      assert(0..<columnStride * components ~= place)
      unsafe base[Self.offset(values, components) &+ place] = newValue
    }
  }

  /// A column as a kernel's input.
  @inline(always)
  func source(_ column: BlockColumn) -> Source {
    unsafe Source(base + column.rawValue &* columnStride)
  }

  /// A column as a kernel's output.
  @inline(always)
  func destination(_ column: BlockColumn) -> Destination {
    unsafe Destination(base + column.rawValue &* columnStride)
  }

  /// Values from a place on as a kernel's input.
  @inline(always)
  func source(_ values: BlockValues, from place: Int = 0, components: Int) -> Source {
    unsafe Source(base + (Self.offset(values, components) &+ place))
  }

  @inline(always)
  private static func offset(_ values: BlockValues, _ components: Int) -> Int {
    columnStride &* (BlockColumn.count &+ values.rawValue &* components)
  }
}

/// Numbers in one piece of memory, all 0 at first: what blocks are cut from, and scratch space.
@safe final class Slab<Scalar: BatchScalar> {
  private let allocation: UnsafeMutableRawPointer
  private let base: UnsafeMutablePointer<Scalar>

  /// `count` zeros, aligned to a cache line; the system gives the memory when it is first used.
  init(count: Int) {
    let bytes = max(count, 1) * MemoryLayout<Scalar>.stride + 64
    guard let raw = unsafe calloc(1, bytes) else {
      fatalError("out of memory: \(bytes) bytes are wanted for animations")
    }
    unsafe HugePages.ask(for: raw, bytes: bytes)
    unsafe allocation = raw
    unsafe base = raw.alignedUp(toMultipleOf: 64).assumingMemoryBound(to: Scalar.self)
  }

  deinit { unsafe free(allocation) }

  /// The block that starts at a number.
  func block(at offset: Int) -> BlockMemory<Scalar> {
    unsafe BlockMemory(base + offset)
  }

  /// All of it as scratch space.
  var rows: ScratchRows<Scalar> { unsafe ScratchRows(base) }
}

// The batch that owns a slab lends parts of it to threads that share none.
extension Slab: @unchecked Sendable {}

/// Scratch space of numbers; the slab it lies in keeps the memory.
@safe struct ScratchRows<Scalar: BatchScalar>: BitwiseCopyable {
  private let base: UnsafeMutablePointer<Scalar>

  fileprivate init(_ base: UnsafeMutablePointer<Scalar>) {
    unsafe self.base = base
  }

  /// The numbers from `offset` on as a kernel's input.
  @inline(always)
  func source(at offset: Int) -> Source { unsafe Source(base + offset) }

  /// The numbers from `offset` on as a kernel's output.
  @inline(always)
  func destination(at offset: Int) -> Destination { unsafe Destination(base + offset) }

  /// A number.
  @inline(always)
  subscript(index: Int) -> Scalar { unsafe base[index] }
}

extension Source {
  /// The run that starts `count` numbers further on.
  @inline(always)
  func advanced<Scalar: BatchScalar>(by count: Int, of type: Scalar.Type) -> Source {
    unsafe Source(base + count &* MemoryLayout<Scalar>.stride)
  }
}

extension Destination {
  /// The run that starts `count` numbers further on.
  @inline(always)
  func advanced<Scalar: BatchScalar>(by count: Int, of type: Scalar.Type) -> Destination {
    unsafe Destination(base + count &* MemoryLayout<Scalar>.stride)
  }

  /// Writes a number at index `i`.
  @inline(always)
  func store<Scalar: BatchScalar>(_ number: Scalar, at i: Int) {
    unsafe base.storeBytes(
      of: number, toByteOffset: i &* MemoryLayout<Scalar>.stride, as: Scalar.self)
  }
}
