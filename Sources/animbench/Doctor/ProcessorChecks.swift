internal import AnimKernel
internal import Foundation

/// What computes.
enum ProcessorChecks {
  static func instructionSet(_ machine: Machine) -> Finding? {
    let forcing = InstructionSet.forcingVariable
    let forced = machine.environment[forcing, default: ""]
    let best = InstructionSet.available.last ?? .v1
    do {
      let chosen = try InstructionSet.choose(forced)
      guard chosen < best else { return .ok("instruction set", name(chosen)) }
      return .advice(
        "instruction set", "\(name(chosen)), though the CPU has \(name(best))",
        remedy: "unset \(forcing)")
    } catch {
      let parts = error.description.split(separator: "; ", maxSplits: 1).map(String.init)
      return .problem("instruction set", parts[0], remedy: parts.last ?? "", stopsMeasuring: true)
    }
  }

  private static func name(_ set: InstructionSet) -> String {
    #if arch(x86_64)
      "x86-64-\(set.rawValue), \(set.laneCount) floats at a time"
    #else
      "\(set.laneCount) floats at a time"
    #endif
  }

  static func cores(_ machine: Machine) -> Finding? {
    machine.processorCount > 1
      ? .ok("cores", "\(machine.processorCount)")
      : .advice(
        "cores", "1, which the benchmark shares with everything else",
        remedy: "use a machine with 2 cores or more")
  }

  static func governor(_ machine: Machine) -> Finding? {
    #if os(Linux)
      let path = "/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor"
      guard let governor = machine.text(path) else {
        return .ok("governor", "none: this system does not set the CPU's frequency")
      }
      return governor == "performance"
        ? .ok("governor", governor)
        : .advice(
          "governor", "\(governor): the CPU's frequency follows the load",
          remedy: "apt-get install linux-cpupower && cpupower frequency-set -g performance")
    #else
      nil
    #endif
  }

  static func virtualMachine(_ machine: Machine) -> Finding? {
    guard let cpu = machine.text("/proc/cpuinfo") else { return nil }
    let flags = cpu.split(whereSeparator: \.isNewline).first { $0.hasPrefix("flags") }
    let product = machine.text("/sys/class/dmi/id/product_name") ?? ""
    let isVirtual =
      flags?.split(separator: " ").contains("hypervisor") ?? false || machine.has("/sys/hypervisor")
      || ["Virtual", "KVM", "QEMU", "VMware"].contains { product.contains($0) }
    guard isVirtual else { return .ok("hardware", "the machine itself") }
    return .advice(
      "hardware", "a virtual machine: other guests take time from it",
      remedy: "compare only what was measured in one run, or use a machine of your own")
  }
}
