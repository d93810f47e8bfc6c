/// What profiling and plotting need beside this program.
enum ToolChecks {
  static func counters(_ machine: Machine) -> Finding? {
    guard let text = machine.text("/proc/sys/kernel/perf_event_paranoid") else { return nil }
    guard let level = Int(text), level <= 2 else {
      return .advice(
        "counters", "the kernel keeps them from users (perf_event_paranoid is \(text))",
        remedy: "sudo sysctl kernel.perf_event_paranoid=2")
    }
    let devices = machine.names(in: "/sys/bus/event_source/devices")
    return devices.contains { $0.hasPrefix("cpu") || $0.hasPrefix("armv8") }
      ? .ok("counters", "cycles and instructions can be counted")
      : .advice(
        "counters", "this CPU shows none, as in most virtual machines",
        remedy: "count instructions by valgrind, or use hardware that has counters")
  }

  static func cpuProfiler(_ machine: Machine) -> Finding? {
    library("libprofiler.so.0", check: "CPU profiler", machine)
  }

  static func heapProfiler(_ machine: Machine) -> Finding? {
    library("libtcmalloc_and_profiler.so.4", check: "heap profiler", machine)
  }

  static func valgrind(_ machine: Machine) -> Finding? {
    program("valgrind", package: "valgrind", what: "instruction counts", machine)
  }

  static func gnuplot(_ machine: Machine) -> Finding? {
    program("gnuplot", package: "gnuplot-nox", what: "plots", machine)
  }

  private static func library(_ name: String, check: String, _ machine: Machine) -> Finding? {
    #if os(Linux)
      if let path = machine.library(name) {
        return .ok(check, path)
      }
      return .advice(
        check, "\(name) of gperftools is not installed",
        remedy: "apt-get install libgoogle-perftools-dev")
    #else
      nil
    #endif
  }

  private static func program(
    _ name: String, package: String, what: String, _ machine: Machine
  ) -> Finding? {
    if let path = machine.program(name) {
      return .ok(name, path)
    }
    #if os(Linux)
      let remedy = "apt-get install \(package)"
    #else
      let remedy = "brew install \(name)"
    #endif
    return .advice(name, "not installed: no \(what)", remedy: remedy)
  }
}
