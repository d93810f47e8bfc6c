public import Foundation

/// The drawings in files and folders, each with a name of its own.
///
/// ```swift
/// let library = try ArtLibrary(contentsOf: [URL(fileURLWithPath: "icons")])
/// for drawing in library.drawings { print(drawing.name, drawing.document.paths.count) }
/// ```
public struct ArtLibrary: Equatable, Sendable {
  /// A drawing and the file it comes from.
  public struct Drawing: Equatable, Sendable {
    /// The file, as it was named or found.
    public var file: String
    /// The file's name without its extension; where others have the same, the folder before it.
    public var name: String
    /// What the file holds.
    public var document: SVGDocument
  }

  /// A file that is passed over.
  public struct Skipped: Equatable, Sendable, CustomStringConvertible {
    /// Why a file is passed over.
    public enum Reason: Equatable, Sendable {
      /// It is JSON, as Lottie files are.
      case lottie
    }

    /// The file, as it was named or found.
    public var file: String
    /// Why it is passed over.
    public var reason: Reason

    /// The file and why it is passed over.
    public var description: String {
      switch reason {
      case .lottie: "\(file): Lottie files are not read yet"
      }
    }
  }

  /// The drawings, in the order of the paths they were found by; those of a folder sorted by name.
  public private(set) var drawings: [Drawing] = []
  /// The files passed over, in the same order.
  public private(set) var skipped: [Skipped] = []

  /// Reads files, and the SVG files in folders and the folders in them.
  ///
  /// A file that is named is read whatever its extension; in folders those that end in `.svg` are,
  /// in small or capital letters, and what begins with a dot is passed over. Links are followed; a
  /// file or folder that is reached twice is read once.
  ///
  /// - Parameter urls: file URLs of files and folders.
  /// - Throws: an ``ArtLibraryError`` at the first path that does not exist or cannot be read, the
  ///   first file that is no drawing, the first folder without any, and where all files are passed
  ///   over.
  public init(contentsOf urls: [URL]) throws(ArtLibraryError) {
    var walk = FolderWalk()
    var files: [String] = []
    for url in urls {
      for file in try walk.files(at: url.relativePath) {
        if file.lowercased().hasSuffix(".json") {
          skipped.append(Skipped(file: file, reason: .lottie))
        } else {
          files.append(file)
        }
      }
    }
    if files.isEmpty, let first = skipped.first { throw .allSkipped(first) }
    let names = Self.names(of: files)
    for (file, name) in zip(files, names) {
      do {
        let document = try SVGDocument(contentsOf: URL(fileURLWithPath: file))
        drawings.append(Drawing(file: file, name: name, document: document))
      } catch {
        throw .drawing(SVGError(file: file, reason: error.reason))
      }
    }
  }

  /// A name for each file: its own without extension, with as many folders before it as tell it
  /// from the others, or else a number behind it.
  static func names(of files: [String]) -> [String] {
    let parts = files.map { file in
      let url = URL(fileURLWithPath: file).deletingPathExtension()
      return url.pathComponents.filter { $0 != "/" }
    }
    var depths = parts.map { _ in 1 }
    func name(_ index: Int) -> String {
      parts[index].suffix(depths[index]).joined(separator: "/")
    }
    while true {
      let groups = Dictionary(grouping: files.indices, by: name)
      let clashing = groups.values.filter { $0.count > 1 }.joined()
        .filter { depths[$0] < parts[$0].count }
      if clashing.isEmpty { break }
      for index in clashing { depths[index] += 1 }
    }
    var taken: Set<String> = []
    return files.indices.map { index in
      let plain = name(index)
      var result = plain
      var number = 2
      while !taken.insert(result).inserted {
        result = "\(plain)-\(number)"
        number += 1
      }
      return result
    }
  }
}
