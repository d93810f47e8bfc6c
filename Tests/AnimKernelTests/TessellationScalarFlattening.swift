@testable import AnimKernel

extension Path {
  /// What flattening gives, written for clarity: one element after the other, one point at a time.
  ///
  /// The reference of the kernels: every instruction set must give the same bits. Only for paths
  /// whose coordinates are in range.
  func flattenedByScalars(tolerance: Double) -> FlattenedPath {
    var result = ScalarFlattening(tolerance: tolerance)
    forEachSegment { result.add($0) }
    result.endContour(isClosed: false)
    return result.flattened
  }
}

/// Builds a flattened path element by element.
private struct ScalarFlattening {
  private(set) var flattened = FlattenedPath()
  private let lineCount: LineCount
  private var contourStart: Int?

  init(tolerance: Double) {
    lineCount = LineCount(tolerance: tolerance)
  }

  mutating func endContour(isClosed: Bool) {
    guard let start = contourStart else { return }
    flattened.contours.append(.init(range: start..<flattened.points.count, isClosed: isClosed))
    contourStart = nil
  }

  mutating func add(_ segment: PathSegment) {
    if case .move = segment { return endContour(isClosed: false) }
    let start = contourStart ?? flattened.points.count
    if contourStart == nil { flattened.points.append(segment.first) }
    contourStart = start
    switch segment {
    case .move: break
    case .line(_, let to): flattened.points.append(to)
    case .quad(let from, let control, let to):
      let bend = from - 2 * control + to
      let slope = 2 * (control - from)
      let count = count(ofMeasure: (bend * bend).sum() * (1 / 9))
      append(count: count, to: to) { t in (bend * t + slope) * t + from }
    case .cubic(let from, let control1, let control2, let to):
      let (first, last) = (from - 2 * control1 + control2, control1 - 2 * control2 + to)
      let slope = 3 * (control1 - from)
      let bend = 3 * (control2 - control1) - slope
      let twist = to - from - 3 * (control2 - control1)
      let count = count(ofMeasure: max((first * first).sum(), (last * last).sum()))
      append(count: count, to: to) { t in ((twist * t + bend) * t + slope) * t + from }
    case .arc(let arc):
      let count = lineCount.arc(arc)
      let step = Point2(angle: arc.sweep / Double(count))
      func turned(_ a: Point2, _ b: Point2) -> Point2 {
        Point2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x)
      }
      var turns = [turned(Point2(angle: arc.start), step)]
      for _ in 1..<4 { turns.append(turned(turns[turns.count - 1], step)) }
      let four = turned(turned(step, step), turned(step, step))
      for index in 0..<count - 1 {
        let turn = turns[index % 4]
        flattened.points.append(arc.firstAxis * turn.x + arc.secondAxis * turn.y + arc.center)
        turns[index % 4] = turned(turn, four)
      }
      flattened.points.append(arc.to)
    case .close(let from, let to):
      if from == to, flattened.points.count - start > 1 { flattened.points.removeLast() }
      endContour(isClosed: true)
    }
  }

  private mutating func append(count: Int, to: Point2, _ point: (Double) -> Point2) {
    let step = 1 / Double(count)
    for index in 1..<max(count, 1) { flattened.points.append(point(Double(index) * step)) }
    flattened.points.append(to)
  }

  private func count(ofMeasure measure: Double) -> Int {
    let fourthPower = measure * lineCount.factor
    guard fourthPower < 0x1p64 else { return LineCount.limit }
    let root = Float(fourthPower).squareRoot().squareRoot()
    return max(1, Int(root.rounded(.up)))
  }
}
