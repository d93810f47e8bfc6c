internal import KernelTypes

/// What flattening keeps from path to path beside its result.
///
/// This file hands the memory of arrays to the kernels of flattening.
struct FlatteningWorkspace: Sendable {
  /// Two integers a contour, as the kernel writes them.
  private var marks: [Int32] = []

  /// How many more points the kernels write than they count: as many as the widest lanes hold.
  static let slack = 4

  /// A workspace that has seen nothing yet.
  init() {}

  /// Calls `body` with a buffer for the contours of a path.
  ///
  /// - Parameters:
  ///   - verbs: how many verbs the path has.
  ///   - body: what writes into the buffer.
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws.
  mutating func withContours<Result, Failure: Error>(
    verbs: Int, _ body: (Destination) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // A subpath that goes on after a close is a contour without a move: one a verb, and the last.
    if marks.count < 2 * verbs + 2 {
      marks.append(contentsOf: repeatElement(0, count: 2 * verbs + 2 - marks.count))
    }
    return unsafe try marks.withUnsafeMutableBufferPointer { marks throws(Failure) in
      guard let start = marks.baseAddress else {
        preconditionFailure("the buffer is not empty")
      }
      return unsafe try body(Destination(start))
    }
  }

  /// Appends the contours that the kernel has written.
  ///
  /// - Parameters:
  ///   - count: how many there are.
  ///   - contours: receives them.
  func appendContours(_ count: Int, to contours: inout [FlattenedPath.Contour]) {
    for index in 0..<count {
      let (start, end) = (Int(marks[2 * index]), Int(marks[2 * index + 1]))
      contours.append(.init(range: start..<end >> 1, isClosed: end & 1 != 0))
    }
  }
}

/// The points that are being written behind those of an array.
@safe struct PointDestination {
  private let points: UnsafeMutablePointer<Point2>

  fileprivate init(_ points: UnsafeMutablePointer<Point2>) {
    unsafe self.points = points
  }

  /// The points as a kernel writes them.
  var destination: Destination { unsafe Destination(points) }

  /// Writes a point; there must be room for it.
  @inline(always)
  func store(_ point: Point2, at index: Int) {
    unsafe points[index] = point
  }
}

extension Source {
  /// The point at index `i` of a path's points.
  @inline(always)
  func pathPoint(_ i: Int) -> Point2 {
    unsafe base.load(fromByteOffset: i &* 16, as: Point2.self)
  }
}

extension [Point2] {
  /// Appends points that `body` writes.
  ///
  /// - Parameters:
  ///   - limit: how many points there is room for.
  ///   - body: writes them and returns how many they are.
  mutating func append(limit: Int, _ body: (PointDestination) -> Int) {
    append(addingCapacity: limit) { span in
      unsafe span.withUnsafeMutableBufferPointer { buffer, count in
        guard let start = buffer.baseAddress else { return }
        let written = unsafe body(PointDestination(start + count))
        precondition(count + written <= buffer.count, "more points than there is room for")
        count += written
      }
    }
  }
}

/// 1/n for the numbers from 0 to 255, as Doubles; never freed.
enum InverseTable {
  /// The table as a kernel reads it.
  nonisolated(unsafe) static let source: Source = {
    let table = UnsafeMutablePointer<Double>.allocate(capacity: 256)
    for index in 0..<256 { unsafe (table + index).initialize(to: 1 / Double(index)) }
    return unsafe Source(table)
  }()
}
