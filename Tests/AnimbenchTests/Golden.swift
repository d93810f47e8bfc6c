import Foundation
import Testing

/// Texts that must stay as they are, each in a file of `Golden`.
///
/// `ANIMBENCH_WRITE_GOLDEN=1` writes the files anew; the tests still fail, so that nobody mistakes
/// writing for passing.
enum Golden {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Golden", isDirectory: true)

  static func expect(
    _ text: String, is name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appendingPathComponent(name + ".txt")
    if ProcessInfo.processInfo.environment["ANIMBENCH_WRITE_GOLDEN"] == "1" {
      try Data(text.utf8).write(to: file)
      Issue.record("written: \(file.path)", sourceLocation: sourceLocation)
      return
    }
    let wanted = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(text == wanted, "\(name)", sourceLocation: sourceLocation)
  }
}
