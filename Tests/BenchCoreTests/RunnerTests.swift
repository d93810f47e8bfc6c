import Foundation
import Testing

@testable import BenchCore

@Suite("Running benchmarks")
struct RunnerTests {
  private struct Broken: Error, CustomStringConvertible {
    var description: String { "the file is gone; bring it back" }
  }

  private final class Work: Workload {
    func runFrame(_ frame: Int) {}
  }

  private var environment: RunEnvironment {
    RunEnvironment(
      instructionSet: "v1", seed: 7, arguments: ["run"],
      date: Date(timeIntervalSince1970: 1_800_000_000))
  }

  private func runner(
    _ benchmarks: [Benchmark], interruptedAfter: Int = .max
  ) -> Runner {
    let time = FakeTime()
    var sampler = Sampler(seconds: 0.001, clockCost: 0, clockStep: 0)
    sampler.now = {
      time.advance(by: 1000)
      return time.now()
    }
    var asked = 0
    return Runner(
      catalog: BenchmarkCatalog(benchmarks), plan: RunPlan(secondsPerBenchmark: 0.001),
      limits: nil, sampler: sampler
    ) {
      asked += 1
      return asked > interruptedAfter
    }
  }

  private func benchmark(_ name: String, reference: Reference? = nil) -> Benchmark {
    Benchmark(name, item: "item", itemsPerFrame: 10, reference: reference) { Work() }
  }

  @Test("a benchmark that cannot be prepared is a failure, and the others go on")
  func failure() {
    let broken = Benchmark("b", item: "item", itemsPerFrame: 1) { throw Broken() }
    let all = [benchmark("a"), broken, benchmark("c")]
    let run = runner(all).run(all, environment: environment)
    #expect(run.benchmarks.map(\.name) == ["a", "c"])
    #expect(
      run.failures
        == [RunRecord.Failure(name: "b", message: "the file is gone; bring it back")])
    #expect(!run.interrupted)
  }

  @Test("an interrupt keeps what was measured")
  func interrupt() {
    let all = [benchmark("a"), benchmark("b")]
    let run = runner(all, interruptedAfter: 200).run(all, environment: environment)
    #expect(run.interrupted)
    #expect(run.benchmarks.count < 2)
  }

  @Test("a benchmark is compared with its reference although that was not asked for")
  func reference() throws {
    let subject = benchmark("a", reference: Reference("b", atLeast: 0.5))
    let run = runner([subject, benchmark("b")]).run([subject], environment: environment)
    let reference = try #require(run.benchmarks.first?.reference)
    #expect(reference.name == "b" && reference.atLeast == 0.5 && reference.isMet)
    #expect(run.benchmarks.count == 1)
  }

  @Test("a reference that cannot be prepared is a failure, and the benchmark's figures are kept")
  func brokenReference() throws {
    let broken = Benchmark("b", item: "item", itemsPerFrame: 1) { throw Broken() }
    let subject = benchmark("a", reference: Reference("b", atLeast: 1))
    let run = runner([subject, broken]).run([subject], environment: environment)
    #expect(run.benchmarks.map(\.name) == ["a"] && run.benchmarks[0].reference == nil)
    #expect(
      run.failures.map { "\($0.name): \($0.message)" } == [
        "a: what it is held against cannot be prepared: the file is gone; bring it back"
      ])
  }

  @Test("frames of different sizes are compared by the time an item takes")
  func itemRatio() throws {
    let time = FakeTime()
    var sampler = Sampler(seconds: 0.001, clockCost: 0, clockStep: 0)
    sampler.now = { time.now() }
    let subject = Benchmark(
      "a", item: "item", itemsPerFrame: 100, reference: Reference("b", atLeast: 1)
    ) { FakeWorkload(time) { _ in 1000 } }
    let other = Benchmark("b", item: "item", itemsPerFrame: 10) {
      FakeWorkload(time) { _ in 1000 }
    }
    let run = Runner(
      catalog: BenchmarkCatalog([subject, other]), plan: RunPlan(secondsPerBenchmark: 0.001),
      limits: nil, sampler: sampler, isInterrupted: { false }
    ).run([subject], environment: environment)
    let reference = try #require(run.benchmarks.first?.reference)
    #expect(abs(reference.ratio - 10) < 1e-9 && abs(reference.low - 10) < 1e-9)
  }

  @Test("samples are kept in the order taken")
  func rawSamples() throws {
    let time = FakeTime()
    var sampler = Sampler(seconds: 0.001, clockCost: 0, clockStep: 0)
    sampler.now = { time.now() }
    let rising = Benchmark("a", item: "item", itemsPerFrame: 1) {
      FakeWorkload(time) { frame in UInt64(50_000 + frame) }
    }
    let run = Runner(
      catalog: BenchmarkCatalog([rising]), plan: RunPlan(secondsPerBenchmark: 0.001),
      limits: nil, sampler: sampler, isInterrupted: { false }
    ).run([rising], environment: environment)
    let samples = try #require(run.benchmarks[0].rawSamples)
    #expect(samples.count == run.benchmarks[0].sampleCount && samples.count > 5)
    #expect(zip(samples, samples.dropFirst()).allSatisfy { $0 + 1 == $1 })
    #expect(run.benchmarks[0].frameTime.min == samples[0])
  }

  @Test("a benchmark meant for one refresh rate is held against that alone")
  func refreshRate() throws {
    let own = Benchmark("a", item: "item", itemsPerFrame: 1, refreshRate: 90) { Work() }
    let run = runner([own]).run([own], environment: environment)
    #expect(run.benchmarks.first?.budgets.map(\.hz) == [90])
  }

  @Test("times and rates without end stop the program")
  func planPreconditions() async {
    await #expect(processExitsWith: .failure) { _ = RunPlan(secondsPerBenchmark: 1e99) }
    await #expect(processExitsWith: .failure) { _ = RunPlan(secondsPerBenchmark: 0) }
    await #expect(processExitsWith: .failure) {
      _ = RunPlan(secondsPerBenchmark: 1, refreshRates: [60, .infinity])
    }
  }

  @Test("a plan shares the time and gives no benchmark more than 3 seconds")
  func plan() {
    let many = (0..<100).map { benchmark("\($0)") }
    #expect(
      RunPlan(totalSeconds: 60, benchmarks: many, refreshRates: [60]).secondsPerBenchmark == 0.3)
    #expect(
      RunPlan(totalSeconds: 60, benchmarks: [many[0]], refreshRates: [60]).secondsPerBenchmark == 3)
  }
}
