import BenchCore
import Foundation
import Testing

@testable import Reporting

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

  @Test("runs saved by several processes at once keep a file each")
  func processes() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<3 {
        group.addTask {
          await #expect(processExitsWith: .success) { [path = path as String] in
            let store = ResultStore(folder: URL(fileURLWithPath: path))
            for _ in 0..<10 { _ = try store.save(FixedRun.make()) }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try names().count == 31)
    for name in try names() {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      #expect(try RunRecord(json: data) == FixedRun.make(), "\(name)")
    }
  }

  @Test("what is full or forbidden is told apart")
  func reasons() {
    #expect(
      ResultStoreError(folder: "/r", POSIXError(.ENOSPC)).description
        == "the run cannot be saved in '/r', for the disk is full; "
        + "make room, or give another folder with --results")
    #expect(ResultStoreError(folder: "/r", POSIXError(.EDQUOT)) == .noRoom(folder: "/r"))
    #expect(
      ResultStoreError(folder: "/r", POSIXError(.EROFS)).description
        == "the run cannot be saved in '/r' (Read-only file system); "
        + "give a folder that can be written with --results")
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
