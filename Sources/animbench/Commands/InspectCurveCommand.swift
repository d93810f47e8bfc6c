internal import AnimKernel
internal import Foundation
internal import Reporting

extension Command {
  private static let at = OptionDescription.value(
    "at", "TIMES",
    "times separated by commas: seconds for a spring, else fractions of the duration",
    default: "a dozen from 0 to 1, or to a spring's rest")

  /// `animbench inspect curve`.
  static let inspectCurve = Command(
    "inspect curve",
    abstract: "shows a curve's or a spring's values and velocities at given times",
    discussion: [
      """
      Curves: linear, ease, ease-in, ease-out, ease-in-out, step-start, step-end, \
      cubic-bezier(x1, y1, x2, y2), steps(n, jump-start|jump-end|jump-none|jump-both), \
      linear(0, 0.25 25% 75%, 1), circular-ease-in, circular-ease-out, circular-ease-in-out, \
      spring(duration: s, bounce: b), spring(response: s, damping-fraction: z), \
      spring(mass: m, stiffness: k, damping: c), each spring also with initial-velocity: v, \
      smooth, snappy, bouncy.
      """,
      """
      Velocities are changes of the value for each second of a spring, or each duration of a \
      curve. Where one is infinite, JSON has null.
      """,
    ],
    operands: [
      OperandDescription(name: "CURVE", count: .one, summary: "a curve or spring, as listed below")
    ],
    options: [at, .json, .format(TextFormat.self), .output, .quiet],
    example: "inspect curve 'cubic-bezier(0.2, 0, 0, 1)' --at 0,0.25,1"
  ) { arguments, console in
    let delivery = try Delivery(arguments, console: console, standard: TextFormat.text, json: .json)
    let times = try arguments.numbers(at, wanted: "numbers separated by commas") { _ in true }
    let report = CurveReport(try TimingFunction(parsing: arguments.operands[0]), times: times)
    switch delivery.format {
    case .text: try delivery.deliver(report.text)
    case .json: try delivery.deliver(JSONText.text(report))
    }
    return .success
  }
}
