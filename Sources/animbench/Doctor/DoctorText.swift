/// Writes findings for people: one a line, its remedy below it.
enum DoctorText {
  static func text(_ findings: [Finding]) -> String {
    let width = findings.map(\.check.count).max() ?? 0
    let lines = findings.flatMap { finding in
      let state = finding.state.rawValue.padded(to: 7)
      let line = "\(state)  \(finding.check.padded(to: width))  \(finding.fact)"
      let margin = String(repeating: " ", count: 7 + 2 + width + 2)
      return [line] + (finding.remedy.map { ["\(margin)→ \($0)"] } ?? [])
    }
    let counts = [Finding.State.ok, .advice, .problem].map { state in
      "\(findings.count { $0.state == state }) \(state.rawValue)"
    }
    return (lines + ["", counts.joined(separator: ", ")]).joined(separator: "\n") + "\n"
  }
}
