/// Closed polylines on an integer grid.
///
/// The grid's step is the last place of the largest coordinate as a Float, so that a grid point is
/// the vertex of a mesh to the bit, and 25-bit numbers hold it: predicates on them are exact in 64
/// bits.
struct GridOutline: ~Copyable {
  /// The points of all contours, no two in a row equal; at least three a contour.
  var points = ScratchBuffer<GridPoint>()
  /// The edge that ends at each point; the edge that starts there has the point's own number.
  var edgeBefore = ScratchBuffer<Int32>()
  /// The point at which each edge ends.
  var endPoint = ScratchBuffer<Int32>()
  /// Where each contour begins, and the number of points.
  var starts = ScratchBuffer<Int32>()
  /// Length of a grid step, a power of two.
  private(set) var step = 1.0
  /// Whether x and y are exchanged: the sweep runs along the axis with fewer turns.
  private(set) var isTransposed = false

  /// Takes the polylines of a flattened path, every contour closed.
  mutating func take(_ flattened: borrowing FlattenedPath) {
    removeAll()
    let source = flattened.points.span
    var largest = 0.0
    for index in 0..<source.count {
      largest = max(largest, abs(source[index].x), abs(source[index].y))
    }
    // Without a size there is nothing to fill.
    guard largest > 0 else { return finish(step: 1, isTransposed: false) }
    let step = max(Double(sign: .plus, exponent: largest.exponent - 23, significand: 1), 0x1p-149)
    let inverse = 1 / step
    for contour in flattened.contours {
      let first = points.count
      for index in contour.range {
        append(GridPoint(source[index], inverse), first)
      }
      close(first)
    }
    transpose(countTurns { $0.x } < countTurns { $0.y })
    finish(step: step, isTransposed: isTransposed)
  }

  /// How often the contours turn back along an axis.
  private func countTurns(_ axis: (GridPoint) -> Int32) -> Int {
    var turns = 0
    for index in 2..<max(points.count, 2) {
      let (a, b, c) = (axis(points[index - 2]), axis(points[index - 1]), axis(points[index]))
      if (b > a) != (c > b) { turns += 1 }
    }
    return turns
  }

  /// Exchanges x and y of all points.
  private mutating func transpose(_ isWanted: Bool) {
    isTransposed = isWanted
    guard isWanted else { return }
    for index in 0..<points.count {
      points[index] = GridPoint(x: points[index].y, y: points[index].x)
    }
  }

  /// Forgets the contours and keeps the memory.
  mutating func removeAll() {
    points.removeAll()
    starts.removeAll()
  }

  /// Appends a point to the contour that begins at `first`, unless it is the last one's.
  @inline(always)
  mutating func append(_ point: GridPoint, _ first: Int) {
    if points.count > first, points[points.count - 1] == point { return }
    points.append(point)
  }

  /// Ends the contour that begins at `first`, or drops it where it encloses nothing: a point, or a line
  /// there and back.
  mutating func close(_ first: Int) {
    while points.count > first + 1, points[points.count - 1] == points[first] {
      points.truncate(to: points.count - 1)
    }
    if points.count < first + 3 {
      points.truncate(to: first)
    } else {
      starts.append(Int32(truncatingIfNeeded: first))
    }
  }

  /// Links the edges, once all contours are there.
  ///
  /// - Parameters:
  ///   - step: length of a grid step, a power of two.
  ///   - isTransposed: whether x and y are exchanged.
  mutating func finish(step: Double, isTransposed: Bool) {
    (self.step, self.isTransposed) = (step, isTransposed)
    starts.append(Int32(truncatingIfNeeded: points.count))
    edgeBefore.resize(to: points.count)
    endPoint.resize(to: points.count)
    for contour in 0..<starts.count - 1 {
      let (first, last) = (Int(starts[contour]), Int(starts[contour + 1]) - 1)
      for index in first..<last {
        endPoint[index] = Int32(truncatingIfNeeded: index + 1)
        edgeBefore[index + 1] = Int32(truncatingIfNeeded: index)
      }
      endPoint[last] = Int32(truncatingIfNeeded: first)
      edgeBefore[first] = Int32(truncatingIfNeeded: last)
    }
  }
}

/// A point of the grid: coordinates within ±2²⁴ steps.
struct GridPoint: BitwiseCopyable, Equatable {
  var x: Int32
  var y: Int32

  @inline(always)
  init(x: Int32, y: Int32) {
    (self.x, self.y) = (x, y)
  }

  /// The grid point nearest to a point.
  @inline(always)
  init(_ point: SIMD2<Double>, _ inverseStep: Double) {
    x = Self.rounded(point.x * inverseStep)
    y = Self.rounded(point.y * inverseStep)
  }

  /// A number below 2³¹ in magnitude, rounded to the nearest integer: one addition, where the
  /// baseline instruction set would call a function.
  @inline(always)
  static func rounded(_ number: Double) -> Int32 {
    Int32(truncatingIfNeeded: (number + 0x1.8p52).bitPattern)
  }

  /// The order in which the sweep meets points: by y, then by x.
  @inline(always)
  var key: Int64 { Int64(y) &<< 32 &+ Int64(x) }

  /// The point of a key.
  @inline(always)
  init(key: Int64) {
    x = Int32(truncatingIfNeeded: key)
    y = Int32(truncatingIfNeeded: (key &- Int64(x)) &>> 32)
  }
}

/// Twice the signed area of the triangle `a`, `b`, `c`, exact: above 0 from the x axis to the y axis.
@inline(always)
func turn(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int64 {
  let (ax, ay) = (Int64(a.x), Int64(a.y))
  return (Int64(b.x) &- ax) &* (Int64(c.y) &- ay) &- (Int64(b.y) &- ay) &* (Int64(c.x) &- ax)
}
