internal import BenchCore
internal import CReference

/// The blend as a plain loop in C, built with `-O3 -march=native`: what the kernel is held against.
final class CBlendWorkload: Workload {
  private let buffers: BlendBuffers

  init(_ buffers: BlendBuffers) {
    self.buffers = buffers
  }

  func runFrame(_ frame: Int) {
    unsafe ck_reference_blend(
      buffers.from.elements.baseAddress, buffers.to.elements.baseAddress,
      buffers.progress.elements.baseAddress, buffers.out.elements.baseAddress,
      Int64(buffers.progress.elements.count), Int64(buffers.components))
  }
}
