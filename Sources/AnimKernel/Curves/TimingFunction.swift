/// An animation's timing as text names it: a curve over a duration, or a spring over seconds.
///
/// ```swift
/// let timing = try TimingFunction(parsing: "cubic-bezier(0.2, 0, 0, 1)")
/// timing.value(at: 0.5)
/// ```
///
/// The grammar, letters in either case:
/// - `linear`, `ease`, `ease-in`, `ease-out`, `ease-in-out`, `cubic-bezier(x1, y1, x2, y2)`
/// - `step-start`, `step-end`, `steps(n, jump-start | jump-end | jump-none | jump-both)`, also
///   `start` and `end`
/// - `linear(0, 0.25 25% 75%, 1)`: outputs with up to two inputs each
/// - `circular-ease-in`, `circular-ease-out`, `circular-ease-in-out`
/// - `spring(duration: s, bounce: b)`, `spring(response: s, damping-fraction: z)`,
///   `spring(mass: m, stiffness: k, damping: c)`, each also with `initial-velocity: v`;
///   `smooth`, `snappy`, `bouncy`
public struct TimingFunction: Hashable, Sendable {
  /// What kind of timing it is.
  public enum Kind: Hashable, Sendable {
    /// A smooth curve over a duration.
    case curve(UnitCurve)
    /// A staircase over a duration.
    case steps(StepsEasing)
    /// Straight pieces over a duration.
    case linear(LinearEasing)
    /// A spring from 0 to 1, over seconds, that starts at the given velocity per second.
    case spring(Spring, initialVelocity: Double)
  }

  /// What kind of timing it is.
  public let kind: Kind

  /// The timing in the grammar's plainest form; parsing it gives an equal timing.
  public let description: String

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }

  /// Whether times are seconds; else they are fractions of a duration.
  public var isSpring: Bool {
    if case .spring = kind { true } else { false }
  }

  /// Progress at a time.
  ///
  /// - Parameter time: seconds for a spring, else a fraction of the duration. Before 0 and after 1
  ///   a curve stays at its ends; `steps()` and `linear()` go on as CSS has them.
  /// - Returns: progress, unitless: 0 at the start, 1 at the target.
  public func value(at time: Double) -> Double {
    switch kind {
    case .curve(let curve): curve.value(at: time)
    case .steps(let steps): steps.value(at: time)
    case .linear(let linear): linear.value(at: time)
    case .spring(let spring, let velocity):
      spring.value(target: 1, initialVelocity: velocity, time: time)
    }
  }

  /// Slope of the progress at a time, per second for a spring, else per duration.
  ///
  /// - Parameter time: as for `value(at:)`.
  /// - Returns: the slope; infinite where a curve is vertical, 0 on a staircase.
  public func velocity(at time: Double) -> Double {
    switch kind {
    case .curve(let curve): curve.velocity(at: time)
    case .steps: 0
    case .linear(let linear): linear.velocity(at: time)
    case .spring(let spring, let velocity):
      spring.velocity(target: 1, initialVelocity: velocity, time: time)
    }
  }
}

extension TimingFunction: CustomStringConvertible {}
