/// How this program was built.
enum BuildChecks {
  /// Whether this is a build without optimisation, whose times mean nothing.
  static var isDebug: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  static func build(_ machine: Machine) -> Finding? {
    isDebug
      ? .problem(
        "build", "debug: times of code that was not optimised mean nothing",
        remedy: "swift run -c release animbench")
      : .ok("build", "release")
  }
}
