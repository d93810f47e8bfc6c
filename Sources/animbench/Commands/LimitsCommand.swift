internal import AnimKernel
internal import BenchCore
internal import Reporting

extension Command {
  private static let time = OptionDescription.value(
    "time", "SECONDS", "how long to measure, all limits together", default: "2")

  /// `animbench limits`.
  static func limits(_ source: BenchmarkSource) -> Command {
    Command(
      "limits",
      abstract: "measures what this machine moves and computes at best",
      discussion: [
        """
        These are the limits that run gives percents of. Bandwidth is that of reading two arrays \
        and writing one, at working sets from 16 KiB to 256 MiB; arithmetic is that of \
        multiply-adds, which count as two. Both on one thread; the best of several short runs \
        counts.
        """
      ],
      options: [time, .json, .format(TextFormat.self), .output, .quiet],
      example: "limits --time 5"
    ) { arguments, console in
      let delivery = try Delivery(
        arguments, console: console, standard: TextFormat.text, json: .json)
      let seconds = try arguments.seconds(time) ?? 2
      let instructionSet = try InstructionSet.choose(
        console.environment[InstructionSet.forcingVariable])
      let limits = MeasuredLimits(instructionSet: instructionSet, limits: source.limits(seconds))
      switch delivery.format {
      case .text: try delivery.deliver(limits.text)
      case .json: try delivery.deliver(JSONText.text(limits))
      }
      return .success
    }
  }
}

/// The limits and the instruction set that reached them.
private struct MeasuredLimits: Encodable {
  let instructionSet: InstructionSet
  let limits: MachineLimits

  private enum CodingKeys: String, CodingKey {
    case instructionSet = "instruction_set"
  }

  func encode(to encoder: any Encoder) throws {
    try limits.encode(to: encoder)
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(instructionSet.rawValue, forKey: .instructionSet)
  }

  var text: String {
    let rows = limits.levels.map { level in
      [
        level.name, Quantity.memory(Double(level.workingSetBytes)),
        "\(Quantity.count(level.bytesPerSecond))B/s",
      ]
    }
    let table = TableExporter.aligned([["level", "working set", "bandwidth"]] + rows)
    let arithmetic =
      "arithmetic: \(Quantity.count(limits.flopsPerSecond))flop/s, one thread, "
      + "instruction set \(instructionSet.rawValue)"
    return (table + ["", arithmetic]).joined(separator: "\n") + "\n"
  }
}
