/// All benchmarks there are, and how some of them are chosen.
public struct BenchmarkCatalog: Sendable {
  /// The benchmarks in the order they run and are listed.
  public let benchmarks: [Benchmark]

  /// A catalog of benchmarks with unique names, each with the one it is held against.
  public init(_ benchmarks: [Benchmark]) {
    let names = Set(benchmarks.map(\.name))
    precondition(names.count == benchmarks.count, "benchmark names are unique")
    for benchmark in benchmarks {
      if let reference = benchmark.reference?.name {
        precondition(
          names.contains(reference), "no '\(reference)' to hold \(benchmark.name) against")
      }
    }
    self.benchmarks = benchmarks
  }

  /// The benchmark of a name.
  public func benchmark(named name: String) -> Benchmark? {
    benchmarks.first { $0.name == name }
  }

  /// The benchmarks that match.
  ///
  /// - Parameters:
  ///   - patterns: names, leading parts of names up to a `/`, or globs in which `*` stands for any
  ///     run of characters; one match is enough, and without patterns all match.
  ///   - filter: regular expression that must be found in the name.
  ///   - skip: regular expression that must not be found in the name.
  ///   - tag: a tag that the benchmark must have.
  /// - Returns: the matching benchmarks in the catalog's order, at least one.
  /// - Throws: `CatalogError` for a bad expression, a pattern that matches nothing, or nothing left.
  public func select(
    patterns: [String] = [], filter: String? = nil, skip: String? = nil, tag: String? = nil
  ) throws(CatalogError) -> [Benchmark] {
    for pattern in patterns where !benchmarks.contains(where: { matches(pattern, $0.name) }) {
      throw .noMatch(pattern: pattern, closest: closest(to: pattern))
    }
    let wanted = try expression(filter)
    let unwanted = try expression(skip)
    let selected = benchmarks.filter { benchmark in
      (patterns.isEmpty || patterns.contains { matches($0, benchmark.name) })
        && (tag.map(benchmark.tags.contains) ?? true)
        && (wanted.map { benchmark.name.contains($0) } ?? true)
        && !(unwanted.map { benchmark.name.contains($0) } ?? false)
    }
    guard !selected.isEmpty else { throw .nothingLeft }
    return selected
  }

  private func expression(
    _ text: String?
  ) throws(CatalogError) -> Regex<AnyRegexOutput>? {
    guard let text else { return nil }
    do {
      return try Regex(text)
    } catch {
      throw .badExpression(text)
    }
  }

  private func matches(_ pattern: String, _ name: String) -> Bool {
    if name == pattern || name.hasPrefix(pattern.hasSuffix("/") ? pattern : pattern + "/") {
      return true
    }
    let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard pieces.count > 1 else { return false }
    var rest = name[...]
    for (index, piece) in pieces.enumerated() {
      if index == 0 {
        guard rest.hasPrefix(piece) else { return false }
        rest = rest.dropFirst(piece.count)
      } else if index == pieces.count - 1 {
        return rest.hasSuffix(piece)
      } else if !piece.isEmpty {
        guard let found = rest.firstRange(of: piece) else { return false }
        rest = rest[found.upperBound...]
      }
    }
    return true
  }

  /// The names and leading parts of names that share most with a pattern, three at most.
  private func closest(to pattern: String) -> [String] {
    var candidates: Set<String> = []
    for benchmark in benchmarks {
      var parts = benchmark.name.split(separator: "/")
      while !parts.isEmpty {
        candidates.insert(parts.joined(separator: "/"))
        parts.removeLast()
      }
    }
    let ranked = candidates.map { (name: $0, distance: editDistance(pattern, $0)) }
    return ranked.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(3).map(\.name)
  }

  /// Insertions, deletions and replacements between two texts.
  private func editDistance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a.prefix(200)), Array(b))
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (x == y ? 0 : 1))
        diagonal = above
      }
    }
    return row[b.count]
  }
}
