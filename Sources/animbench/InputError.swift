/// Input that is missing or that nothing can be made of.
enum InputError: Error, Equatable, Sendable {
  case neitherFileNorPathData(String)
  case nothingToDraw([String])
}

extension InputError: CustomStringConvertible {
  /// The fact, then the remedy.
  var description: String {
    switch self {
    case .neitherFileNorPathData(let text):
      "'\(text)' is neither a file that exists nor path data; "
        + "check the file's path, or begin path data with M and a number"
    case .nothingToDraw(let inputs):
      "nothing in \(inputs.joined(separator: ", ")) can be drawn; give SVG files that hold a path "
        + "or a basic shape"
    }
  }
}
