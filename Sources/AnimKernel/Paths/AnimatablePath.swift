internal import Synchronization

/// A path that is animatable as a whole: a sum of paths, each times a weight.
///
/// A shape that carries one moves from any path to any other:
///
/// ```swift
/// struct Blob: Shape {
///   var outline: AnimatablePath
///   var animatableData: AnimatablePath {
///     get { outline }
///     set { outline = newValue }
///   }
///   func path(in rect: CGRect) -> Path { outline.path }
/// }
/// ```
///
/// The sum is kept as such, so that between two paths `a` and `b` of whatever elements
/// `a.interpolated(towards: b, amount: t)` is `a` at 0 and `b` at 1, exactly, and an animation that is
/// turned round on the way goes on from where it is. Only ``path`` brings the paths to the same
/// elements, by the rule that ``PathMorph`` states.
///
/// What holds: addition and scaling are those of a vector space, up to the rounding of the weights. What
/// does not: a path of other elements that draws the same is another vector.
public struct AnimatablePath: VectorArithmetic, Animatable, Sendable {
  private struct Term: Sendable {
    let path: Path
    var weight: Double
  }

  /// Each of another path, no weight 0.
  private var terms: [Term]
  /// What was aligned last, for the values that this one was made from.
  private let cache: AlignmentCache?

  /// A path as an animatable value.
  public init(_ path: Path) {
    terms = [Term(path: path, weight: 1)]
    cache = AlignmentCache()
  }

  private init(_ terms: [Term], _ cache: AlignmentCache?) {
    self.terms = terms
    self.cache = cache
  }

  /// The sum of no path; its path is empty.
  public static var zero: AnimatablePath { AnimatablePath([], nil) }

  /// The path that the value stands for.
  ///
  /// Where a path of the sum holds a coordinate that is not a number, or not below 1e100 in magnitude,
  /// it is the one of the largest weight.
  ///
  /// - Complexity: O(paths · elements). Paths of other elements than the first are brought to the same
  ///   elements before that, once for all values made from one by arithmetic: see
  ///   ``PathMorph/init(from:to:)``.
  public var path: Path {
    if terms.count == 1, terms[0].weight == 1 { return terms[0].path }
    guard let heaviest = terms.max(by: { abs($0.weight) < abs($1.weight) }) else { return Path() }
    guard let aligned = alignedPaths else { return heaviest.path }
    return Path(sum: aligned, weights: terms.map(\.weight))
  }

  /// The paths with the same elements; `nil` where one of them cannot be measured.
  private var alignedPaths: [Path]? {
    let paths = terms.map(\.path)
    return cache?.aligned(paths) ?? AlignmentCache().aligned(paths)
  }

  /// The sum of two values.
  public static func + (lhs: AnimatablePath, rhs: AnimatablePath) -> AnimatablePath {
    combined(lhs, rhs, sign: 1)
  }

  /// The difference of two values.
  public static func - (lhs: AnimatablePath, rhs: AnimatablePath) -> AnimatablePath {
    combined(lhs, rhs, sign: -1)
  }

  private static func combined(
    _ lhs: AnimatablePath, _ rhs: AnimatablePath, sign: Double
  ) -> AnimatablePath {
    var terms = lhs.terms
    for term in rhs.terms {
      let weight = sign * term.weight
      if let index = terms.firstIndex(where: { $0.path == term.path }) {
        terms[index].weight += weight
      } else {
        terms.append(Term(path: term.path, weight: weight))
      }
    }
    terms.removeAll { $0.weight == 0 }
    return AnimatablePath(terms, lhs.cache ?? rhs.cache)
  }

  /// Multiplies every weight by `rhs`.
  public mutating func scale(by rhs: Double) {
    for index in terms.indices { terms[index].weight *= rhs }
    terms.removeAll { $0.weight == 0 }
  }

  /// The sum of the squares of all coordinates of ``path``, in square path units.
  ///
  /// Of an arc these are its middle, its axes and its end.
  public var magnitudeSquared: Double { path.squaredMagnitude }

  /// Whether both are sums of the same paths with the same weights.
  public static func == (lhs: AnimatablePath, rhs: AnimatablePath) -> Bool {
    lhs.terms.count == rhs.terms.count
      && lhs.terms.allSatisfy { term in
        rhs.terms.contains { $0.weight == term.weight && $0.path == term.path }
      }
  }
}

/// Remembers the paths that were given the same elements last.
private final class AlignmentCache: Sendable {
  private let last = Mutex<(paths: [Path], aligned: [Path]?)>(([], nil))

  /// The paths with the same elements; `nil` where one of them cannot be measured.
  func aligned(_ paths: [Path]) -> [Path]? {
    last.withLock { last in
      if last.paths == paths { return last.aligned }
      let aligned = paths.allSatisfy(\.isMeasurable) ? PathAlignment.align(paths) : nil
      last = (paths, aligned)
      return aligned
    }
  }
}
