import Foundation
import TestSupport

/// The toolchain's C compiler, for programs that must be linked in ways Swift's own are not.
enum CLinker {
  /// Where it is; nil where it is not on the search path.
  static let path: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { "\($0)/clang" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Whether tests that need it run: it is there, or skipping is forbidden.
  static var isAvailable: Bool { path != nil || Skipping.isForbidden }

  /// Runs a program and waits for it; returns its exit status.
  static func run(_ program: String, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
