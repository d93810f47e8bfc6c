internal import BenchCore
internal import Foundation

/// Which benchmarks a command takes, as its arguments say.
struct Selection: Sendable {
  /// All benchmarks, those that others are held against among them.
  let catalog: BenchmarkCatalog
  /// The chosen ones, at least one.
  let benchmarks: [Benchmark]
  let seed: UInt64

  static let operand = OperandDescription(
    name: "PATTERN", count: .any,
    summary: "a benchmark's name, its beginning up to a slash, or a glob; without one, all")

  static let options: [OptionDescription] = [.filter, .skip, .quick, .inputs, .seed]

  static let discussion = """
    With --input and no PATTERN only the files' own benchmarks are taken. Patterns after --input \
    need -- before them.
    """

  init(_ arguments: Arguments, from source: BenchmarkSource, console: Console) throws {
    seed = try arguments.wholeNumber(.seed) ?? 1
    let inputs = arguments.all(.inputs).map { URL(fileURLWithPath: $0) }
    let skip = arguments.has(.quiet) ? { _ in } : console.note
    catalog = try source.catalog(inputs, seed, skip)
    if !inputs.isEmpty, !catalog.benchmarks.contains(where: { $0.tags.contains("input") }) {
      throw InputError.nothingToDraw(inputs.map(\.relativePath))
    }
    let patterns = arguments.operands
    var tag: String?
    if patterns.isEmpty {
      tag = !inputs.isEmpty ? "input" : arguments.has(.quick) ? "quick" : nil
    }
    benchmarks = try catalog.select(
      patterns: patterns, filter: arguments.last(.filter), skip: arguments.last(.skip), tag: tag)
  }
}
