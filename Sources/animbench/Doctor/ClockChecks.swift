internal import BenchCore

/// What times are read from.
enum ClockChecks {
  static func clock(_ machine: Machine) -> Finding? {
    let (step, cost) = reading()
    let source = machine.text(
      "/sys/devices/system/clocksource/clocksource0/current_clocksource")
    let fact = [
      source, "steps of \(step.formatted(decimals: 0)) ns",
      "\(cost.formatted(decimals: 0)) ns a reading",
    ].compactMap(\.self).joined(separator: ", ")
    guard step < 1e6 else {
      return .problem(
        "clock", "\(fact): too coarse for any frame", remedy: fasterSource, stopsMeasuring: true)
    }
    guard step < 1000, cost < 1000 else {
      return .advice("clock", "\(fact): coarse for short frames", remedy: fasterSource)
    }
    return .ok("clock", fact)
  }

  private static let fasterSource =
    "choose another of available_clocksource in /sys/devices/system/clocksource/clocksource0"

  /// The smallest step that the clock shows and the mean cost of a reading, in nanoseconds.
  static func reading() -> (step: Double, cost: Double) {
    var last = MonotonicClock.now()
    var step = UInt64.max
    for _ in 0..<20_000 {
      let now = MonotonicClock.now()
      if now > last { step = min(step, now - last) }
      last = now
    }
    return (Double(step), MonotonicClock.cost())
  }
}
