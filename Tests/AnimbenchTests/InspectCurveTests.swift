import Foundation
import Testing

@testable import animbench

@Suite("inspect curve")
struct InspectCurveTests {
  struct Answer: Decodable, Equatable {
    var curve: String
    var times: [Double]
    var values: [Double?]
    var velocities: [Double?]
  }

  private func answer(_ arguments: String...) throws -> Answer {
    let run = Transcript.of(["inspect", "curve", "--json"] + arguments)
    #expect(run.code == .success && run.notes.isEmpty, "\(run.notes)")
    return try JSONDecoder().decode(Answer.self, from: Data(run.results.utf8))
  }

  @Test("the answer has the curve's canonical text, times, values and velocities")
  func linear() throws {
    #expect(
      try answer(" LINEAR(0, 1.0) ", "--at", "0,0.25,1")
        == Answer(
          curve: "linear(0, 1)", times: [0, 0.25, 1], values: [0, 0.25, 1], velocities: [1, 1, 1]))
    #expect(
      try answer("steps(2,start)", "--at", "0.75,0.25").curve == "steps(2, jump-start)")
  }

  @Test("an infinite velocity is null")
  func infinite() throws {
    let answer = try answer("cubic-bezier(0,1,1,0)", "--at", "0,0.5,1")
    #expect(answer.velocities.map { $0 == nil } == [true, false, true])
    #expect(answer.values == [0, 0.5, 1])
  }

  @Test(
    "times are round numbers to the end where none are given",
    arguments: [
      ("ease", 0.1, 11), ("steps(3)", 0.1, 11), ("spring(duration: 0.5, bounce: 0)", 0.1, 9),
      ("spring(duration: 100, bounce: 0)", 20, 9), ("spring(duration: 1e-3, bounce: 0)", 2e-4, 9),
      ("spring(mass: 1, stiffness: 39.5, damping: 0)", 0.2, 11),
    ])
  func grid(curve: String, step: Double, count: Int) throws {
    let times = try answer(curve).times
    #expect(times.count == count, "\(times)")
    #expect(times.prefix(2) == [0, step])
    #expect(times.allSatisfy { "\($0)".count <= 6 }, "\(times)")
  }

  @Test("the text is a table under the curve's name")
  func text() throws {
    let run = Transcript.of(["inspect", "curve", "ease-in", "--at", "0,0.5,1"])
    #expect(
      run.results == """
        ease-in

        fraction     value  velocity
               0         0         0
             0.5  0.315357   1.07398
               1         1   1.72414

        """)
  }
}
