internal import Foundation

/// Writes a file so that a reader finds the old text or the new one, never a part.
enum AtomicFile {
  /// Replaces the file at `path`, relative to the current folder, or makes it.
  ///
  /// A link is followed; what is no regular file, as a pipe or a device, is written in place.
  static func write(_ text: String, to path: String) throws(OutputError) {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let type = try? FileManager.default.attributesOfItem(atPath: url.path)[.type]
    let isReplaceable = type == nil || type as? FileAttributeType == .typeRegular
    do {
      try Data(text.utf8).write(to: url, options: isReplaceable ? .atomic : [])
    } catch {
      throw .fileNotWritable(path: path, reason: OutputError.reason(error))
    }
  }
}
