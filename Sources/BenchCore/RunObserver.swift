/// Is told how a run goes on.
public protocol RunObserver {
  /// A benchmark begins.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - index: its place in the run, from 0.
  ///   - count: benchmarks in the run.
  func benchmarkBegins(_ name: String, index: Int, of count: Int)

  /// A benchmark was measured.
  func benchmarkEnded(_ record: BenchmarkRecord)

  /// A benchmark could not be measured.
  func benchmarkFailed(_ failure: RunRecord.Failure)

  /// The run is over or interrupted.
  func runEnded()
}
