/// What keeps a text from being well-formed XML.
public enum XMLFault: Equatable, Sendable {
  /// There is no element.
  case noElement
  /// Text, or a second element, follows the root element, or an element is not closed.
  case badEnd
  /// An end tag does not match its start tag.
  case tagMismatch
  /// A tag is not closed by `>`.
  case tagNotClosed
  /// An attribute is not `name="value"`.
  case badAttribute
  /// An attribute stands twice in a tag.
  case repeatedAttribute
  /// A name begins with a character that may not begin one.
  case badName
  /// A byte or character that XML does not allow, or that the text encoding does not.
  case badCharacter
  /// A reference such as `&name;` without a declaration.
  case unknownEntity
  /// An attribute refers to a file outside.
  case externalEntity
  /// Entities that refer to one another without end.
  case endlessEntity
  /// A comment, an attribute or a tag is longer than the parser reads.
  case tooLong
  /// Anything else, by the number that Foundation's parser gives it.
  case other(code: Int)

  /// The fault behind an error code of Foundation's `XMLParser`.
  init(code: Int) {
    self =
      switch code {
      case 1: .tooLong
      case 3, 4: .noElement
      case 5, 77, 85: .badEnd
      case 76: .tagMismatch
      case 73: .tagNotClosed
      case 38, 39, 40, 41, 65: .badAttribute
      case 42: .repeatedAttribute
      case 68: .badName
      case 6, 7, 8, 9, 10, 81: .badCharacter
      case 11...17, 26, 27: .unknownEntity
      case 28, 29, 30: .externalEntity
      case 89: .endlessEntity
      default: .other(code: code)
      }
  }
}

extension XMLFault: CustomStringConvertible {
  /// What is wrong, and the remedy.
  public var description: String {
    switch self {
    case .noElement: "no XML element; name an SVG file"
    case .badEnd: "the root element is not closed, or something follows it; close it at the end"
    case .tagMismatch: "an end tag does not match its start tag; close elements in order"
    case .tagNotClosed: "a tag is not closed; end it by '>'"
    case .badAttribute: "a tag holds something else than name=\"value\"; quote every value"
    case .repeatedAttribute: "an attribute stands twice in a tag; keep one"
    case .badName: "a name is missing or begins with a wrong character; write & as &amp;"
    case .badCharacter: "a character is not allowed in XML; save the file as UTF-8"
    case .unknownEntity: "an entity is not declared; replace it by its text"
    case .externalEntity: "an entity lies outside the file; replace it by its text"
    case .endlessEntity: "entities refer to one another without end; replace them by their text"
    case .tooLong: "an attribute, comment or tag is too long; keep each below 10 million bytes"
    case .other(let code): "not well-formed XML (error \(code)); check it with an XML editor"
    }
  }
}
