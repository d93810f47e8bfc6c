public import Foundation

extension Path {
  /// The part of the path between two fractions of its length.
  ///
  /// The length is that of everything the path draws, its subpaths one after the other: see
  /// ``length``. Curves and arcs are cut, not replaced: a part of an arc is an arc. What ends at a
  /// fraction and what starts there meet in one point, bit for bit.
  ///
  /// A subpath that lies inside whole stays closed; one that is cut is open, what is left of its
  /// closing line a line. An element of no length is kept where its place lies inside. A subpath of
  /// a move alone is left out.
  ///
  /// ```swift
  /// let half = Circle().path(in: rect).trimmedPath(from: 0, to: 0.5)
  /// ```
  ///
  /// - Parameters:
  ///   - from: where the part starts, a fraction of the length; cut to 0...1.
  ///   - to: where it ends, a fraction of the length; cut to 0...1.
  /// - Returns: the part, its length within 1e-9 of the path's; the path itself for the whole of it.
  ///   Empty where `from` is not below `to` and where either is not a number; also where the path's
  ///   length is no finite number, unless all of it is asked for.
  /// - Complexity: O(elements).
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (Double(from), Double(to))
    guard from < to, to > 0, from < 1 else { return Path() }
    if from <= 0, to >= 1 { return self }
    var lengths: [Double] = []
    lengths.reserveCapacity(elementCount)
    var total = 0.0
    forEachSegment { segment in
      let length = segment.length
      total += length
      lengths.append(length)
    }
    guard total < .infinity else { return Path() }
    var trimmer = PathTrimmer(from: max(0, from) * total, to: min(1, to) * total, of: total)
    var element = 0
    forEachSegment { segment in
      trimmer.add(segment, length: lengths[element])
      element += 1
    }
    return trimmer.path
  }
}

/// Builds the part of a path between two places, counted along its length in path units.
private struct PathTrimmer {
  /// What has been kept so far.
  private(set) var path = Path()
  private let start: Double
  private let end: Double
  /// What is shorter is nothing but rounding.
  private let sliver: Double
  /// How long all before the next element is.
  private var place = 0.0
  /// Whether all of the current subpath so far has been kept.
  private var isWhole = true
  /// Whether the path has a point to go on from.
  private var isDrawing = false

  init(from start: Double, to end: Double, of total: Double) {
    self.start = start
    self.end = end
    sliver = 1e-13 * total
  }

  mutating func add(_ segment: PathSegment, length: Double) {
    let next = place + length
    defer { place = next }
    if case .move = segment { return beginSubpath() }
    if length <= sliver {
      if place >= start - sliver, next <= end + sliver {
        keep(segment, isCut: false)
      } else {
        isWhole = false
      }
    } else {
      let first =
        start <= place + sliver ? 0 : segment.parameter(atLength: start - place, of: length)
      let last = end >= next - sliver ? 1 : segment.parameter(atLength: end - place, of: length)
      if start < next - sliver, end > place + sliver, first < last {
        if first > 0 { isWhole = false }
        keep(segment.part(from: first, to: last), isCut: first > 0 || last < 1)
      } else {
        isWhole = false
      }
    }
    if case .close = segment { beginSubpath() }
  }

  private mutating func beginSubpath() {
    (isWhole, isDrawing) = (true, false)
  }

  private mutating func keep(_ segment: PathSegment, isCut: Bool) {
    if case .close(let from, let to) = segment, !isWhole {
      if from != to { keep(.line(from, to), isCut: isCut) }
      return
    }
    if !isDrawing { path.append(.move, segment.first) }
    isDrawing = true
    path.append(segment)
  }
}
