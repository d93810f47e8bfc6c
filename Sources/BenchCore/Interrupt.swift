#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif
internal import Synchronization

/// Whether the user asked the program to stop: SIGINT (Ctrl-C) or SIGTERM.
public enum Interrupt {
  private static let raised = Atomic<Bool>(false)

  /// Makes the first SIGINT or SIGTERM set the flag; a second one ends the process as usual.
  public static func listen() {
    // Touched here, so that the handler never is the first to.
    raised.store(false, ordering: .relaxed)
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        Interrupt.raised.store(true, ordering: .relaxed)
        signal(number, SIG_DFL)
      }
    }
  }

  /// Whether the flag is set.
  public static var isRaised: Bool { raised.load(ordering: .relaxed) }
}
