/// Times a workload frame by frame.
///
/// The timed loop allocates nothing, locks nothing and prints nothing: the samples' memory is there
/// before it starts.
public struct Sampler: Sendable {
  /// Seconds of timing wanted for a benchmark, above 0.
  public var seconds: Double

  /// Most samples taken of a benchmark, at least 1.
  ///
  /// Where more would fit in the time, frames run untimed between the samples, so that these are
  /// spread over all of it.
  public var maximumSamples = 10_000

  /// Reads the time in nanoseconds; replaced in tests.
  var now: @Sendable () -> UInt64 = MonotonicClock.now

  /// What reading the time costs, in nanoseconds; taken off every sample.
  let clockCost: Double

  /// The shortest time that the clock tells from none, in nanoseconds.
  let clockStep: Double

  /// A sampler that measures for `seconds`.
  public init(seconds: Double) {
    self.init(
      seconds: seconds, clockCost: MonotonicClock.cost(), clockStep: MonotonicClock.step())
  }

  init(seconds: Double, clockCost: Double, clockStep: Double) {
    self.seconds = seconds
    self.clockCost = clockCost
    self.clockStep = clockStep
  }

  /// Warms a workload up and times it.
  ///
  /// Warm-up ends when two blocks of frames in a row have medians within 2 % of each other, or
  /// after a quarter of the time. A frame shorter than 20 steps of the clock is timed together with
  /// its successors.
  ///
  /// - Parameters:
  ///   - workload: what is timed; frames are numbered on from `frame`.
  ///   - frame: number of the next frame, moved on.
  ///   - isInterrupted: asked once a sample; true ends the timing early.
  /// - Returns: the samples; at least one unless interrupted before the first.
  public func sample(
    _ workload: any Workload, frame: inout Int, isInterrupted: () -> Bool
  ) -> Samples? {
    let frameTime = warmUp(workload, frame: &frame, isInterrupted: isInterrupted)
    return measure(
      workload, frameTime: frameTime, frame: &frame, isInterrupted: isInterrupted)
  }

  /// Times a warm workload whose frame takes about `frameTime` nanoseconds.
  ///
  /// Allocates the memory of the samples first, and nothing after that.
  func measure(
    _ workload: any Workload, frameTime: Double, frame: inout Int, isInterrupted: () -> Bool
  ) -> Samples? {
    let framesPerSample = max(1, Int((20 * clockStep / max(frameTime, 1)).rounded(.up)))
    let sampleTime = max(frameTime * Double(framesPerSample) + clockCost, 1)
    let fitting = min(max(seconds * 1e9 / sampleTime, 1), 1e9)
    let spread = max(fitting / Double(maximumSamples), 1)
    let untimedFrames = Int((spread - 1) * Double(framesPerSample))
    // Twice what fits, for frames that turn out faster than they were when warming up.
    let capacity = min(maximumSamples, Int(2 * fitting))
    var nanoseconds: [Double] = []
    nanoseconds.reserveCapacity(capacity)

    let switches = ContextSwitches.involuntary()
    let end = now() + UInt64(seconds * 1e9)
    while nanoseconds.count < capacity, !isInterrupted() {
      let start = now()
      if start >= end, !nanoseconds.isEmpty { break }
      run(workload, frames: framesPerSample, frame: &frame)
      nanoseconds.append(Double(now() - start))
      run(workload, frames: untimedFrames, frame: &frame)
    }
    let switchesAtEnd = ContextSwitches.involuntary()

    for index in nanoseconds.indices {
      let time = max(nanoseconds[index] - clockCost, 1) / Double(framesPerSample)
      // No clock tells less than a thousandth of a nanosecond, and a saved number stays short.
      nanoseconds[index] = (time * 1000).rounded(.up) / 1000
    }
    var samples = Samples(nanoseconds: nanoseconds, framesPerSample: framesPerSample)
    if let switches, let switchesAtEnd {
      samples?.involuntarySwitches = switchesAtEnd - switches
    }
    return samples
  }

  /// Runs the next frames.
  @inline(__always)
  private func run(_ workload: any Workload, frames: Int, frame: inout Int) {
    var left = frames
    while left > 0 {
      workload.runFrame(frame)
      frame += 1
      left -= 1
    }
  }

  /// Runs a workload until its frame time is steady; returns it in nanoseconds.
  private func warmUp(
    _ workload: any Workload, frame: inout Int, isInterrupted: () -> Bool
  ) -> Double {
    let end = now() + UInt64(seconds * 0.25e9)
    let blockTime = UInt64(seconds * 0.02e9)
    var last = Double.infinity
    var block: [Double] = []
    block.reserveCapacity(4096)
    while true {
      block.removeAll(keepingCapacity: true)
      let blockEnd = now() + blockTime
      repeat {
        let start = now()
        workload.runFrame(frame)
        frame += 1
        block.append(Double(now() - start))
      } while now() < blockEnd && block.count < 4096 && !isInterrupted()
      block.sort()
      let median = max(block[block.count / 2] - clockCost, 1)
      if abs(median - last) <= 0.02 * last || now() >= end || isInterrupted() { return median }
      last = median
    }
  }
}
