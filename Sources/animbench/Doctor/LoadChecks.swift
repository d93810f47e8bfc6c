internal import Foundation

/// Who else wants the processor.
enum LoadChecks {
  static func load(_ machine: Machine) -> Finding? {
    guard let load = machine.loadAverage else { return nil }
    let fact = "\(load.formatted(decimals: 2)) threads want \(machine.processorCount) cores"
    let spare = Double(machine.processorCount) - load
    if spare >= 0.75 * Double(machine.processorCount) {
      return .ok("load", fact)
    }
    let remedy = "end other programs, or wait a minute and look again"
    return spare > 0.5
      ? .advice("load", fact, remedy: remedy) : .problem("load", fact, remedy: remedy)
  }

  static func quota(_ machine: Machine) -> Finding? {
    guard machine.has("/sys/fs/cgroup") else { return nil }
    guard let share = quota(of: machine) else { return .ok("CPU quota", "none") }
    let fact = "\(share.formatted(decimals: 2)) cores"
    let remedy = "give the container whole cores (--cpuset-cpus) instead of a quota (--cpus)"
    return share >= 1
      ? .advice("CPU quota", "\(fact): the process is paused when it is used up", remedy: remedy)
      : .problem("CPU quota", "\(fact): the process is paused while it measures", remedy: remedy)
  }

  /// Cores that the process's control group may use, or nil if all.
  private static func quota(of machine: Machine) -> Double? {
    let groups = (machine.text("/proc/self/cgroup") ?? "").split(whereSeparator: \.isNewline)
    var limits: [Double] = []
    for group in groups {
      let parts = group.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { continue }
      for folder in ancestors(of: String(parts[2])) {
        limits += [
          unified("/sys/fs/cgroup\(folder)", machine), old("/sys/fs/cgroup/cpu\(folder)", machine),
        ].compactMap(\.self)
      }
    }
    return limits.min()
  }

  /// `/a/b`, `/a` and the root as an empty string.
  private static func ancestors(of path: String) -> [String] {
    let parts = path.split(separator: "/")
    return (0...parts.count).map { n in parts.prefix(n).map { "/\($0)" }.joined() }
  }

  private static func unified(_ folder: String, _ machine: Machine) -> Double? {
    let parts = (machine.text("\(folder)/cpu.max") ?? "").split(separator: " ").map { Double($0) }
    guard parts.count == 2, let quota = parts[0], let period = parts[1], period > 0 else {
      return nil
    }
    return quota / period
  }

  private static func old(_ folder: String, _ machine: Machine) -> Double? {
    guard let quota = machine.text("\(folder)/cpu.cfs_quota_us").flatMap(Double.init),
      let period = machine.text("\(folder)/cpu.cfs_period_us").flatMap(Double.init),
      quota > 0, period > 0
    else { return nil }
    return quota / period
  }
}
