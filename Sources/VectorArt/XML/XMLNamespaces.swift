/// The namespaces that the prefixes of names stand for, element by element.
struct XMLNamespaces {
  /// For each prefix the namespaces it was given, the innermost last; the empty prefix is that of
  /// names without one.
  private var namespaces: [String: [String]] = [:]
  /// For each open element the prefixes it gives a namespace.
  private var scopes: [[String]] = []

  /// Enters an element.
  mutating func open(_ attributes: [String: String]) {
    var scope: [String] = []
    for (name, value) in attributes where name.hasPrefix("xmlns") {
      let rest = name.dropFirst(5)
      guard rest.isEmpty || rest.first == ":" else { continue }
      let prefix = String(rest.dropFirst())
      namespaces[prefix, default: []].append(value)
      scope.append(prefix)
    }
    scopes.append(scope)
  }

  /// Leaves the innermost element.
  mutating func close() {
    for prefix in scopes.popLast() ?? [] { _ = namespaces[prefix]?.popLast() }
  }

  /// A name without its prefix, and its namespace.
  ///
  /// A prefix that was given no namespace counts as part of the name, which then has none.
  func resolve(_ name: String) -> (local: String, namespace: String) {
    guard let colon = name.firstIndex(of: ":") else { return (name, namespaces[""]?.last ?? "") }
    guard let namespace = namespaces[String(name[..<colon])]?.last else { return (name, "") }
    return (String(name[name.index(after: colon)...]), namespace)
  }
}
