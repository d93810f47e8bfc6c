import Foundation
import Testing

@testable import animbench

@Suite("Doctor")
struct DoctorTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A machine whose system files are these.
  private func machine(_ files: [String: String] = [:]) throws -> Machine {
    for (path, text) in files { try folder.write(text, to: path) }
    return Machine(
      root: folder.path, environment: ["PATH": "/usr/bin"], processorCount: 4, loadAverage: 0,
      resultsFolder: folder.path("results"))
  }

  @Test("every finding that is not ok says what to do", arguments: [true, false])
  func remedies(isBare: Bool) throws {
    let machine =
      isBare ? try machine() : Machine.current(environment: [:], resultsFolder: "results")
    let findings = Doctor.examine(machine)
    #expect(Set(findings.map(\.check)).count == findings.count)
    for finding in findings {
      #expect((finding.remedy == nil) == (finding.state == .ok), "\(finding)")
      #expect(!finding.fact.isEmpty)
    }
  }

  @Test(
    "the load is held against the cores",
    arguments: [(0.1, Finding.State.ok), (1.5, .advice), (3.8, .problem), (9, .problem)])
  func load(load: Double, state: Finding.State) throws {
    var machine = try machine()
    machine.loadAverage = load
    #expect(LoadChecks.load(machine)?.state == state)
  }

  @Test(
    "a quota of the control group or one above it is found",
    arguments: [
      ("0::/a/b", "sys/fs/cgroup/a/cpu.max", "max 100000", .ok, "none"),
      ("0::/a/b", "sys/fs/cgroup/a/cpu.max", "150000 100000", .advice, "1.50 cores"),
      ("0::/", "sys/fs/cgroup/cpu.max", "50000 100000", .problem, "0.50 cores"),
      ("1:cpu:/x", "sys/fs/cgroup/cpu/x/cpu.cfs_quota_us", "20000", .problem, "0.20 cores"),
      ("1:cpu:/x", "sys/fs/cgroup/cpu/x/cpu.cfs_quota_us", "-1", .ok, "none"),
    ] as [(String, String, String, Finding.State, String)])
  func quota(group: String, file: String, text: String, state: Finding.State, fact: String) throws {
    let machine = try machine([
      "proc/self/cgroup": group, file: text, "sys/fs/cgroup/cpu/x/cpu.cfs_period_us": "100000",
    ])
    let finding = try #require(LoadChecks.quota(machine))
    #expect(finding.state == state)
    #expect(finding.fact.hasPrefix(fact), "\(finding.fact)")
  }

  @Test("a forced instruction set is named, one that is none stops the measuring")
  func instructionSet() throws {
    var machine = try machine()
    machine.environment["ANIMKERNEL_FORCE_ISA"] = "v9"
    let finding = try #require(ProcessorChecks.instructionSet(machine))
    #expect(finding.state == .problem && finding.stopsMeasuring)
    #expect(finding.remedy == "give v1, v3 or v4, or unset it")
  }

  #if os(Linux)
    @Test(
      "system files become findings",
      arguments: [
        (
          ProcessorChecks.governor, "sys/devices/system/cpu/cpu0/cpufreq/scaling_governor",
          "performance\n", .ok
        ),
        (
          ProcessorChecks.governor, "sys/devices/system/cpu/cpu0/cpufreq/scaling_governor",
          "powersave\n", .advice
        ),
        (
          ProcessorChecks.virtualMachine, "proc/cpuinfo", "flags\t\t: fpu vme hypervisor sse",
          .advice
        ),
        (ProcessorChecks.virtualMachine, "proc/cpuinfo", "flags\t\t: fpu vme sse", .ok),
        (MemoryChecks.swap, "proc/swaps", "Filename Type Size Used Priority", .ok),
        (MemoryChecks.swap, "proc/swaps", "Filename\n/dev/sda partition 1000 0 -2", .ok),
        (MemoryChecks.swap, "proc/swaps", "Filename\n/dev/sda partition 9000 2048 -2", .advice),
        (
          MemoryChecks.hugePages, "sys/kernel/mm/transparent_hugepage/enabled",
          "always madvise [never]", .advice
        ),
        (
          MemoryChecks.hugePages, "sys/kernel/mm/transparent_hugepage/enabled",
          "[always] madvise never", .ok
        ),
        (ToolChecks.counters, "proc/sys/kernel/perf_event_paranoid", "3", .advice),
        (ToolChecks.counters, "proc/sys/kernel/perf_event_paranoid", "2", .advice),
        (ToolChecks.cpuProfiler, "opt/lib/libprofiler.so.0", "", .advice),
        (ToolChecks.cpuProfiler, "usr/lib/libprofiler.so.0", "", .ok),
        (ToolChecks.heapProfiler, "usr/lib/libprofiler.so.0", "", .advice),
      ] as [(Doctor.Check, String, String, Finding.State)])
    func files(
      check: Doctor.Check, path: String, text: String, state: Finding.State
    ) throws {
      #expect(check(try machine([path: text]))?.state == state)
    }

    @Test("libraries are found where the loader is told to look")
    func libraries() throws {
      let machine = try machine([
        "etc/ld.so.conf.d/own.conf": "# own\n/opt/lib\n",
        "opt/lib/libtcmalloc_and_profiler.so.4": "",
      ])
      #expect(
        ToolChecks.heapProfiler(machine)
          == .ok("heap profiler", "/opt/lib/libtcmalloc_and_profiler.so.4"))
    }
  #endif

  @Test("a results folder that is a file cannot be written")
  func results() throws {
    var machine = try machine(["results": "a file"])
    #expect(StorageChecks.results(machine)?.state == .problem)
    machine.resultsFolder = folder.path("new/results")
    #expect(StorageChecks.results(machine)?.state == .ok)
    #expect(StorageChecks.space(machine)?.check == "disk")
  }

  @Test("the clock's steps and cost are above 0 and below a millisecond")
  func clock() {
    let (step, cost) = ClockChecks.reading()
    #expect(step > 0 && step < 1e6)
    #expect(cost > 0 && cost < 1e6)
  }

  @Test("the text aligns states, checks and facts, and counts them")
  func text() throws {
    let findings: [Finding] = [
      .ok("build", "release"), .advice("governor", "powersave", remedy: "set it"),
      .problem("disk", "0.0 GB free", remedy: "delete"),
    ]
    #expect(
      DoctorText.text(findings) == """
        ok       build     release
        advice   governor  powersave
                           → set it
        problem  disk      0.0 GB free
                           → delete

        1 ok, 1 advice, 1 problem

        """)
  }

  @Test("--json holds what the text holds")
  func json() throws {
    let run = Transcript.of(["doctor", "--json"], environment: ["PATH": "/usr/bin"])
    #expect(run.code == .success && run.notes.isEmpty)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(run.results.utf8)) as? [String: Any])
    let findings = try #require(json["findings"] as? [[String: Any]])
    #expect(findings.count >= 10)
    for finding in findings {
      #expect(
        Set(finding.keys) == ["check", "state", "fact", "remedy", "stops_measuring"])
    }
  }
}
