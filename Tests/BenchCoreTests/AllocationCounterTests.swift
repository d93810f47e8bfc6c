import BenchCore
import CAllocationCounter
import Foundation
import Synchronization
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

  #if os(Linux)
    static let calls: [(String, Int, @Sendable () -> Void)] = [
      ("malloc", 100, { unsafe free(malloc(100)) }),
      ("calloc", 120, { unsafe free(calloc(12, 10)) }),
      ("realloc", 140, { unsafe free(realloc(nil, 140)) }),
      ("reallocarray", 150, { unsafe free(reallocarray(nil, 15, 10)) }),
      ("aligned_alloc", 256, { unsafe free(aligned_alloc(64, 256)) }),
      (
        "posix_memalign", 400,
        {
          var memory: UnsafeMutableRawPointer?
          _ = unsafe posix_memalign(&memory, 64, 400)
          unsafe free(memory)
        }
      ),
    ]

    @Test("every function that allocates is counted", arguments: calls)
    func function(name: String, bytes: Int, call: @Sendable () -> Void) {
      #expect(
        AllocationCounter.count(call)
          == AllocationCounter.Count(allocations: 1, bytes: bytes, frees: 1))
    }

    @Test("every call slot is redirected while counting and holds the same as before after it")
    func restored() async {
      // In a process of its own, where no other thread binds or redirects a slot meanwhile.
      await #expect(processExitsWith: .success) {
        blackHole(Node())
        let before = ck_allocations_slots()
        var during = ck_allocation_slots()
        let count = AllocationCounter.count { during = ck_allocations_slots() }
        let after = ck_allocations_slots()
        precondition(count != nil && before.count > 0)
        precondition(during.redirected == during.count && during.digest != before.digest)
        precondition(before.redirected == 0 && after.redirected == 0)
        precondition(after.count == before.count && after.digest == before.digest)
      }
    }

    @Test("what other threads allocate meanwhile is not counted")
    func otherThreads() throws {
      let isOver = Atomic(false)
      let isRunning = Atomic(false)
      let thread = Thread {
        while !isOver.load(ordering: .relaxed) {
          blackHole(Node())
          isRunning.store(true, ordering: .relaxed)
        }
      }
      thread.start()
      while !isRunning.load(ordering: .relaxed) { Thread.sleep(forTimeInterval: 0) }
      let count = AllocationCounter.count {
        isRunning.store(false, ordering: .relaxed)
        while !isRunning.load(ordering: .relaxed) { Thread.sleep(forTimeInterval: 0) }
      }
      isOver.store(true, ordering: .relaxed)
      #expect(count == AllocationCounter.Count(allocations: 0, bytes: 0, frees: 0))
    }
  #endif

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

  @Test("counting within counted work stops the program")
  func nested() async {
    #if os(Linux)
      await #expect(processExitsWith: .failure) {
        _ = AllocationCounter.count { _ = AllocationCounter.count {} }
      }
    #endif
  }
}
