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
      throw ResultStoreError(folder: folder.path, error)
    }
  }

  /// `2026-12-01T10-20-30Z` of `2026-12-01T10:20:30Z`.
  private func stem(of run: RunRecord) -> String {
    run.environment.date.replacing(":", with: "-")
  }

  /// Writes under the first of `stem.json`, `stem-2.json`, … that no file has.
  private func saveUnderFreeName(_ data: Data, stem: String) throws -> URL {
    for number in 1...10_000 {
      let name = number == 1 ? "\(stem).json" : "\(stem)-\(number).json"
      let file = folder.appendingPathComponent(name)
      if FileManager.default.fileExists(atPath: file.path) { continue }
      if try AtomicFile.writeNew(data, to: file) { return file }
    }
    throw POSIXError(.EEXIST)
  }
}
