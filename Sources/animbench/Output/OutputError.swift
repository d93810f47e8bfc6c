internal import Foundation

/// A result that could not be delivered.
enum OutputError: Error, Equatable, Sendable {
  case fileNotWritable(path: String, reason: String)
  case standardOutputNotWritable(reason: String)
}

extension OutputError: CustomStringConvertible {
  /// The fact, then the remedy.
  var description: String {
    switch self {
    case .fileNotWritable(let path, let reason):
      "cannot write \(path) (\(reason)); name a file in a folder that exists and is writable"
    case .standardOutputNotWritable(let reason):
      "cannot write to standard output (\(reason)); send it elsewhere, or use --output PATH"
    }
  }
}

extension OutputError {
  /// The words for a system call's error number.
  static func reason(_ number: Int32) -> String {
    unsafe String(cString: strerror(number))
  }
}
