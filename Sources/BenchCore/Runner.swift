/// Measures benchmarks one after the other.
public struct Runner {
  private let catalog: BenchmarkCatalog
  private let plan: RunPlan
  private let limits: MachineLimits?
  private let sampler: Sampler
  private let isInterrupted: () -> Bool

  /// A runner.
  ///
  /// - Parameters:
  ///   - catalog: where the benchmarks that others are held against are found.
  ///   - plan: how long and against which refresh rates.
  ///   - limits: the machine's limits, if measured.
  ///   - isInterrupted: asked while it measures; true ends the run, what was measured is kept.
  public init(
    catalog: BenchmarkCatalog, plan: RunPlan, limits: MachineLimits?,
    isInterrupted: @escaping () -> Bool = { Interrupt.isRaised }
  ) {
    self.init(
      catalog: catalog, plan: plan, limits: limits,
      sampler: Sampler(seconds: plan.secondsPerBenchmark), isInterrupted: isInterrupted)
  }

  init(
    catalog: BenchmarkCatalog, plan: RunPlan, limits: MachineLimits?, sampler: Sampler,
    isInterrupted: @escaping () -> Bool
  ) {
    self.catalog = catalog
    self.plan = plan
    self.limits = limits
    self.sampler = sampler
    self.isInterrupted = isInterrupted
  }

  /// Measures `benchmarks` in order.
  ///
  /// A benchmark that cannot be prepared is recorded as a failure, and the others go on.
  ///
  /// - Parameters:
  ///   - benchmarks: what is measured.
  ///   - environment: where it runs.
  ///   - observer: is told how it goes on.
  /// - Returns: what was measured up to the end or the interrupt.
  public func run(
    _ benchmarks: [Benchmark], environment: RunEnvironment, observer: (any RunObserver)? = nil
  ) -> RunRecord {
    var run = RunRecord(environment: environment, limits: limits)
    for (index, benchmark) in benchmarks.enumerated() where !isInterrupted() {
      observer?.benchmarkBegins(benchmark.name, index: index, of: benchmarks.count)
      func fail(_ message: String) {
        let failure = RunRecord.Failure(name: benchmark.name, message: message)
        run.failures.append(failure)
        observer?.benchmarkFailed(failure)
      }
      do {
        ResidentMemory.resetPeak()
        let workload = try benchmark.prepare()
        guard var record = measure(benchmark, workload) else { continue }
        do {
          record.reference = try ratio(of: benchmark, workload)
        } catch {
          fail("what it is held against cannot be prepared: \(error)")
        }
        run.benchmarks.append(record)
        observer?.benchmarkEnded(record)
      } catch {
        fail("\(error)")
      }
    }
    run.interrupted = isInterrupted()
    observer?.runEnded()
    return run
  }

  /// One benchmark's record; nil if interrupted before its first sample.
  private func measure(
    _ benchmark: Benchmark, _ workload: any Workload
  ) -> BenchmarkRecord? {
    var frame = 0
    guard
      let samples = sampler.sample(workload, frame: &frame, isInterrupted: isInterrupted)
    else { return nil }
    var record = BenchmarkRecord(
      benchmark, samples: samples, limits: limits, refreshRates: plan.refreshRates)
    record.allocationsPerFrame = allocations(workload, frame: &frame, time: record.frameTime.p50)
    record.peakResidentBytes = ResidentMemory.peak()
    return record
  }

  /// Allocations a frame, counted after the timing over about 50 ms of frames.
  private func allocations(
    _ workload: any Workload, frame: inout Int, time: Double
  ) -> Double? {
    let frames = min(64, max(1, Int(50e6 / time)))
    var next = frame
    let count = AllocationCounter.count {
      for _ in 0..<frames {
        workload.runFrame(next)
        next += 1
      }
    }
    frame = next
    return count.map { Double($0.allocations) / Double(frames) }
  }

  /// The time of an item of what a benchmark is held against by its own; nil without such, or if
  /// interrupted.
  private func ratio(
    of benchmark: Benchmark, _ workload: any Workload
  ) throws -> ReferenceRecord? {
    guard let reference = benchmark.reference, !isInterrupted() else { return nil }
    guard let other = catalog.benchmark(named: reference.name) else {
      preconditionFailure("\(benchmark.name) and what it is held against are in the catalog")
    }
    let ratio = sampler.ratio(
      of: workload, to: try other.prepare(), isInterrupted: isInterrupted)
    let factor = Double(benchmark.itemsPerFrame) / Double(other.itemsPerFrame)
    return ratio.map { ReferenceRecord(reference, $0.scaled(by: factor)) }
  }
}
