internal import Foundation

/// Where results go.
enum StorageChecks {
  /// A result takes some 100 KB; below this, saving will soon fail.
  private static let wantedBytes = 100e6

  static func results(_ machine: Machine) -> Finding? {
    let place = existing(machine.resultsFolder)
    return isFolder(place) && FileManager.default.isWritableFile(atPath: place)
      ? .ok("results", machine.resultsFolder)
      : .problem(
        "results", "\(machine.resultsFolder) cannot be written: no result will be saved",
        remedy: "let \(place) be a folder that you may write, or give --results DIR")
  }

  static func space(_ machine: Machine) -> Finding? {
    let place = existing(machine.resultsFolder)
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: place)
    guard let free = attributes?[.systemFreeSize] as? NSNumber else { return nil }
    let fact = "\((free.doubleValue / 1e9).formatted(decimals: 1)) GB free for results"
    return free.doubleValue >= wantedBytes
      ? .ok("disk", fact)
      : .problem("disk", fact, remedy: "delete old results, or give --results DIR on another disk")
  }

  /// The folder itself, or its nearest ancestor that exists.
  private static func existing(_ folder: String) -> String {
    var url = URL(fileURLWithPath: folder)
    while !FileManager.default.fileExists(atPath: url.path), url.path != "/" {
      url.deleteLastPathComponent()
    }
    return url.path
  }

  private static func isFolder(_ path: String) -> Bool {
    let type = try? URL(fileURLWithPath: path).resolvingSymlinksInPath()
      .resourceValues(forKeys: [.isDirectoryKey]).isDirectory
    return type ?? false
  }
}
