internal import Foundation

/// Tells before the work whether files can be put into a folder.
enum WritableFolder {
  /// Why no file can be put into `folder`, in the system's words; nil if it can.
  static func obstacle(in folder: URL) -> String? {
    if FileManager.default.fileExists(atPath: folder.path), !isFolder(folder) {
      return OutputError.reason(ENOTDIR)
    }
    return unsafe access(folder.path, W_OK | X_OK) == 0 ? nil : OutputError.reason(errno)
  }

  /// The folder itself, or the nearest one above it that exists.
  static func nearestExisting(_ folder: URL) -> URL {
    var place = folder.absoluteURL.standardizedFileURL
    while !FileManager.default.fileExists(atPath: place.path), place.path != "/" {
      place.deleteLastPathComponent()
    }
    return place
  }

  private static func isFolder(_ url: URL) -> Bool {
    let values = try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.isDirectoryKey])
    return values?.isDirectory ?? false
  }
}
