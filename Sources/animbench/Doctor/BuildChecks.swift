/// How this program was built.
enum BuildChecks {
  /// Whether this is a build without optimisation, whose times mean nothing.
  static let isDebug: Bool = {
    var isDebug = false
    assert(
      {
        isDebug = true
        return true
      }())
    return isDebug
  }()

  static func build(_ machine: Machine) -> Finding? {
    isDebug
      ? .problem(
        "build", "debug: times of code that was not optimised mean nothing",
        remedy: "swift run -c release animbench")
      : .ok("build", "release")
  }
}
