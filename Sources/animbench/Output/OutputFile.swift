internal import Foundation
internal import Reporting

/// The file that `--output` names.
struct OutputFile: Sendable {
  /// The path as it was given, relative to the current folder.
  let path: String

  /// Checks that the file can be written, before the work that fills it.
  func check() throws(OutputError) {
    guard type != .typeDirectory else {
      throw .fileNotWritable(path: path, reason: OutputError.reason(EISDIR))
    }
    guard isReplaceable else { return }
    if let obstacle = WritableFolder.obstacle(in: url.deletingLastPathComponent()) {
      throw .fileNotWritable(path: path, reason: obstacle)
    }
  }

  /// Replaces the file or makes it, so that a reader finds the old text or the new one.
  ///
  /// A link is followed; what is no regular file, as a pipe or a device, is written in place.
  func write(_ text: String) throws(OutputError) {
    let data = Data(text.utf8)
    do {
      if isReplaceable {
        try AtomicFile.write(data, to: url)
      } else {
        try data.write(to: url)
      }
    } catch {
      throw .fileNotWritable(path: path, reason: AtomicFile.reason(error))
    }
  }

  private var url: URL { URL(fileURLWithPath: path).resolvingSymlinksInPath() }

  /// Whether a regular file is there, or nothing.
  private var isReplaceable: Bool { type == nil || type == .typeRegular }

  /// What is there; nil for nothing.
  private var type: FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: url.path))?[.type] as? FileAttributeType
  }
}
