internal import KernelTypes

// What the kernels on Doubles need of raw memory and of the instruction set's width, as `Lanes.swift`
// has it for Floats. A point is two Doubles, x and y, and 16 bytes.

#if KERNEL_BYTES_64
  typealias PointLanes = SIMD8<Double>
  typealias BitLanes = SIMD8<Int64>
#elseif KERNEL_BYTES_32
  typealias PointLanes = SIMD4<Double>
  typealias BitLanes = SIMD4<Int64>
#else
  typealias PointLanes = SIMD2<Double>
  typealias BitLanes = SIMD2<Int64>
#endif

/// A point or vector of the plane.
typealias PlanePoint = SIMD2<Double>

/// Two points, one behind the other.
typealias PointPair = SIMD4<Double>

extension PointLanes {
  /// How many points the lanes hold.
  @inline(always)
  static var pointCount: Int { PointLanes.scalarCount / 2 }

  /// The numbers from 1 on, each for both coordinates of a point.
  @inline(always)
  static var numbers: PointLanes {
    #if KERNEL_BYTES_64
      PointLanes(1, 1, 2, 2, 3, 3, 4, 4)
    #elseif KERNEL_BYTES_32
      PointLanes(1, 1, 2, 2)
    #else
      PointLanes(1, 1)
    #endif
  }
}

/// A point in the place of every one.
@inline(always)
func every(_ point: PlanePoint) -> PointLanes {
  #if KERNEL_BYTES_64
    unsafe unsafeBitCast((point, point, point, point), to: PointLanes.self)
  #elseif KERNEL_BYTES_32
    unsafe unsafeBitCast((point, point), to: PointLanes.self)
  #else
    point
  #endif
}

/// A number in every lane.
@inline(always)
func every(_ value: Double) -> PointLanes {
  PointLanes(repeating: value)
}

/// Two points, one behind the other.
@inline(always)
func pairOf(_ a: PlanePoint, _ b: PlanePoint) -> PointPair {
  unsafe unsafeBitCast((a, b), to: PointPair.self)
}

extension Source {
  /// The byte at index `i`.
  @inline(always)
  func byte(at i: Int) -> UInt8 {
    unsafe base.load(fromByteOffset: i, as: UInt8.self)
  }

  /// The Double at index `i`.
  @inline(always)
  func double(at i: Int) -> Double {
    unsafe base.load(fromByteOffset: i &* 8, as: Double.self)
  }

  /// The bit patterns of Doubles from index `i` on.
  @inline(always)
  func bits(at i: Int) -> BitLanes {
    unsafe (base + i &* 8).loadUnaligned(as: BitLanes.self)
  }

  /// The point at index `i`.
  @inline(always)
  func point(at i: Int) -> PlanePoint {
    unsafe (base + i &* 16).loadUnaligned(as: PlanePoint.self)
  }

  /// The points at index `i` and behind it.
  @inline(always)
  func pair(at i: Int) -> PointPair {
    unsafe (base + i &* 16).loadUnaligned(as: PointPair.self)
  }
}

extension Destination {
  /// Writes a point at index `i`.
  @inline(always)
  func store(point: PlanePoint, at i: Int) {
    unsafe (base + i &* 16).storeBytes(of: point, as: PlanePoint.self)
  }

  /// Writes points from index `i` on.
  @inline(always)
  func store(points: PointLanes, at i: Int) {
    unsafe (base + i &* 16).storeBytes(of: points, as: PointLanes.self)
  }

  /// Writes an integer of 32 bits at index `i`.
  @inline(always)
  func store(_ value: Int32, at i: Int) {
    unsafe base.storeBytes(of: value, toByteOffset: i &* 4, as: Int32.self)
  }
}

/// What the bytes of a path's verbs mean to a kernel.
enum VerbCode {
  /// Starts a subpath: one point.
  @inline(always) static var move: UInt8 { 0 }
  /// A line: one point.
  @inline(always) static var line: UInt8 { 1 }
  /// A quadratic curve: two points.
  @inline(always) static var quad: UInt8 { 2 }
  /// A cubic curve: three points.
  @inline(always) static var cubic: UInt8 { 3 }
  /// An arc: five points.
  @inline(always) static var arc: UInt8 { 4 }
  /// Closes a subpath: no point.
  @inline(always) static var close: UInt8 { 5 }
}
