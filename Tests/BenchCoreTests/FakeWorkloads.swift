import BenchCore
import Synchronization

/// A clock that stands still until a workload moves it.
final class FakeTime: Sendable {
  private let nanoseconds = Atomic<UInt64>(0)

  func now() -> UInt64 { nanoseconds.load(ordering: .relaxed) }

  func advance(by step: UInt64) { nanoseconds.add(step, ordering: .relaxed) }
}

/// A workload whose frames take as long as a function says.
final class FakeWorkload: Workload {
  private let time: FakeTime
  private let length: (Int) -> UInt64
  private(set) var frames: [Int] = []

  init(_ time: FakeTime, _ length: @escaping (Int) -> UInt64) {
    self.time = time
    self.length = length
  }

  func runFrame(_ frame: Int) {
    frames.append(frame)
    time.advance(by: length(frame))
  }
}
