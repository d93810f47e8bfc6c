/// Frame times as they were measured.
public struct Samples: Equatable, Sendable {
  /// Time of a frame in nanoseconds, in the order measured; at least one, each above 0.
  public let nanoseconds: [Double]

  /// How many frames in a row make one sample: 1, or more where a frame is too short to time.
  public let framesPerSample: Int

  /// Times that the process was preempted while they were taken; nil where it cannot be told.
  public var involuntarySwitches: Int?

  /// Some samples; nil if there is none.
  public init?(nanoseconds: [Double], framesPerSample: Int = 1) {
    guard !nanoseconds.isEmpty, framesPerSample >= 1 else { return nil }
    self.nanoseconds = nanoseconds
    self.framesPerSample = framesPerSample
  }
}
