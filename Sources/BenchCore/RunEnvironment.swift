public import Foundation

/// Where and how a run was made: what its figures depend on.
public struct RunEnvironment: Codable, Equatable, Sendable {
  /// Start of the run, ISO 8601 in UTC.
  public var date: String
  /// Operating system and its version.
  public var system: String
  /// Architecture the program was built for.
  public var architecture: String
  /// The CPU's name.
  public var cpu: String
  /// Processors the program may use.
  public var processors: Int
  /// Physical memory in bytes.
  public var memoryBytes: Int
  /// Instruction set that the kernels ran on.
  public var instructionSet: String
  /// Version of the compiler's language mode and release the program was built with.
  public var swift: String
  /// Whether the program was built for release.
  public var isRelease: Bool
  /// The arguments the program was called with.
  public var arguments: [String]
  /// Seed of the random inputs.
  public var seed: UInt64
  /// What makes the figures less trustworthy, each with its remedy.
  public var warnings: [String]

  /// The environment of this process.
  ///
  /// - Parameters:
  ///   - instructionSet: name of the set that the kernels run on.
  ///   - seed: seed of the random inputs.
  ///   - arguments: the program's arguments.
  ///   - date: start of the run.
  public init(
    instructionSet: String, seed: UInt64, arguments: [String], date: Date = Date()
  ) {
    self.instructionSet = instructionSet
    self.seed = seed
    self.arguments = arguments
    self.date = ISO8601DateFormatter().string(from: date)
    let process = ProcessInfo.processInfo
    system = process.operatingSystemVersionString
    processors = process.activeProcessorCount
    memoryBytes = Int(process.physicalMemory)
    cpu = Self.cpuName
    architecture = Self.architectureName
    swift = Self.swiftVersion
    isRelease = Self.isReleaseBuild
    warnings =
      isRelease
      ? []
      : [
        "this is a debug build, many times slower than release; "
          + "use 'swift run -c release animbench'"
      ]
  }

  private static var isReleaseBuild: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  private static var architectureName: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "other"
    #endif
  }

  private static var swiftVersion: String {
    #if compiler(>=6.4)
      "6.4 or later"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }

  private static var cpuName: String {
    let info = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = info.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces) ?? "unknown"
  }

  private enum CodingKeys: String, CodingKey {
    case date, system, architecture, cpu, processors, swift, arguments, seed, warnings
    case memoryBytes = "memory_bytes"
    case instructionSet = "instruction_set"
    case isRelease = "release_build"
  }
}
