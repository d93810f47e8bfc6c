/// The way from one path to another, prepared once for all frames.
///
/// ```swift
/// struct PlayPause: Shape {
///   let morph = PathMorph(from: play, to: pause)
///   var progress: Double
///   var animatableData: Double {
///     get { progress }
///     set { progress = newValue }
///   }
///   func path(in rect: CGRect) -> Path { morph.path(at: progress) }
/// }
/// ```
///
/// Paths of the same elements, their arcs of the same angles, are blended coordinate by coordinate.
/// For all others the rule is:
///
/// 1. Subpaths correspond in order. One that the other path lacks grows out of the middle of its
///    bounds, or shrinks into it. A subpath of a move alone is left out.
/// 2. All elements become cubic curves: exactly, but for arcs, whose curves are within 4.3e-6 of the
///    longer radius. The closing line is one of them. A subpath is closed where both are.
/// 3. Subpaths of as many curves, none of them an arc's, correspond curve by curve. Of others the points
///    at equal fractions of the length correspond: each is cut where an element of either ends.
/// 4. Of two closed subpaths cut so, the second starts where the points that correspond are closest,
///    by their squared distances from their means, at the end of an element or at one of 32 equal
///    steps of its length.
/// 5. Where the areas of both paths have opposite signs and all subpaths of the second are closed, it
///    is drawn backwards.
///
/// What holds: at 0 and at 1 the result is the path given, its own elements. It has the same elements
/// at every other progress. It moves continuously, at 0 and 1 within the deviation of arcs. Every end
/// of an element, thus every corner, moves straight to a point of the other outline. What is open
/// in either path is open on the way, from first point to first and last to last. By either rule the
/// fill near an end of the way is that end's.
///
/// What does not: subpaths are not matched by place or size, nor is one split to become several; a
/// simple outline may cross itself on the way; where two elements join smoothly, the way between may
/// have a slight corner; a stroke's dashes start elsewhere where a start has moved.
public struct PathMorph: Sendable {
  /// The path at progress 0.
  public let from: Path
  /// The path at progress 1.
  public let to: Path
  private let aligned: (from: Path, to: Path)?

  /// Prepares the way between two paths.
  ///
  /// Where a coordinate is not a number or not below 1e100 in magnitude there is none: the result is
  /// `from` up to progress 0.5 and `to` beyond.
  ///
  /// - Parameters:
  ///   - from: the path at progress 0.
  ///   - to: the path at progress 1.
  /// - Complexity: O(elements) for paths of the same elements; else O(elements²) in each subpath, with
  ///   up to a hundred inversions of a length for each closed one.
  public init(from: Path, to: Path) {
    self.from = from
    self.to = to
    guard from.isMeasurable, to.isMeasurable else {
      aligned = nil
      return
    }
    let paths = PathAlignment.align([from, to])
    aligned = (paths[0], paths[1])
  }

  /// The path at a progress.
  ///
  /// - Parameter progress: unitless; outside 0...1 the way goes on straight.
  /// - Returns: the path; ``from`` at 0 and ``to`` at 1.
  /// - Complexity: O(elements).
  public func path(at progress: Double) -> Path {
    var path = Path()
    write(at: progress, into: &path)
    return path
  }

  /// Writes the path at a progress over another, whose memory it reuses.
  ///
  /// - Parameters:
  ///   - progress: unitless; outside 0...1 the way goes on straight.
  ///   - path: becomes ``from`` at 0, ``to`` at 1, and what lies between.
  /// - Complexity: O(elements); allocates nothing where the path has held as much between.
  public func write(at progress: Double, into path: inout Path) {
    if progress == 0 {
      path = from
    } else if progress == 1 {
      path = to
    } else if let aligned {
      path.blend(from: aligned.from, to: aligned.to, progress: progress)
    } else {
      path = progress > 0.5 ? to : from
    }
  }
}
