internal import Foundation

/// A spring: a mass on it moves towards a target and comes to rest there.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// let value = spring.value(target: 100, initialVelocity: 0, time: 0.1)
/// ```
///
/// Values are the closed form at every time, independent of any frame rate. All damping regimes
/// are true: a damping ratio above 1 is over-damped.
///
/// Parameters that cannot throw have a defined result for every number: a response, stiffness or
/// mass that is negative counts as 0, and NaN does too. A response of 0 is a spring that is at its
/// target at once.
public struct Spring: Hashable, Sendable {
  /// Mass at the end of the spring, in kg, at least 0.
  public private(set) var mass: Double

  /// Undamped angular frequency, in rad/s; infinite for a response of 0.
  private(set) var angularFrequency: Double

  /// Damping as a fraction of the critical one: below 1 the spring overshoots, above it creeps.
  public private(set) var dampingRatio: Double

  private init(mass: Double, angularFrequency: Double, dampingRatio: Double) {
    self.mass = mass
    self.angularFrequency = angularFrequency
    self.dampingRatio = dampingRatio
  }

  /// A spring by its perceived duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: period of the undamped spring, in seconds.
  ///   - bounce: 0 for critical damping, up to 1 for no damping, down to −1 for infinite damping;
  ///     held within.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    let bounce = min(max(bounce, -1), 1)
    self.init(
      response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// A spring by its response and damping ratio.
  ///
  /// - Parameters:
  ///   - response: period of the undamped spring, in seconds.
  ///   - dampingRatio: unitless, at least 0.
  public init(response: Double, dampingRatio: Double) {
    self.init(
      mass: 1, angularFrequency: 2 * .pi / Self.amount(response),
      dampingRatio: Self.amount(dampingRatio))
  }

  /// A spring by its physical constants.
  ///
  /// - Parameters:
  ///   - mass: in kg.
  ///   - stiffness: in N/m.
  ///   - damping: in N·s/m.
  ///   - allowOverDamping: whether a damping ratio above 1 is kept; else it is taken as 1.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let (m, k, c) = (Self.amount(mass), Self.amount(stiffness), Self.amount(damping))
    let ratio = k == 0 && c == 0 ? 0 : c / (2 * (k * m).squareRoot())
    self.init(
      mass: m, angularFrequency: k == 0 ? 0 : (k / m).squareRoot(),
      dampingRatio: Self.amount(allowOverDamping ? ratio : min(ratio, 1)))
  }

  /// A spring by the time it takes to come to rest.
  ///
  /// - Parameters:
  ///   - settlingDuration: time in seconds after which a motion from 0 to 1 stays within `epsilon`.
  ///   - dampingRatio: unitless, above 0; the spring without damping never comes to rest.
  ///   - epsilon: largest distance from the target that counts as rest.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    // Time scales with the response.
    let unit = Spring(response: 1, dampingRatio: dampingRatio)
      .settlingDuration(target: 1, initialVelocity: 0, epsilon: epsilon)
    self.init(response: settlingDuration / unit, dampingRatio: dampingRatio)
  }

  /// `number` where it is above 0, else 0.
  private static func amount(_ number: Double) -> Double {
    number > 0 ? number : 0
  }
}

extension Spring {
  /// Period of the undamped spring, in seconds: the pace of the motion.
  public var response: Double { 2 * .pi / angularFrequency }

  /// Perceived duration, in seconds: the same as `response`.
  public var duration: Double { response }

  /// 0 for critical damping, above it up to 1 for overshoot, below it down to −1 for creep.
  public var bounce: Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }

  /// Stiffness, in N/m.
  public var stiffness: Double { mass * angularFrequency * angularFrequency }

  /// Damping, in N·s/m.
  public var damping: Double { 2 * dampingRatio * mass * angularFrequency }

  /// Time in seconds after which a motion from 0 to 1 stays within 0.001 of its target.
  public var settlingDuration: Double {
    settlingDuration(target: 1, initialVelocity: 0, epsilon: 0.001)
  }
}

extension Spring {
  /// A spring without bounce that takes half a second.
  public static var smooth: Spring { smooth() }

  /// A spring without bounce.
  ///
  /// - Parameters:
  ///   - duration: perceived duration, in seconds.
  ///   - extraBounce: added to a bounce of 0.
  /// - Returns: the spring.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce that takes half a second.
  public static var snappy: Spring { snappy() }

  /// A spring with a small bounce.
  ///
  /// - Parameters:
  ///   - duration: perceived duration, in seconds.
  ///   - extraBounce: added to a bounce of 0.15.
  /// - Returns: the spring.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a clear bounce that takes half a second.
  public static var bouncy: Spring { bouncy() }

  /// A spring with a clear bounce.
  ///
  /// - Parameters:
  ///   - duration: perceived duration, in seconds.
  ///   - extraBounce: added to a bounce of 0.3.
  /// - Returns: the spring.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
