import BenchCore
import Testing

@Suite("Choosing benchmarks")
struct BenchmarkCatalogTests {
  final class Idle: Workload {
    func runFrame(_ frame: Int) {}
  }

  private let catalog = BenchmarkCatalog(
    [("blend/1-float/1Ki", "quick"), ("blend/4-floats/64Ki", "slow"), ("curves/bezier", "quick")]
      .map { name, tag in
        Benchmark(name, tags: [tag], item: "item", itemsPerFrame: 1) { Idle() }
      })

  static let patterns: [([String], [String])] = [
    ([], ["blend/1-float/1Ki", "blend/4-floats/64Ki", "curves/bezier"]),
    (["blend"], ["blend/1-float/1Ki", "blend/4-floats/64Ki"]),
    (["blend/"], ["blend/1-float/1Ki", "blend/4-floats/64Ki"]),
    (["blend/4-floats"], ["blend/4-floats/64Ki"]),
    (["*/64Ki"], ["blend/4-floats/64Ki"]),
    (["*float*"], ["blend/1-float/1Ki", "blend/4-floats/64Ki"]),
    (["c*r"], ["curves/bezier"]),
    (["curves/bezier", "*1Ki"], ["blend/1-float/1Ki", "curves/bezier"]),
  ]

  @Test("patterns are names, leading parts and globs", arguments: patterns)
  func choice(patterns: [String], names: [String]) throws {
    #expect(try catalog.select(patterns: patterns).map(\.name) == names)
  }

  @Test("filter, skip and tag narrow the choice")
  func narrowing() throws {
    #expect(try catalog.select(filter: "[0-9]Ki$").count == 2)
    #expect(try catalog.select(skip: "^blend").map(\.name) == ["curves/bezier"])
    #expect(try catalog.select(tag: "quick").count == 2)
  }

  @Test("what matches nothing is refused with the closest names")
  func noMatch() {
    let error = #expect(throws: CatalogError.self) { try catalog.select(patterns: ["curve/bezir"]) }
    #expect(
      error?.description
        == "no benchmark matches 'curve/bezir'; the closest are curves/bezier, "
        + "curves, blend, and 'list' shows all")
    #expect(throws: CatalogError.nothingLeft) { try catalog.select(tag: "none") }
    #expect(throws: CatalogError.badExpression("(")) { try catalog.select(filter: "(") }
    #expect(throws: CatalogError.self) { try catalog.select(patterns: ["blen"]) }
  }

  static let slips: [(String, String)] = [
    ("blnd", "blend"), ("curve", "curves"), ("blend/1-floats", "blend/1-float"),
    ("curves/bezeir", "curves/bezier"),
  ]

  @Test("a slip in a leading part is told the part", arguments: slips)
  func slip(pattern: String, meant: String) {
    let error = #expect(throws: CatalogError.self) { try catalog.select(patterns: [pattern]) }
    guard case .noMatch(pattern, let closest) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(closest.first == meant && closest.count == 3)
  }

  @Test("an empty catalog says so")
  func empty() {
    let error = #expect(throws: CatalogError.self) {
      try BenchmarkCatalog([]).select(patterns: ["x"])
    }
    #expect(
      error?.description == "no benchmark matches 'x', for there is none; give files with --input")
  }

  static let globs: [(String, String, Bool)] = [
    ("*", "a/b", true), ("a*", "a", true), ("*a", "a", true), ("a*a", "a", false),
    ("a*a", "aa", true), ("a*b*c", "a-b-c", true), ("a*b*c", "acb", false),
    ("*b*b*", "abb", true), ("*b*b*", "ab", false), ("a**b", "ab", true),
    ("a.c", "abc", false), ("A*", "abc", false), ("", "a", false),
  ]

  @Test("a star stands for any run of characters and nothing else is special", arguments: globs)
  func glob(pattern: String, name: String, isMatch: Bool) {
    let catalog = BenchmarkCatalog([Benchmark(name, item: "item", itemsPerFrame: 1) { Idle() }])
    #expect(((try? catalog.select(patterns: [pattern])) != nil) == isMatch)
  }

  @Test("a benchmark held against none that is there stops the program")
  func missingReference() async {
    await #expect(processExitsWith: .failure) {
      let reference = Reference("gone", atLeast: 1)
      _ = BenchmarkCatalog([
        Benchmark("a", item: "item", itemsPerFrame: 1, reference: reference) { Idle() }
      ])
    }
  }

  @Test("two benchmarks of one name stop the program")
  func duplicates() async {
    await #expect(processExitsWith: .failure) {
      let one = Benchmark("same", item: "item", itemsPerFrame: 1) { Idle() }
      _ = BenchmarkCatalog([one, one])
    }
  }
}
