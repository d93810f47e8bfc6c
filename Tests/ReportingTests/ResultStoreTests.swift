import BenchCore
import Foundation
import Reporting
import Testing

@Suite("Saved runs")
struct ResultStoreTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("animbench-\(UUID().uuidString)")

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test("a run is saved under its start and as the latest, and nothing is left over")
  func save() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try FixedRun.make()
    let file = try ResultStore(folder: folder.appendingPathComponent("deep")).save(run)
    #expect(file.lastPathComponent == "2027-01-15T08-00-00Z.json")
    #expect(try RunRecord(json: Data(contentsOf: file)) == run)
    let latest = file.deletingLastPathComponent().appendingPathComponent("latest.json")
    #expect(try Data(contentsOf: latest) == Data(contentsOf: file))
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: file.deletingLastPathComponent().path
      ).count == 2)
  }

  @Test("runs of the same second that are saved at once keep a file each")
  func together() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try FixedRun.make()
    let store = ResultStore(folder: folder)
    let files = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<20 { group.addTask { try store.save(run).lastPathComponent } }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(files.count == 20)
    #expect(try names().count == 21)
  }

  @Test("a folder that cannot be written is an error that names it, and nothing is overwritten")
  func unwritable() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("file")
    try Data("kept".utf8).write(to: file)
    let run = try FixedRun.make()
    let error = #expect(throws: ResultStoreError.self) { try ResultStore(folder: file).save(run) }
    #expect(
      error?.description.hasSuffix("; give a folder that can be written with --results") == true)
    #expect(error?.description.contains(file.path) == true)
    #expect(try Data(contentsOf: file) == Data("kept".utf8))
  }
}
