import BenchCore
import TestSupport
import Testing

@Suite("Counting allocations")
struct AllocationCounterTests {
  final class Node {
    var next: Node?
  }

  @Test("a known workload is counted exactly")
  func exact() throws {
    func work() {
      for _ in 0..<1000 { blackHole(Node()) }
      for _ in 0..<10 { blackHole([UInt8](repeating: 1, count: 8000)) }
    }
    work()
    let count = AllocationCounter.count(work)
    #if os(Linux)
      // A node has a header of 16 bytes and a reference; an array a header of 32 bytes.
      let bytes = 1000 * 24 + 10 * 8032
      #expect(count == AllocationCounter.Count(allocations: 1010, bytes: bytes, frees: 1010))
    #else
      #expect(count == nil)
    #endif
  }

  @Test("work without allocations counts none, and counting leaves nothing behind")
  func none() {
    var sum = 0
    let count = AllocationCounter.count { for i in 0..<1000 { sum &+= i } }
    #if os(Linux)
      #expect(count == AllocationCounter.Count(allocations: 0, bytes: 0, frees: 0))
    #endif
    blackHole(sum)
    // The allocator works as before.
    #expect((0..<100).map { [Int](repeating: $0, count: 50).count }.allSatisfy { $0 == 50 })
  }
}
