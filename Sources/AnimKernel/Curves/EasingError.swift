/// Why numbers make no easing.
public enum EasingError: Error, Equatable, Sendable {
  /// A staircase has too few steps.
  case tooFewSteps(count: Int, atLeast: Int)
  /// A piecewise-linear curve has no stop.
  case noStop
  /// A number is NaN or infinite.
  case notFinite(Double)
}

extension EasingError: CustomStringConvertible {
  /// The fact and its remedy.
  public var description: String {
    switch self {
    case .tooFewSteps(let count, let least):
      "steps() has \(count) step\(count == 1 ? "" : "s"); give at least \(least)"
    case .noStop: "linear() has no stop; give at least one number"
    case .notFinite(let number): "\(number) is not a finite number; give one"
    }
  }
}
