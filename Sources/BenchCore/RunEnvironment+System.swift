internal import Foundation

#if canImport(Darwin)
  internal import Darwin
#endif

extension RunEnvironment {
  static var isReleaseBuild: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  static var architectureName: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "other"
    #endif
  }

  static var swiftVersion: String {
    #if compiler(>=6.4)
      "6.4 or later"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }

  static var kernelRelease: String? {
    #if canImport(Darwin)
      systemText("kern.osrelease")
    #else
      (try? String(contentsOfFile: "/proc/sys/kernel/osrelease", encoding: .utf8))?
        .trimmingCharacters(in: .whitespacesAndNewlines)
    #endif
  }

  static var cpuName: String? {
    #if canImport(Darwin)
      systemText("machdep.cpu.brand_string")
    #else
      (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)).flatMap {
        cpuName(inCPUInfo: $0)
      }
    #endif
  }

  /// The CPU's name in the text of `/proc/cpuinfo`: its model, or where there is none, as on arm64,
  /// the numbers of its maker and part.
  static func cpuName(inCPUInfo text: String) -> String? {
    func value(_ key: String) -> String? {
      text.split(separator: "\n").lazy
        .map { $0.split(separator: ":", maxSplits: 1) }
        .first { $0.count == 2 && $0[0].trimmingCharacters(in: .whitespaces) == key }
        .map { $0[1].trimmingCharacters(in: .whitespaces) }
    }
    if let model = value("model name") { return model }
    guard let maker = value("CPU implementer"), let part = value("CPU part") else { return nil }
    return "maker \(maker), part \(part)"
  }

  /// The commit of the current folder's checkout, asked of git; nil without git or a checkout.
  static var gitRevision: String? {
    #if os(Linux) || os(macOS)
      let git = Process()
      git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      git.arguments = ["git", "describe", "--always", "--dirty", "--abbrev=40", "--exclude=*"]
      git.environment = ProcessInfo.processInfo.environment
        .merging(["GIT_OPTIONAL_LOCKS": "0"]) { _, new in new }
      let output = Pipe()
      git.standardOutput = output
      git.standardError = FileHandle.nullDevice
      git.standardInput = FileHandle.nullDevice
      guard (try? git.run()) != nil else { return nil }
      let data = (try? output.fileHandleForReading.readToEnd()) ?? nil
      git.waitUntilExit()
      guard git.terminationStatus == 0, let data else { return nil }
      let text = String(decoding: data, as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
      return text.isEmpty ? nil : text
    #else
      return nil
    #endif
  }

  #if canImport(Darwin)
    private static func systemText(_ name: String) -> String? {
      var size = 0
      guard unsafe sysctlbyname(name, nil, &size, nil, 0) == 0, size > 0 else { return nil }
      var bytes = [UInt8](repeating: 0, count: size)
      guard unsafe sysctlbyname(name, &bytes, &size, nil, 0) == 0 else { return nil }
      return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  #endif
}
