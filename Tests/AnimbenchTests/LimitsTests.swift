import Testing

@testable import animbench

@Suite("limits")
struct LimitsTests {
  @Test("the text has bandwidth by level and the arithmetic peak")
  func text() {
    let run = Transcript.of(["limits"], environment: ["ANIMKERNEL_FORCE_ISA": "v1"])
    #expect(
      run
        == Transcript(
          code: .success,
          results: """
            level   working set  bandwidth
            L1         24.0 KiB   232 GB/s
            memory      192 MiB  45.0 GB/s

            arithmetic: 289 Gflop/s, one thread, instruction set v1

            """, notes: ""))
  }

  @Test("JSON has the figures and the instruction set")
  func json() throws {
    let run = Transcript.of(["limits", "--json"], environment: ["ANIMKERNEL_FORCE_ISA": "v1"])
    try Golden.expect(run.results, is: "limits-json")
  }
}
