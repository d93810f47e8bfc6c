internal import AnimKernel
internal import Foundation

/// Reads path data and draws it into a sink, segment by segment, up to the first error.
///
/// The sink sees finite coordinates only, and a subpath always begins with a move: one is put in
/// where the data goes on drawing after a closepath. H and V arrive as lines, S and T as curves; a
/// closepath right behind another one is left out.
///
/// Source: SVG 2, sections 9.3 and 9.5.
package struct PathDataParser<Sink: PathDataSink> {
  /// What was drawn into.
  package private(set) var sink: Sink

  private typealias Point = SIMD2<Double>
  private typealias Reason = SVGDataError.Reason

  /// The control point that a smooth curve would mirror.
  private enum Smooth {
    case none
    case quad(Point)
    case cubic(Point)
  }

  private var scanner: SVGScanner
  /// Where the next segment starts.
  private var current = Point.zero
  /// Where the current subpath started.
  private var start = Point.zero
  /// Whether the last segment closed its subpath.
  private var isClosed = true
  /// What the last segment was.
  private var smooth = Smooth.none

  /// A parser of `text` that draws into `sink`.
  package init(_ text: String, into sink: Sink) {
    scanner = SVGScanner(text)
    self.sink = sink
  }

  /// Draws all of the data, or what stands before the first error.
  ///
  /// - Returns: the error, `nil` where there is none; white space alone is none.
  /// - Complexity: O(length) time; no memory but the sink's.
  package mutating func run() -> SVGDataError? {
    scanner.skipWhitespace()
    guard let first = scanner.next else { return nil }
    guard first | 0x20 == UInt8(ascii: "m") else { return failure { .noMove(found: $0) } }
    while let letter = scanner.next {
      guard let command = PathCommand(rawValue: letter | 0x20) else {
        return failure { .notACommand(found: $0) }
      }
      var offset = scanner.position
      scanner.advance()
      do {
        guard command != .close else {
          close()
          scanner.skipWhitespace()
          continue
        }
        let kind = Kind(command: command, letter: letter)
        try draw(kind, isRepeated: false)
        while true {
          scanner.skipWhitespace()
          offset = scanner.position
          let isJoined = scanner.skip(UInt8(ascii: ","))
          guard isJoined || scanner.startsNumber else { break }
          try draw(kind, isRepeated: true)
        }
      } catch {
        return SVGDataError(offset: offset, reason: error)
      }
    }
    return nil
  }

  /// An error at the character under the cursor, of which there is one.
  private func failure(_ reason: (Character) -> Reason) -> SVGDataError? {
    scanner.nextCharacter.map { SVGDataError(offset: scanner.position, reason: reason($0)) }
  }
}

/// A command of path data, by its small letter.
private enum PathCommand: UInt8 {
  case move = 0x6D
  case line = 0x6C
  case horizontal = 0x68
  case vertical = 0x76
  case curve = 0x63
  case smoothCurve = 0x73
  case quad = 0x71
  case smoothQuad = 0x74
  case arc = 0x61
  case close = 0x7A

  /// How many numbers, flags included, a segment takes.
  var count: Int {
    switch self {
    case .close: 0
    case .horizontal, .vertical: 1
    case .move, .line, .smoothQuad: 2
    case .smoothCurve, .quad: 4
    case .curve: 6
    case .arc: 7
    }
  }
}

/// A command as it is written.
private struct Kind {
  var command: PathCommand
  var letter: UInt8

  /// Whether coordinates count from the current point.
  var isRelative: Bool { letter == command.rawValue }

  /// The letter, for messages.
  var name: Character { Character(Unicode.Scalar(letter)) }
}

extension PathDataParser {
  /// Closes the subpath, unless that has just been done.
  private mutating func close() {
    if !isClosed { sink.closeSubpath() }
    isClosed = true
    current = start
    smooth = .none
  }

  /// Reads one segment's numbers and draws it.
  private mutating func draw(_ kind: Kind, isRepeated: Bool) throws(Reason) {
    let values = try numbers(of: kind)
    let base = kind.isRelative ? current : .zero
    var points = (
      base + Point(values[0], values[1]), base + Point(values[2], values[3]),
      base + Point(values[4], values[5])
    )
    switch kind.command {
    case .move where !isRepeated:
      try requireFinite(points.0, kind)
      sink.move(to: CGPoint(points.0))
      (start, current, isClosed, smooth) = (points.0, points.0, false, .none)
    case .move, .line:
      try line(to: points.0, kind)
    case .horizontal:
      try line(to: Point(points.0.x, current.y), kind)
    case .vertical:
      try line(to: Point(current.x, base.y + values[0]), kind)
    case .curve:
      try curve(points.0, points.1, to: points.2, kind)
    case .smoothCurve:
      try curve(mirroredCubic, points.0, to: points.1, kind)
    case .quad:
      try quad(points.0, to: points.1, kind)
    case .smoothQuad:
      try quad(mirroredQuad, to: points.0, kind)
    case .arc:
      points.0 = base + Point(values[5], values[6])
      try arc(values, to: points.0, kind)
    case .close:
      close()
    }
  }

  /// Reads the numbers and flags of one segment.
  private mutating func numbers(of kind: Kind) throws(Reason) -> SIMD8<Double> {
    let count = kind.command.count
    var values = SIMD8<Double>()
    for index in 0..<count {
      if index == 0 { scanner.skipWhitespace() } else { scanner.skipSeparator() }
      if kind.command == .arc, index == 3 || index == 4 {
        guard let flag = scanner.flag() else {
          throw .notAFlag(command: kind.name, index: index + 1, found: scanner.nextCharacter)
        }
        values[index] = flag ? 1 : 0
        continue
      }
      switch scanner.number() {
      case .value(let value): values[index] = value
      case .missing:
        throw .missingNumber(
          command: kind.name, index: index + 1, count: count, found: scanner.nextCharacter)
      case .malformed: throw .malformedNumber(command: kind.name, index: index + 1)
      case .outOfRange: throw .outOfRange(command: kind.name)
      }
    }
    return values
  }

  /// The first control point of a cubic curve that goes on smoothly.
  private var mirroredCubic: Point {
    if case .cubic(let control) = smooth { current + (current - control) } else { current }
  }

  /// The control point of a quadratic curve that goes on smoothly.
  private var mirroredQuad: Point {
    if case .quad(let control) = smooth { current + (current - control) } else { current }
  }

  private mutating func line(to end: Point, _ kind: Kind) throws(Reason) {
    try requireFinite(end, kind)
    beginSubpath()
    sink.addLine(to: CGPoint(end))
    (current, smooth) = (end, .none)
  }

  private mutating func quad(_ control: Point, to end: Point, _ kind: Kind) throws(Reason) {
    try requireFinite(control, kind)
    try requireFinite(end, kind)
    beginSubpath()
    sink.addQuadCurve(to: CGPoint(end), control: CGPoint(control))
    (current, smooth) = (end, .quad(control))
  }

  private mutating func curve(
    _ control1: Point, _ control2: Point, to end: Point, _ kind: Kind
  ) throws(Reason) {
    try requireFinite(control1, kind)
    try requireFinite(control2, kind)
    try requireFinite(end, kind)
    beginSubpath()
    sink.addCurve(
      to: CGPoint(end), control1: CGPoint(control1), control2: CGPoint(control2))
    (current, smooth) = (end, .cubic(control2))
  }

  private mutating func arc(
    _ values: SIMD8<Double>, to end: Point, _ kind: Kind
  ) throws(Reason) {
    try requireFinite(end, kind)
    beginSubpath()
    sink.addEllipticalArc(
      to: CGPoint(end), radii: CGSize(width: values[0], height: values[1]),
      xAxisRotation: .degrees(values[2]), largeArc: values[3] != 0, sweep: values[4] != 0)
    (current, smooth) = (end, .none)
  }

  /// Puts in the move that a segment behind a closepath leaves out.
  private mutating func beginSubpath() {
    guard isClosed else { return }
    sink.move(to: CGPoint(start))
    isClosed = false
  }

  private func requireFinite(_ point: Point, _ kind: Kind) throws(Reason) {
    guard point.x.isFinite, point.y.isFinite else { throw .outOfRange(command: kind.name) }
  }
}

extension CGPoint {
  /// The point with the coordinates of `point`.
  fileprivate init(_ point: SIMD2<Double>) {
    self.init(x: point.x, y: point.y)
  }
}
