import Foundation
import Testing

@testable import BenchCore

@Suite("Interrupting")
struct InterruptTests {
  @Test("the first signal sets the flag and no more", arguments: [SIGINT, SIGTERM])
  func first(signal: Int32) async {
    await #expect(processExitsWith: .success) { [signal] in
      Interrupt.listen()
      precondition(!Interrupt.isRaised)
      kill(getpid(), signal)
      while !Interrupt.isRaised { try await Task.sleep(for: .milliseconds(1)) }
    }
  }

  @Test("the second signal ends the process as usual")
  func second() async {
    await #expect(processExitsWith: .signal(SIGINT)) {
      Interrupt.listen()
      kill(getpid(), SIGINT)
      while !Interrupt.isRaised { try await Task.sleep(for: .milliseconds(1)) }
      kill(getpid(), SIGINT)
      // Ended by the signal long before this time is over.
      try await Task.sleep(for: .seconds(10))
    }
  }
}
