internal import Foundation

/// Finds the files behind paths, each file and folder once.
struct FolderWalk {
  /// The real paths that were reached, each with the round that reached it.
  private var reached: [String: Int] = [:]
  /// How many paths were walked.
  private var round = 0

  /// The file at `path`, or the drawings in the folder there and in the folders in it.
  ///
  /// - Throws: where there is nothing at `path`, or it is a folder without drawings.
  mutating func files(at path: String) throws(ArtLibraryError) -> [String] {
    round += 1
    switch kind(path) {
    case nil: throw .notFound(path: path)
    case false: return isNew(path) ? [path] : []
    case true: break
    }
    var drawings: [String] = []
    var others = 0
    // Whether a drawing is here, be it one that another path has led to already.
    var hasDrawing = false
    // What is still to be looked at, the next one last.
    var open = [path]
    while let next = open.popLast() {
      let isFolder = kind(next) == true
      let fileExtension = isFolder ? "" : (next as NSString).pathExtension.lowercased()
      guard isFolder || fileExtension == "svg" || fileExtension == "json" else {
        others += 1
        continue
      }
      hasDrawing = hasDrawing || fileExtension == "svg" || wasReached(next)
      guard isNew(next) else { continue }
      if isFolder {
        open += try entries(of: next).reversed()
      } else {
        drawings.append(next)
      }
    }
    guard hasDrawing else {
      throw .noDrawing(folder: path, otherFiles: others + drawings.count)
    }
    return drawings
  }

  /// Whether a folder is at `path`; `nil` where nothing is.
  private func kind(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard exists else { return nil }
    return isFolder.boolValue
  }

  /// Whether what is at `path` was not reached before.
  private mutating func isNew(_ path: String) -> Bool {
    let path = realPath(path)
    guard reached[path] == nil else { return false }
    reached[path] = round
    return true
  }

  /// Whether an earlier round reached what is at `path`.
  private func wasReached(_ path: String) -> Bool {
    reached[realPath(path)].map { $0 < round } ?? false
  }

  /// The path without links.
  private func realPath(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// The paths of what is in a folder, sorted, without what begins with a dot.
  private func entries(of folder: String) throws(ArtLibraryError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { !$0.hasPrefix(".") }.sorted().map {
          (folder as NSString).appendingPathComponent($0)
        }
    } catch {
      throw .folderUnreadable(folder: folder, cause: error.localizedDescription)
    }
  }
}
