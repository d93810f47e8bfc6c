/// Why a path cannot be flattened or filled.
public enum PathError: Error, Equatable, Sendable {
  /// The tolerance is not a finite number above 0.
  case toleranceNotPositive(Double)
  /// A coordinate, radius or angle of an element, counted from 0, is not finite or too large.
  case coordinateOutOfRange(element: Int, value: Double)
  /// The tolerance would need more points than the limit.
  case tooManyPoints(limit: Int)
  /// The outline overlaps or crosses itself so often that a fill would take too long or too much
  /// memory.
  case tooComplex(points: Int)
}

extension PathError: CustomStringConvertible {
  /// The fact and the remedy.
  public var description: String {
    switch self {
    case .toleranceNotPositive(let tolerance):
      "tolerance is \(tolerance); give a finite value above 0"
    case .coordinateOutOfRange(let element, let value):
      "element \(element) of the path holds \(value); "
        + "give finite values of at most \(FlattenedPath.coordinateLimit) in magnitude"
    case .tooManyPoints(let limit):
      "the path needs more than \(limit) points; give a larger tolerance or split the path"
    case .tooComplex(let points):
      "the outline of \(points) points crosses itself too often to be filled; split the path"
    }
  }
}
