internal import Foundation

/// An under-damped spring in closed form by the C library's functions in Double: the yardstick for
/// the batch kernel.
struct LibmSpring {
  private var decay: Double
  private var rate: Double
  private var swing: Double

  /// A spring from 0 to 1, starting at rest.
  ///
  /// - Parameters:
  ///   - response: period of the undamped spring, in seconds, above 0.
  ///   - dampingRatio: unitless, in 0..<1.
  init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / response
    decay = dampingRatio * frequency
    rate = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    swing = decay / rate
  }

  /// Value `time` seconds after the start.
  func value(at time: Double) -> Double {
    1 - exp(-decay * time) * (cos(rate * time) + swing * sin(rate * time))
  }
}
