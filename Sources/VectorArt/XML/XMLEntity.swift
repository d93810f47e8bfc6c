/// What a declared entity stands for.
enum XMLEntity {
  /// Text in the document, references to characters in it resolved. UTF-8.
  case text([UInt8])
  /// Something outside the document, which is never read.
  case external
}

/// What a reference stands for.
enum XMLReference {
  /// A character, in UTF-8.
  case character([UInt8])
  /// A declared entity.
  case entity(String)
}
