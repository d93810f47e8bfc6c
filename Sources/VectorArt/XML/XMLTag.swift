/// The start of an element.
struct XMLTag: Equatable {
  /// The name as it is written, with its prefix.
  var qualifiedName: String
  /// The name without its prefix.
  var name: String
  /// The namespace of the name; empty where it has none.
  var namespace: String
  /// The attributes by their names as they are written, references and white space resolved.
  var attributes: [String: String]
}
