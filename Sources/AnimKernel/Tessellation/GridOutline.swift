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

  /// Takes the points of a flattened path, every contour closed; edges are linked by `link`.
  mutating func take(_ flattened: borrowing FlattenedPath) {
    removeAll()
    isTransposed = false
    let source = flattened.points.span
    var largest = SIMD2<Double>.zero
    for index in 0..<source.count {
      let size = SIMD2(abs(source[index].x), abs(source[index].y))
      largest.replace(with: size, where: size .> largest)
    }
    let reach = max(largest.x, largest.y)
    // Without a size there is nothing to fill.
    guard reach > 0 else { return }
    step = max(Double(sign: .plus, exponent: reach.exponent - 23, significand: 1), 0x1p-149)
    let inverse = 1 / step
    points.resize(to: source.count)
    var count = 0
    for contour in flattened.contours {
      let first = count
      var last = GridPoint(x: .max, y: .max)
      for index in contour.range {
        let point = GridPoint(source[index], inverse)
        guard point != last else { continue }
        points[count] = point
        last = point
        count += 1
      }
      count = close(first, count)
    }
    points.truncate(to: count)
    starts.append(Int32(truncatingIfNeeded: count))
  }

  /// Makes the outline ready for the sweep: along the axis with fewer turns, its edges linked.
  mutating func prepare() {
    var (turnsX, turnsY) = (0, 0)
    for index in 2..<max(points.count, 2) {
      let (a, b, c) = (points[index - 2], points[index - 1], points[index])
      turnsX += (b.x > a.x) != (c.x > b.x) ? 1 : 0
      turnsY += (b.y > a.y) != (c.y > b.y) ? 1 : 0
    }
    if turnsX < turnsY {
      isTransposed = true
      for index in 0..<points.count {
        points[index] = GridPoint(x: points[index].y, y: points[index].x)
      }
    }
    link()
  }

  /// Forgets the contours and keeps the memory.
  mutating func removeAll() {
    points.removeAll()
    starts.removeAll()
  }

  /// Takes over the grid of another outline.
  mutating func takeGrid(of other: borrowing GridOutline) {
    (step, isTransposed) = (other.step, other.isTransposed)
  }

  /// Appends a point to the contour that begins at `first`, unless it is the last one's.
  @inline(always)
  mutating func append(_ point: GridPoint, _ first: Int) {
    if points.count > first, points[points.count - 1] == point { return }
    points.append(point)
  }

  /// Ends the contour that begins at `first`, as `take` does.
  mutating func close(_ first: Int) {
    points.truncate(to: close(first, points.count))
  }

  /// Ends the contour of the points from `first` to `end`, or drops it where it encloses nothing: a
  /// point, or a line there and back.
  ///
  /// - Returns: where the next contour begins.
  private mutating func close(_ first: Int, _ end: Int) -> Int {
    var end = end
    while end > first + 1, points[end - 1] == points[first] { end -= 1 }
    guard end >= first + 3 else { return first }
    starts.append(Int32(truncatingIfNeeded: first))
    return end
  }

  /// Links the edges, once all contours are there.
  mutating func link() {
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
  var key: Int64 { Int64(y) &<< 26 &+ (Int64(x) &+ 1 &<< 25) }

  /// The point of a key.
  @inline(always)
  init(key: Int64) {
    x = Int32(truncatingIfNeeded: (key & (1 &<< 26 &- 1)) &- 1 &<< 25)
    y = Int32(truncatingIfNeeded: key &>> 26)
  }
}

/// Twice the signed area of the triangle `a`, `b`, `c`, exact: above 0 from the x axis to the y axis.
@inline(always)
func turn(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int64 {
  let (ax, ay) = (Int64(a.x), Int64(a.y))
  return (Int64(b.x) &- ax) &* (Int64(c.y) &- ay) &- (Int64(b.y) &- ay) &* (Int64(c.x) &- ax)
}
