extension Command {
  /// `animbench doctor`.
  static let doctor = Command(
    "doctor",
    abstract: "says what this machine lacks for good figures, and the remedy",
    discussion: [
      "Exits 0 unless nothing can be measured here at all; then 1."
    ],
    options: [.json, .format(TextFormat.self), .output, .results, .quiet],
    example: "doctor --json"
  ) { arguments, console in
    let delivery = try Delivery(arguments, console: console, standard: TextFormat.text, json: .json)
    let machine = Machine.current(
      environment: console.environment, resultsFolder: arguments.last(.results) ?? "results")
    let findings = Doctor.examine(machine)
    switch delivery.format {
    case .text: try delivery.deliver(DoctorText.text(findings))
    case .json: try delivery.deliver(JSONText.text(["findings": findings]))
    }
    return findings.contains(where: \.stopsMeasuring) ? .failure : .success
  }
}
