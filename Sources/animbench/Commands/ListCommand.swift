internal import BenchCore
internal import Reporting

extension Command {
  /// `animbench list`.
  static func list(_ source: BenchmarkSource) -> Command {
    Command(
      "list", abstract: "shows the benchmarks: their tags, sizes, and what one item is",
      discussion: [
        Selection.discussion, "The size is the memory that a frame touches; JSON has it in bytes.",
      ],
      operands: [Selection.operand],
      options: Selection.options + [.json, .format(TextFormat.self), .output, .quiet],
      example: "list blend --json"
    ) { arguments, console in
      let delivery = try Delivery(
        arguments, console: console, standard: TextFormat.text, json: .json)
      let benchmarks = try Selection(arguments, from: source, console: console).benchmarks
      switch delivery.format {
      case .text: try delivery.deliver(text(benchmarks))
      case .json:
        try delivery.deliver(JSONText.text(["benchmarks": benchmarks.map(ListedBenchmark.init)]))
      }
      return .success
    }
  }

  private static func text(_ benchmarks: [Benchmark]) -> String {
    let rows = benchmarks.map { benchmark in
      [
        benchmark.name, benchmark.tags.sorted().joined(separator: " "), benchmark.item,
        "\(benchmark.itemsPerFrame)",
        benchmark.cost.map { Quantity.memory(Double($0.workingSetBytes)) } ?? "-",
      ]
    }
    return TableExporter.aligned(
      [["benchmark", "tags", "item", "items/frame", "size"]] + rows, leftColumns: [0, 1, 2]
    ).joined(separator: "\n") + "\n"
  }
}

/// A benchmark as `list --json` shows it.
private struct ListedBenchmark: Encodable {
  let name: String
  let tags: [String]
  let item: String
  let itemsPerFrame: Int
  /// Bytes of memory that a frame touches; null where that is unknown.
  let size: Int?

  init(_ benchmark: Benchmark) {
    name = benchmark.name
    tags = benchmark.tags.sorted()
    item = benchmark.item
    itemsPerFrame = benchmark.itemsPerFrame
    size = benchmark.cost?.workingSetBytes
  }

  private enum CodingKeys: String, CodingKey {
    case name, tags, item, size
    case itemsPerFrame = "items_per_frame"
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(name, forKey: .name)
    try fields.encode(tags, forKey: .tags)
    try fields.encode(item, forKey: .item)
    try fields.encode(itemsPerFrame, forKey: .itemsPerFrame)
    try fields.encode(size, forKey: .size)
  }
}
