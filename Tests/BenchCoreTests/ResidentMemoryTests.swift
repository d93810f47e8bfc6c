#if os(Linux)
  import Foundation
  import Testing

  @testable import BenchCore

  @Suite("Peak of resident memory")
  struct ResidentMemoryTests {
    @Test("a peak holds what was touched since the reset, and a reset forgets it")
    func peak() async {
      // In a process of its own, where nothing else takes memory meanwhile.
      await #expect(processExitsWith: .success) {
        func touch(_ bytes: Int) { blackHole([UInt8](repeating: 1, count: bytes)) }
        guard let before = ResidentMemory.peak() else { preconditionFailure("there is a peak") }
        touch(64 << 20)
        guard let during = ResidentMemory.peak() else { preconditionFailure("there is a peak") }
        precondition(during - before >= 60 << 20)
        ResidentMemory.resetPeak()
        guard let after = ResidentMemory.peak() else { preconditionFailure("there is a peak") }
        precondition(during - after >= 60 << 20)
      }
    }
  }
#endif
