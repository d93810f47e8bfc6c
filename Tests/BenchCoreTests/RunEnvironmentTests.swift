import Foundation
import TestSupport
import Testing

@testable import BenchCore

@Suite("The environment of a run")
struct RunEnvironmentTests {
  @Test("this process is described")
  func here() throws {
    let environment = RunEnvironment(
      instructionSet: "v3", seed: 9, arguments: ["run", "--quick"],
      date: Date(timeIntervalSince1970: 1_800_000_000))
    #expect(environment.date == "2027-01-15T08:00:00Z")
    #expect(environment.processors >= 1 && environment.memoryBytes > 1 << 20)
    #expect(environment.instructionSet == "v3" && environment.seed == 9)
    #expect(environment.arguments == ["run", "--quick"])
    for text in [environment.system, environment.kernel, environment.cpu] {
      #expect(!text.isEmpty && text != "unknown")
    }
    #expect(
      environment.isRelease != environment.warnings.contains { $0.hasPrefix("this is a debug") })
  }

  static let warnings: [(Bool, Int, [String])] = [
    (true, 2, []),
    (false, 2, ["this is a debug build"]),
    (true, 1, ["there is one processor"]),
    (false, 1, ["this is a debug build", "there is one processor"]),
  ]

  @Test("debug builds and single processors are warned of", arguments: warnings)
  func warned(isRelease: Bool, processors: Int, beginnings: [String]) {
    let warnings = RunEnvironment.warnings(isRelease: isRelease, processors: processors)
    #expect(warnings.count == beginnings.count)
    #expect(zip(warnings, beginnings).allSatisfy { $0.hasPrefix($1) && $0.contains("; ") })
  }

  static let cpus: [(String, String?)] = [
    ("processor\t: 0\nmodel\t\t: 1\nmodel name\t: Some CPU: 2.0 GHz\n", "Some CPU: 2.0 GHz"),
    ("processor\t: 0\nCPU implementer\t: 0x41\nCPU part\t: 0xd0c\n", "maker 0x41, part 0xd0c"),
    ("processor\t: 0\n", nil), ("", nil),
  ]

  @Test("a CPU is named by its model or its maker's numbers", arguments: cpus)
  func cpu(text: String, name: String?) {
    #expect(RunEnvironment.cpuName(inCPUInfo: text) == name)
  }

  @Test("a revision is a commit, perhaps with changes")
  func revision() throws {
    guard let revision = RunEnvironment.gitRevision else { return }
    #expect(revision.wholeMatch(of: /[0-9a-f]{40,64}(-dirty)?/) != nil)
  }
}
