/// What keeps a text from being well-formed XML, or from being read in bounded time.
public enum XMLFault: Error, Equatable, Sendable {
  /// There is no element.
  case noElement
  /// Text stands outside the root element, or a second element or document type does.
  case outsideRoot
  /// The text ends inside something: a tag, a comment, an element.
  case endsInside(String)
  /// An end tag does not match the element that is open; `nil` where none is.
  case mismatchedEnd(found: String, open: String?)
  /// A tag holds something else than attributes, or its attributes touch.
  case badTag(name: String)
  /// An attribute has no value in quotes.
  case unquoted(attribute: String)
  /// An attribute stands twice in a tag.
  case repeatedAttribute(String)
  /// A `<` stands in an attribute's value.
  case openInAttribute(String)
  /// No name stands where one must, or it begins with a wrong character.
  case badName
  /// A character or byte that XML does not allow, or that the text encoding does not.
  case badCharacter
  /// An ampersand begins no reference, or one to a character there is not.
  case badReference
  /// `--` stands in a comment, or `]]>` in text.
  case badText(String)
  /// A reference to an entity that the file does not declare.
  case unknownEntity(String)
  /// An attribute refers to an entity outside the file.
  case externalEntity(String)
  /// An element begins in an entity and does not end there.
  case unbalancedEntity(String)
  /// Entities lie too deep in one another; where they do without end, at any depth.
  case entityDepth(limit: Int)
  /// References to entities stand for too much text.
  case entityGrowth(limit: Int)
  /// The document type holds something else than declarations.
  case badDeclaration
  /// The XML declaration holds something else than version, encoding and standalone.
  case badXMLDeclaration
}

extension XMLFault: CustomStringConvertible {
  /// What is wrong, and the remedy.
  public var description: String {
    switch self {
    case .noElement: "there is no element; name an SVG file"
    case .outsideRoot: "something stands outside the root element; keep one element and no text"
    case .endsInside(let what): "the file ends inside \(what); complete it"
    case .mismatchedEnd(let found, let open?): "</\(found)> closes \(open); write </\(open)>"
    case .mismatchedEnd(let found, nil): "</\(found)> closes nothing; remove it"
    case .badTag(let name): "the tag \(name) is not well formed; write <\(name) name=\"value\">"
    case .unquoted(let name): "attribute \(name) has no value in quotes; write \(name)=\"value\""
    case .repeatedAttribute(let name): "attribute \(name) stands twice in a tag; keep one"
    case .openInAttribute(let name): "attribute \(name) holds '<'; write &lt;"
    case .badName: "a name is missing or begins with a wrong character; begin it with a letter"
    case .badCharacter: "a character is not allowed in XML; save the file as UTF-8"
    case .badReference: "'&' begins no reference; write &amp;"
    case .badText(let text): "'\(text)' is not allowed here; remove it"
    case .unknownEntity(let name): "entity \(name) is not declared; replace &\(name); by its text"
    case .externalEntity(let name):
      "entity \(name) lies outside the file; replace &\(name); by its text"
    case .unbalancedEntity(let name):
      "entity \(name) does not close its elements; replace &\(name); by its text"
    case .entityDepth(let limit):
      "entities refer to entities more than \(limit) deep; replace them by their text"
    case .entityGrowth(let limit):
      "entities grow to more than \(limit) bytes; replace them by their text"
    case .badDeclaration: "the document type is not well formed; remove <!DOCTYPE ...>"
    case .badXMLDeclaration:
      "the XML declaration is not well formed; write <?xml version=\"1.0\"?>"
    }
  }
}
