internal import Foundation

/// How memory is handed out.
enum MemoryChecks {
  static func swap(_ machine: Machine) -> Finding? {
    guard let swaps = machine.text("/proc/swaps") else { return nil }
    // Name, type, size, used and priority; sizes in KiB; the first line is the heading.
    let used = swaps.split(whereSeparator: \.isNewline).dropFirst().compactMap { line in
      line.split(whereSeparator: \.isWhitespace).dropFirst(3).first.flatMap { Double($0) }
    }
    let total = used.reduce(0, +)
    guard total > 0 else { return .ok("swap", used.isEmpty ? "none" : "none in use") }
    return .advice(
      "swap", "\((total / 1024).formatted(decimals: 0)) MiB in use: a page may come from disk",
      remedy: "free memory, or sudo swapoff -a")
  }

  static func hugePages(_ machine: Machine) -> Finding? {
    guard let text = machine.text("/sys/kernel/mm/transparent_hugepage/enabled") else { return nil }
    let chosen = text.split(separator: " ").first { $0.hasPrefix("[") }?.dropFirst().dropLast()
    guard chosen == "never" else { return .ok("huge pages", String(chosen ?? "unknown")) }
    return .advice(
      "huge pages", "never: large working sets pay for more address translation than elsewhere",
      remedy: "echo madvise | sudo tee /sys/kernel/mm/transparent_hugepage/enabled")
  }
}
