internal import Dispatch
internal import Foundation
internal import Synchronization

/// Work that several threads share.
protocol PoolJob: AnyObject, Sendable {
  /// Does parts of the work until none is left.
  ///
  /// - Parameter thread: number of the thread among those of the job, from 0; no two at once have
  ///   the same.
  func work(thread: Int)
}

/// Threads that sleep until there is work to share.
///
/// Running a job allocates nothing, unlike Dispatch's `concurrentPerform`, so that a frame may. A
/// helper that wakes when the work is done goes back to sleep; nobody waits for it.
final class WorkerPool: Sendable {
  /// The pool of this process: a helper for each processor but one.
  static let shared = WorkerPool(helpers: ProcessInfo.processInfo.activeProcessorCount - 1)

  /// Threads there are besides the caller's.
  let helperCount: Int

  private let wakes: [DispatchSemaphore]
  /// 1 while a job may be entered, and 2 for each helper inside.
  private let entry = Atomic<Int>(0)
  private let isTaken = Atomic<Bool>(false)
  /// Written by who has taken the pool while nobody may enter, read by who has entered.
  private nonisolated(unsafe) var job: (any PoolJob)?

  /// A pool of `helpers` threads, which live as long as the process.
  init(helpers: Int) {
    helperCount = max(0, helpers)
    wakes = (0..<helperCount).map { _ in DispatchSemaphore(value: 0) }
    for number in 0..<helperCount {
      let thread = Thread { [self] in help(number) }
      thread.name = "AnimKernel \(number + 1)"
      thread.qualityOfService = .userInteractive
      thread.start()
    }
  }

  /// Has a job done by this thread and the helpers, or by this one alone while the pool is taken.
  ///
  /// - Parameters:
  ///   - job: the work.
  ///   - threads: how many threads at most, this one included.
  func run(_ job: any PoolJob, threads: Int) {
    guard threads > 1, helperCount > 0, !isTaken.exchange(true, ordering: .acquiring) else {
      job.work(thread: 0)
      return
    }
    unsafe self.job = job
    entry.store(1, ordering: .releasing)
    for wake in wakes.prefix(threads - 1) { wake.signal() }
    job.work(thread: 0)
    entry.bitwiseAnd(~1, ordering: .relaxed)
    // Who is inside has one part left to do.
    while entry.load(ordering: .acquiring) != 0 { sched_yield() }
    unsafe self.job = nil
    isTaken.store(false, ordering: .releasing)
  }

  private func help(_ number: Int) {
    while true {
      wakes[number].wait()
      if enter() {
        unsafe job?.work(thread: number + 1)
        entry.subtract(2, ordering: .releasing)
      }
    }
  }

  /// Enters the job there is; false where none may be entered.
  private func enter() -> Bool {
    var seen = entry.load(ordering: .relaxed)
    while !seen.isMultiple(of: 2) {
      let (exchanged, original) = entry.compareExchange(
        expected: seen, desired: seen + 2, ordering: .acquiring)
      if exchanged { return true }
      seen = original
    }
    return false
  }
}
