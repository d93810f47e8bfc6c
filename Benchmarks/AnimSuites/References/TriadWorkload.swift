internal import AnimKernel
internal import BenchCore

/// The triad `a + b × s`, its stores past the caches: what the machine moves at best.
final class TriadWorkload: Workload {
  private let a: ContiguousArray<Float>
  private let b: ContiguousArray<Float>
  private let out: OutputBuffer<Float>

  init(count: Int) {
    a = ContiguousArray(repeating: 1, count: count)
    b = ContiguousArray(repeating: 2, count: count)
    out = OutputBuffer(count: count)
  }

  func runFrame(_ frame: Int) {
    let (a, b) = (a, b)
    out.write { out in
      LimitKernel.triad(a.span, b.span, factor: 0.5, into: &out, streams: true)
    }
  }
}
