internal import AnimKernel
internal import BenchCore

/// The triad `a + b × s`, its stores past the caches: what the machine moves at best.
final class TriadWorkload: Workload {
  private let a: AlignedNumbers<Float>
  private let b: AlignedNumbers<Float>
  private let out: AlignedNumbers<Float>

  init(count: Int) {
    a = AlignedNumbers(repeating: 1, count: count)
    b = AlignedNumbers(repeating: 2, count: count)
    out = AlignedNumbers(count: count)
  }

  func runFrame(_ frame: Int) {
    let a = unsafe UnsafeBufferPointer(a.elements)
    let b = unsafe UnsafeBufferPointer(b.elements)
    out.write { out in
      unsafe LimitKernel.triad(a.span, b.span, factor: 0.5, into: &out, streams: true)
    }
  }
}
