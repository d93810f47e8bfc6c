/// Looks for what this machine lacks for good figures.
enum Doctor {
  /// One look at the machine; nil where the question makes no sense on this system.
  typealias Check = @Sendable (Machine) -> Finding?

  /// All checks, in the order of their findings.
  static let checks: [Check] = [
    BuildChecks.build, ProcessorChecks.instructionSet, ProcessorChecks.cores,
    ProcessorChecks.governor, ProcessorChecks.virtualMachine, LoadChecks.load, LoadChecks.quota,
    MemoryChecks.swap, MemoryChecks.hugePages, ClockChecks.clock, StorageChecks.results,
    StorageChecks.space, ToolChecks.counters, ToolChecks.cpuProfiler, ToolChecks.heapProfiler,
    ToolChecks.valgrind, ToolChecks.gnuplot,
  ]

  static func examine(_ machine: Machine) -> [Finding] {
    checks.compactMap { $0(machine) }
  }
}
