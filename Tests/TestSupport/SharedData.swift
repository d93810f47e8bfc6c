public import Foundation

/// The reference values and real files that lie beside a checkout, in `../shared`.
///
/// A clone alone has none of them; then tests that need them are disabled. Where the folder is
/// there, a file missing from it is a failure.
public enum SharedData {
  /// The project's root, found from this file's own place in it.
  public static let projectRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of shared data, there or not.
  public static let folder = projectRoot.deletingLastPathComponent()
    .appendingPathComponent("shared", isDirectory: true)

  /// Whether tests that need shared data run: it is there, or skipping is forbidden.
  public static var isAvailable: Bool {
    FileManager.default.fileExists(atPath: folder.path) || Skipping.isForbidden
  }

  /// The bytes of a shared file, named from the folder's root.
  public static func data(_ path: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(path))
  }

  /// A shared JSON file, decoded.
  public static func json<Value: Decodable>(_ path: String, as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: data(path))
  }
}

/// Whether a test may be skipped because a tool or file is missing.
public enum Skipping {
  /// Set `ANIMKERNEL_NO_SKIP=1` (as CI does) to turn every such skip into a failure.
  public static let isForbidden = ProcessInfo.processInfo.environment["ANIMKERNEL_NO_SKIP"] == "1"
}
