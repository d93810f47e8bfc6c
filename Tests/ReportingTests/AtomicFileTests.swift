import Foundation
import Testing

@testable import Reporting

@Suite("Files written whole or not at all")
struct AtomicFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("atomic-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
  }

  @Test("a file is made or replaced, however large, and nothing else is left")
  func write() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("file")
    for size in [0, 1, 5_000_000] {
      let data = Data(repeating: UInt8(size & 0xff), count: size)
      try AtomicFile.write(data, to: file)
      #expect(try Data(contentsOf: file) == data)
    }
    #expect(try names() == ["file"])
  }

  @Test("a replaced file keeps its permissions")
  func permissions() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("file")
    try AtomicFile.write(Data(), to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    try AtomicFile.write(Data("new".utf8), to: file)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
  }

  @Test("a new file never takes a name that is taken")
  func taken() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("file")
    #expect(try AtomicFile.writeNew(Data("old".utf8), to: file))
    #expect(try !AtomicFile.writeNew(Data("new".utf8), to: file))
    #expect(try Data(contentsOf: file) == Data("old".utf8))
    #expect(try names() == ["file"])
  }

  @Test("a folder that is not there is an error of the system")
  func noFolder() throws {
    try FileManager.default.removeItem(at: folder)
    let file = folder.appendingPathComponent("file")
    let error = #expect(throws: POSIXError.self) { try AtomicFile.write(Data(), to: file) }
    #expect(error.map(AtomicFile.reason) == "No such file or directory")
  }

  @Test("a name that is a folder's stays the folder's")
  func folderInTheWay() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let way = folder.appendingPathComponent("way")
    try FileManager.default.createDirectory(at: way, withIntermediateDirectories: true)
    #expect(throws: POSIXError.self) { try AtomicFile.write(Data(), to: way) }
    #expect(try names() == ["way"])
  }

  @Test("where the disk takes only a part, the old file stays and nothing new is left")
  func full() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("file")
    try AtomicFile.write(Data("old".utf8), to: file)
    let path = file.path
    // In a process of its own, whose files may be no longer than 100 bytes.
    await #expect(processExitsWith: .success) { [path = path as String] in
      var limit = rlimit(rlim_cur: 100, rlim_max: 100)
      #if canImport(Darwin)
        precondition(unsafe setrlimit(RLIMIT_FSIZE, &limit) == 0)
      #else
        let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
        precondition(unsafe setrlimit(resource, &limit) == 0)
      #endif
      signal(SIGXFSZ, SIG_IGN)
      let file = URL(fileURLWithPath: path)
      let long = Data(repeating: 1, count: 1000)
      for write in [
        { try AtomicFile.write(long, to: file) },
        {
          _ = try AtomicFile.writeNew(long, to: file.appendingPathExtension("new"))
        },
      ] {
        do {
          try write()
          preconditionFailure("the system refuses the rest")
        } catch let error as POSIXError {
          precondition(error.code == .EFBIG)
        }
      }
    }
    #expect(try Data(contentsOf: file) == Data("old".utf8))
    #expect(try names() == ["file"])
  }
}
