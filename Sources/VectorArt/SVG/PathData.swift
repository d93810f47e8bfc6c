public import AnimKernel

/// The path that path data of SVG draws: what the `d` attribute of a `path` element holds.
///
/// ```swift
/// let data = PathData("M10 80A25 25 0 0140 40")
/// data.path.boundingRect  // (0, 35, 40, 45)
/// ```
///
/// All of the grammar of SVG 2 is read. Data with an error is drawn up to the segment that holds
/// it, as SVG asks for, and ``error`` tells which segment that is.
public struct PathData: Equatable, Sendable {
  /// What the data draws.
  ///
  /// In user units, y pointing down; every coordinate is finite.
  public var path: Path
  /// The first error; `nil` where all of the data is drawn.
  public var error: SVGDataError?

  /// The path that `text` draws.
  ///
  /// - Complexity: O(length).
  public init(_ text: String) {
    var parser = PathDataParser(text, into: Path())
    error = parser.run()
    path = parser.sink
  }
}
