/// Why files and folders do not make a library of drawings.
public enum ArtLibraryError: Error, Equatable, Sendable {
  /// A path was named behind which there is nothing.
  case notFound(path: String)
  /// The system does not let a folder be listed.
  case folderUnreadable(folder: String, cause: String)
  /// A folder was named that holds no SVG file, nor do its folders.
  case noDrawing(folder: String, otherFiles: Int)
  /// None of the files named is a drawing that is read; the first of them.
  case allSkipped(ArtLibrary.Skipped)
  /// A file is not a drawing.
  case drawing(SVGError)
}

extension ArtLibraryError: CustomStringConvertible {
  /// What is wrong, and the remedy.
  public var description: String {
    switch self {
    case .notFound(let path):
      "\(path): no such file or folder; check the path"
    case .folderUnreadable(let folder, let cause):
      "\(folder): cannot be listed (\(cause)); check its permissions"
    case .noDrawing(let folder, 0):
      "\(folder): the folder is empty; put SVG files into it"
    case .noDrawing(let folder, let otherFiles):
      "\(folder): no SVG file among \(otherFiles) file\(otherFiles == 1 ? "" : "s"); name a folder "
        + "with files that end in .svg"
    case .allSkipped(let skipped):
      "\(skipped); name an SVG file"
    case .drawing(let error):
      error.description
    }
  }
}
