internal import AnimKernel
internal import Foundation
internal import Reporting

/// The answer of `inspect curve`.
struct CurveReport: Sendable {
  let curve: TimingFunction
  /// Seconds for a spring, else fractions of the duration.
  let times: [Double]
  let values: [Double]
  let velocities: [Double]

  /// Evaluates a curve at `times`; nil stands for a dozen round times over all of the curve.
  init(_ curve: TimingFunction, times: [Double]?) {
    self.curve = curve
    self.times = times ?? Self.grid(of: curve)
    values = self.times.map(curve.value)
    velocities = self.times.map(curve.velocity)
  }

  /// Multiples of 1, 2 or 5 times a power of ten, twelve at most after 0, up to the end and past it.
  private static func grid(of curve: TimingFunction) -> [Double] {
    let end = end(of: curve)
    let power = floor(log10(end / 12))
    let digit = [1, 2, 5, 10].first { $0 * pow(10, power) * 12 >= end } ?? 10
    let count = Int((end / (digit * pow(10, power)) - 1e-9).rounded(.up))
    // Dividing by a whole power of ten keeps 0.3 from becoming 0.30000000000000004.
    return (0...count).map { index in
      let steps = Double(index) * digit
      return power < 0 ? steps / pow(10, -power) : steps * pow(10, power)
    }
  }

  /// 1, or when a spring has come within 0.001 of its target; two periods if it never rests.
  private static func end(of curve: TimingFunction) -> Double {
    guard case .spring(let spring, let velocity) = curve.kind else { return 1 }
    let settling = spring.settlingDuration(target: 1, initialVelocity: velocity, epsilon: 0.001)
    let end = settling.isFinite ? settling : 2 * spring.response
    return end > 0 && end.isFinite ? end : 1
  }

  /// A table for people.
  var text: String {
    let unit = curve.isSpring ? "seconds" : "fraction"
    let rows = times.indices.map { i in
      [times[i], values[i], velocities[i]].map { $0.formatted(digits: 6) }
    }
    let table = TableExporter.aligned([[unit, "value", "velocity"]] + rows, leftColumns: [])
    return ([curve.description, ""] + table).joined(separator: "\n") + "\n"
  }
}

extension CurveReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case curve, times, values, velocities
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(curve.description, forKey: .curve)
    try fields.encode(times, forKey: .times)
    try fields.encode(values.map(\.ifFinite), forKey: .values)
    try fields.encode(velocities.map(\.ifFinite), forKey: .velocities)
  }
}
