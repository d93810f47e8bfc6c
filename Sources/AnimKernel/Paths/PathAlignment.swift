/// Gives paths of different elements the same elements, so that they can be blended.
///
/// The rule is that of ``PathMorph``.
enum PathAlignment {
  /// Fractions of a length that are closer than this are the same.
  static let sameFraction = 1e-9

  /// Paths that draw what the given ones draw, all of the same elements.
  ///
  /// - Parameter paths: at least one; all coordinates below 1e100 in magnitude.
  /// - Returns: as many paths; the given ones where they can be blended as they are.
  /// - Complexity: O(elements · subpath length), once; a curve's length is inverted at each cut.
  static func align(_ paths: [Path]) -> [Path] {
    if paths.dropFirst().allSatisfy({ canBlend(paths[0], $0) }) { return paths }
    var lists = paths.map(\.cubicSubpaths)
    let area = lists[0].reduce(0) { $0 + $1.doubledArea }
    for index in lists.indices.dropFirst() where lists[index].allSatisfy(\.isClosed) {
      if area * lists[index].reduce(0, { $0 + $1.doubledArea }) < 0 {
        lists[index] = lists[index].map(\.reversed)
      }
    }
    var aligned = paths.map { _ in Path() }
    for place in 0..<(lists.map(\.count).max() ?? 0) {
      let row = alignRow(lists.map { place < $0.count ? $0[place] : nil })
      let isClosed = row.allSatisfy(\.isClosed)
      for index in row.indices { row[index].append(to: &aligned[index], isClosed: isClosed) }
    }
    return aligned
  }

  /// Whether two paths can be blended as they are: the same elements, and arcs of the same angles,
  /// of which any blend is again an arc.
  static func canBlend(_ a: Path, _ b: Path) -> Bool {
    guard a.hasStructure(of: b), let first = a.storage, let second = b.storage else {
      return a.isEmpty && b.isEmpty
    }
    var point = 0
    for index in 0..<Int(a.verbCount) {
      let verb = first.verb(index)
      if verb == .arc, first.point(point + 3) != second.point(point + 3) { return false }
      point += verb.pointCount
    }
    return true
  }

  /// Gives one subpath of each path the same number of curves.
  ///
  /// - Parameter members: a subpath of each path, `nil` where a path has none; not all of them.
  /// - Returns: as many subpaths, each of the same number of curves.
  private static func alignRow(_ members: [CubicSubpath?]) -> [CubicSubpath] {
    guard let model = members.lazy.compactMap({ $0 }).first else { return [] }
    var row = members.map { $0 ?? CubicSubpath(point: model.middle, isClosed: model.isClosed) }
    let drawn = row.indices.filter { !row[$0].isPoint }
    if let lead = drawn.first, !isMatchedOneToOne(drawn.map { row[$0] }) {
      if row.allSatisfy(\.isClosed) {
        for index in drawn.dropFirst() {
          row[index] = row[index].rotated(toStartAt: bestStart(of: row[index], for: row[lead]))
        }
      }
      let fractions = common(drawn.map { row[$0].ends })
      for index in drawn { row[index] = row[index].cut(at: fractions) }
    }
    let count = drawn.first.map { row[$0].curves.count } ?? 1
    return row.map { member in
      member.isPoint
        ? CubicSubpath(
          curves: [PathSegment](repeating: member.curves[0], count: count),
          isClosed: member.isClosed)
        : member
    }
  }

  /// Whether each curve corresponds to the one at its place: all have as many, none was an arc's.
  private static func isMatchedOneToOne(_ subpaths: [CubicSubpath]) -> Bool {
    subpaths.count < 2
      || subpaths.allSatisfy { !$0.hadArcs && $0.curves.count == subpaths[0].curves.count }
  }

  /// All fractions of the lists, ascending, the same ones once.
  private static func common(_ lists: [[Double]]) -> [Double] {
    var fractions: [Double] = []
    for fraction in lists.joined().sorted() {
      if let last = fractions.last, fraction - last < sameFraction { continue }
      fractions.append(fraction)
    }
    fractions[fractions.count - 1] = 1
    return fractions
  }

  /// Where a closed subpath starts best: the points at equal fractions of both lengths, each seen
  /// from their mean, are then closest, by the sum of their squared distances.
  ///
  /// - Returns: a fraction of the subpath's length, in 0..<1: of its own start, up to 32 other ends of
  ///   curves and 32 equal steps, the first that is best but for rounding.
  private static func bestStart(of subpath: CubicSubpath, for model: CubicSubpath) -> Double {
    let count = 32
    let wanted = centered((0..<count).map { model.point(at: Double($0) / Double(count)) })
    let stride = max(1, subpath.ends.count / count)
    let corners = Swift.stride(from: stride - 1, to: subpath.ends.count - 1, by: stride)
    let starts =
      [0] + corners.map { subpath.ends[$0] } + (1..<count).map { Double($0) / Double(count) }
    var best = (start: 0.0, cost: Double.infinity)
    for start in starts {
      let points = centered(
        (0..<count).map { subpath.point(at: start + Double($0) / Double(count)) })
      let cost = zip(wanted, points).reduce(0) { sum, pair in
        let offset = pair.0 - pair.1
        return sum + (offset * offset).sum()
      }
      if cost < best.cost * (1 - 1e-6) { best = (start, cost) }
    }
    return best.start
  }

  /// Points as seen from their mean.
  private static func centered(_ points: [Point2]) -> [Point2] {
    let mean = points.reduce(.zero, +) / Double(points.count)
    return points.map { $0 - mean }
  }
}
