public import BenchCore
public import Foundation

/// A folder of saved runs.
///
/// A run's file is written whole or not at all, and never over another run's.
public struct ResultStore: Sendable {
  /// The folder.
  public let folder: URL

  /// The runs in `folder`, which is made when the first is saved.
  public init(folder: URL) {
    self.folder = folder
  }

  /// Saves a run under its start, and as `latest.json`.
  ///
  /// - Parameter run: the run.
  /// - Returns: the run's own file.
  /// - Throws: `ResultStoreError`; then nothing was overwritten.
  public func save(_ run: RunRecord) throws(ResultStoreError) -> URL {
    do {
      let data = try JSONExporter().data(of: run)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = try saveUnderFreeName(data, stem: stem(of: run))
      try AtomicFile.write(data, to: folder.appendingPathComponent("latest.json"))
      return file
    } catch {
      throw .cannotSave(folder: folder.path, reason: AtomicFile.reason(error))
    }
  }

  /// `2026-12-01T10-20-30Z` of `2026-12-01T10:20:30Z`.
  private func stem(of run: RunRecord) -> String {
    run.environment.date.replacing(":", with: "-")
  }

  /// Writes under the first of `stem.json`, `stem-2.json`, … that no file has.
  private func saveUnderFreeName(_ data: Data, stem: String) throws -> URL {
    let written = folder.appendingPathComponent(".\(stem).\(UUID().uuidString).tmp")
    try data.write(to: written)
    defer { try? FileManager.default.removeItem(at: written) }
    for number in 1...10_000 {
      let name = number == 1 ? "\(stem).json" : "\(stem)-\(number).json"
      let file = folder.appendingPathComponent(name)
      do {
        // A hard link fails if the name is taken, so two runs at once get a name each.
        try FileManager.default.linkItem(at: written, to: file)
        return file
      } catch CocoaError.fileWriteFileExists {
        continue
      }
    }
    throw CocoaError(.fileWriteFileExists)
  }
}

/// Why a run cannot be saved.
public enum ResultStoreError: Error, Equatable, Sendable {
  /// The folder or a file in it cannot be written.
  case cannotSave(folder: String, reason: String)
}

extension ResultStoreError: CustomStringConvertible {
  /// The fact and its remedy.
  public var description: String {
    switch self {
    case .cannotSave(let folder, let reason):
      "the run cannot be saved in '\(folder)' (\(reason)); "
        + "give a folder that can be written with --results"
    }
  }
}
