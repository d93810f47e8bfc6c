public import Foundation

/// Where and how a run was made: what its figures depend on.
public struct RunEnvironment: Codable, Equatable, Sendable {
  /// Start of the run, ISO 8601 in UTC.
  public var date: String
  /// Operating system and its version.
  public var system: String
  /// Release of the operating system's kernel; `unknown` where it cannot be told.
  public var kernel: String
  /// Architecture the program was built for.
  public var architecture: String
  /// The CPU's name; `unknown` where it cannot be told.
  public var cpu: String
  /// Processors the program may use.
  public var processors: Int
  /// Physical memory in bytes.
  public var memoryBytes: Int
  /// Instruction set that the kernels ran on.
  public var instructionSet: String
  /// Version of the compiler that the program was built with.
  public var swift: String
  /// Whether the program was built for release.
  public var isRelease: Bool
  /// Commit of the git checkout that the program was started in, `-dirty` after it if files were
  /// changed; `unknown` outside of one.
  public var gitRevision: String
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
    kernel = Self.kernelRelease ?? "unknown"
    processors = process.activeProcessorCount
    memoryBytes = Int(process.physicalMemory)
    cpu = Self.cpuName ?? "unknown"
    architecture = Self.architectureName
    swift = Self.swiftVersion
    isRelease = Self.isReleaseBuild
    gitRevision = Self.gitRevision ?? "unknown"
    warnings = Self.warnings(isRelease: isRelease, processors: processors)
  }

  /// What makes the figures of such a process less trustworthy, and what to do about it.
  static func warnings(isRelease: Bool, processors: Int) -> [String] {
    var warnings: [String] = []
    if !isRelease {
      warnings.append(
        "this is a debug build, many times slower than release; "
          + "use 'swift run -c release animbench'")
    }
    if processors < 2 {
      warnings.append(
        "there is one processor, so whatever else runs is timed too; "
          + "measure on a machine with two or more")
    }
    return warnings
  }

  private enum CodingKeys: String, CodingKey {
    case date, system, kernel, architecture, cpu, processors, swift, arguments, seed, warnings
    case memoryBytes = "memory_bytes"
    case instructionSet = "instruction_set"
    case isRelease = "release_build"
    case gitRevision = "git_revision"
  }
}
