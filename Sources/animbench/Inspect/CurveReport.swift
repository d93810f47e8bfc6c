internal import AnimKernel
internal import Reporting

/// The answer of `inspect curve`.
struct CurveReport: Sendable {
  let curve: TimingFunction
  /// Seconds for a spring, else fractions of the duration.
  let times: [Double]
  let values: [Double]
  let velocities: [Double]

  /// Evaluates a curve at `times`; nil stands for a grid over all of the curve.
  init(_ curve: TimingFunction, times: [Double]?) {
    self.curve = curve
    self.times = times ?? Self.grid(of: curve)
    values = self.times.map(curve.value)
    velocities = self.times.map(curve.velocity)
  }

  /// Eleven times from 0 to the end of the curve.
  private static func grid(of curve: TimingFunction) -> [Double] {
    let end = end(of: curve)
    return (0...10).map { end * Double($0) / 10 }
  }

  /// 1, or when a spring has come within 0.001 of its target; two periods if it never rests.
  private static func end(of curve: TimingFunction) -> Double {
    guard case .spring(let spring, let velocity) = curve.kind else { return 1 }
    let settling = spring.settlingDuration(target: 1, initialVelocity: velocity, epsilon: 0.001)
    return settling.isFinite ? settling : 2 * spring.response
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
