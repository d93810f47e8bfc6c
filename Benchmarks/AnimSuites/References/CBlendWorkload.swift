internal import BenchCore
internal import CReference

/// The blend as a plain loop in C, built with `-O3 -march=native`: what the kernel is held against.
final class CBlendWorkload: Workload {
  private let input: BlendInput
  private let out: OutputBuffer<Float>

  init(_ input: BlendInput) {
    self.input = input
    out = OutputBuffer(count: input.from.count)
  }

  func runFrame(_ frame: Int) {
    unsafe input.from.withUnsafeBufferPointer { from in
      unsafe input.to.withUnsafeBufferPointer { to in
        unsafe input.progress.withUnsafeBufferPointer { progress in
          out.write { out in
            unsafe out.withUnsafeMutableBufferPointer { out in
              unsafe ck_reference_blend(
                from.baseAddress, to.baseAddress, progress.baseAddress, out.baseAddress,
                Int64(progress.count), Int64(input.components))
            }
          }
        }
      }
    }
  }
}
