import AnimKernel
import Testing

@Suite("Linear progress kernel")
struct LinearProgressTests {
  @Test(
    "every length agrees with the division, held within 0...1",
    arguments: InstructionSet.available, KernelLengths.all)
  func lengths(set: InstructionSet, count: Int) {
    let elapsed = (0..<count).map { _ in Float.random(in: -1...3) }
    let durations = (0..<count).map { _ in Float.random(in: 0.1...2) }
    #expect(
      progress(elapsed, durations, set)
        == zip(elapsed, durations).map { min(max($0 / $1, 0), 1) })
  }

  @Test("a duration of 0 or less is finished", arguments: InstructionSet.available)
  func finished(set: InstructionSet) {
    #expect(progress([0, 1, -1, 0.5], [0, 0, 0, -2], set) == [1, 1, 1, 1])
  }

  @Test("NaN stays NaN", arguments: InstructionSet.available)
  func notANumber(set: InstructionSet) {
    let out = progress([.nan, 1, .infinity], [1, .nan, 1], set)
    #expect(out[0].isNaN && out[1].isNaN && out[2] == 1)
  }

  @Test(
    "elapsed time is the difference, at every length",
    arguments: InstructionSet.available, KernelLengths.all)
  func elapsed(set: InstructionSet, count: Int) {
    let starts = (0..<count).map { _ in Float.random(in: 0...3) }
    var out = [Float](repeating: .nan, count: count)
    var span = out.mutableSpan
    BatchKernel.elapsed(since: starts.span, now: 1.5, into: &span, on: set)
    #expect(out == starts.map { 1.5 - $0 })
  }

  private func progress(_ elapsed: [Float], _ durations: [Float], _ set: InstructionSet) -> [Float]
  {
    var out = [Float](repeating: .nan, count: elapsed.count)
    var span = out.mutableSpan
    BatchKernel.linearProgress(
      elapsed: elapsed.span, durations: durations.span, into: &span, on: set)
    return out
  }
}
