@testable import AnimKernel

/// What is true of every mesh that fills a path.
enum MeshLaws {
  /// The laws that a mesh breaks; none where all is well.
  static func faults(of mesh: Mesh, filling flattened: FlattenedPath, eoFill: Bool) -> [String] {
    var faults: [String] = []
    let points = mesh.positions.map { SIMD2(Double($0.x), Double($0.y)) }
    let corners = mesh.indices.map(Int.init)
    guard corners.count % 3 == 0, corners.allSatisfy({ $0 < points.count }) else {
      return ["indices out of range"]
    }
    // Every triangle turns the same way. Products of differences of Floats fit a double's 53 bits.
    var sides: [SIMD2<Int>: Int] = [:]
    for first in stride(from: 0, to: corners.count, by: 3) {
      let (a, b, c) = (corners[first], corners[first + 1], corners[first + 2])
      let (p, q) = (points[b] - points[a], points[c] - points[a])
      if !(p.x * q.y - p.y * q.x > 0) { faults.append("triangle \(a) \(b) \(c) has no area") }
      for side in [SIMD2(a, b), SIMD2(b, c), SIMD2(c, a)] { sides[side, default: 0] += 1 }
    }
    // A side is used once each way at most; then the boundary is what is used one way only.
    for (side, uses) in sides where uses > 1 { faults.append("side \(side) is used \(uses) times") }
    let distinct = Set(mesh.positions.map { SIMD2($0.x.bitPattern, $0.y.bitPattern) })
    if distinct.count != mesh.positions.count { faults.append("a vertex is there twice") }
    let used = Set(corners)
    if used.count != points.count {
      faults.append("\(points.count - used.count) vertices are unused")
    }
    // No vertex lies inside a side: those between its ends, in order of y, are looked at.
    let rising = points.indices.sorted { points[$0].y < points[$1].y }
    for side in sides.keys where sides[SIMD2(side.y, side.x)] == nil || side.x < side.y {
      let (from, to) = (points[side.x], points[side.y])
      let (low, high) = (min(from.y, to.y), max(from.y, to.y))
      let way = to - from
      var place = rising.partitioningIndex { points[$0].y >= low }
      while place < rising.count, points[rising[place]].y <= high {
        let vertex = rising[place]
        place += 1
        let off = points[vertex] - from
        if way.x * off.y - way.y * off.x == 0, vertex != side.x, vertex != side.y,
          (off * way).sum() > 0, (off * off).sum() < (way * way).sum()
        {
          faults.append("vertex \(vertex) lies inside side \(side)")
        }
      }
    }
    // The area is that of the polylines, but for the rounding of the points and of the crossings.
    var sweep = AreaSweep()
    let exact = (try? sweep.area(of: flattened, isEOFilled: eoFill)) ?? .nan
    let reach = flattened.points.reduce(0) { max($0, abs($1.x), abs($1.y)) }
    let slack = 4 * length(flattened) * reach * 0x1p-24
    if !(abs(mesh.area - exact) <= slack) {
      faults.append("area is \(mesh.area), not \(exact) ± \(slack)")
    }
    return faults
  }

  private static func length(_ flattened: FlattenedPath) -> Double {
    var length = 0.0
    for contour in flattened.contours {
      for index in contour.range {
        let next = index + 1 < contour.range.upperBound ? index + 1 : contour.range.lowerBound
        let way = flattened.points[next] - flattened.points[index]
        length += (way * way).sum().squareRoot()
      }
    }
    return length
  }
}

extension [Int] {
  /// The first place whose element fulfils a condition that all later ones fulfil too.
  fileprivate func partitioningIndex(_ isLater: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isLater(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
