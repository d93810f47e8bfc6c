internal import Foundation

/// A spring in closed form by the C library's functions in Double: the yardstick for the batch kernel.
struct LibmSpring {
  private var decay: Double
  /// Angular rate, or minus half the gap of an over-damped spring's two rates.
  private var rate: Double
  private var swing: Double

  /// A spring from 0 to 1, starting at rest.
  ///
  /// - Parameters:
  ///   - response: period of the undamped spring, in seconds, above 0.
  ///   - dampingRatio: unitless, at least 0, not 1.
  init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / response
    decay = dampingRatio * frequency
    let gap = frequency * abs(1 - dampingRatio * dampingRatio).squareRoot()
    rate = dampingRatio < 1 ? gap : -gap
    swing = decay / gap
  }

  /// Value `time` seconds after the start.
  func value(at time: Double) -> Double {
    guard rate < 0 else {
      return 1 - exp(-decay * time) * (cos(rate * time) + swing * sin(rate * time))
    }
    let (slow, fast) = (exp((-decay - rate) * time), exp((rate - decay) * time))
    return 1 - ((1 + swing) * slow + (1 - swing) * fast) / 2
  }
}
