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
    let clock = ContinuousClock()
    let count = 20_000
    let start = clock.now
    var last = start
    var step = Duration.seconds(1)
    for _ in 0..<count {
      let now = clock.now
      if now > last { step = min(step, now - last) }
      last = now
    }
    return (step / .nanoseconds(1), (last - start) / .nanoseconds(count))
  }
}
