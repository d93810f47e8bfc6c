internal import Foundation

/// The machine as the checks see it: its system's files and what the process was told.
struct Machine: Sendable {
  /// The folder under which `/proc`, `/sys`, `/etc` and the libraries lie.
  var root = "/"
  var environment: [String: String]
  /// Processors that are online.
  var processorCount: Int
  /// Runnable threads on average over the last minute; nil where the system does not tell.
  var loadAverage: Double?
  /// The folder that results are saved in, there or not.
  var resultsFolder: String

  /// This machine.
  static func current(environment: [String: String], resultsFolder: String) -> Machine {
    var load = 0.0
    let count = unsafe getloadavg(&load, 1)
    return Machine(
      environment: environment, processorCount: ProcessInfo.processInfo.activeProcessorCount,
      loadAverage: count == 1 ? load : nil, resultsFolder: resultsFolder)
  }

  /// The text of a file of the system without the white space around it, or nil.
  func text(_ path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: place(path)) else { return nil }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The names in a folder of the system.
  func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: place(folder))) ?? []).sorted()
  }

  /// Whether a file or folder of the system is there.
  func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: place(path)) }

  /// Where a program of the search path lies, or nil.
  func program(_ name: String) -> String? {
    environment["PATH", default: ""].split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: place($0)) }
  }

  /// Where a shared library lies that the loader would find, or nil.
  func library(_ name: String) -> String? {
    let own = environment["LD_LIBRARY_PATH", default: ""].split(separator: ":").map(String.init)
    let configured = names(in: "/etc/ld.so.conf.d").flatMap { file in
      (text("/etc/ld.so.conf.d/\(file)") ?? "").split(whereSeparator: \.isNewline).map(String.init)
    }
    return (own + configured + ["/lib64", "/usr/lib64", "/lib", "/usr/lib"])
      .filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }.first(where: has)
  }

  private func place(_ path: String) -> String {
    root == "/" ? path : root + path
  }
}
