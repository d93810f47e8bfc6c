internal import Foundation

/// How many times faster one workload is than another, taken alternately in one run.
///
/// Rounds of four batches (A, B, B, A) of about the same length each give one ratio, that of each
/// side's faster batch, so that neither a drift nor a preemption falls on one side alone. The
/// estimate is the median of the rounds' ratios.
public struct PairedRatio: Equatable, Sendable {
  /// Time of a reference item by time of a subject's; above 1 the subject is the faster.
  public var ratio: Double
  /// Lower end of an interval that holds the true median in at least 95 cases of 100.
  public var low: Double
  /// Upper end of the interval.
  public var high: Double

  /// The median of some ratios and its interval by order statistics.
  ///
  /// The interval leaves out as many ratios at either end as the binomial distribution allows.
  /// Fewer than 6 ratios cannot give 95 in 100: then it is their whole range.
  ///
  /// - Parameter ratios: one a round, at least one, each above 0, in any order.
  public init(_ ratios: [Double]) {
    let sorted = ratios.sorted()
    let n = sorted.count
    ratio = n.isMultiple(of: 2) ? (sorted[n / 2 - 1] + sorted[n / 2]) / 2 : sorted[n / 2]
    let outside = Self.ratiosOutside(n)
    low = sorted[outside]
    high = sorted[n - 1 - outside]
  }

  /// How many of n ratios the interval leaves out at either end: the most, k, for which at most k
  /// of n fair coins fall heads in no more than 25 cases of 1000.
  private static func ratiosOutside(_ n: Int) -> Int {
    var outside = 0
    var probability = exp2(-Double(n))
    var sum = probability
    while true {
      probability *= Double(n - outside) / Double(outside + 1)
      sum += probability
      if sum > 0.025 || outside + 1 > (n - 1) / 2 { return outside }
      outside += 1
    }
  }

  /// The ratio of times an item, where the frames of the two hold different numbers of items.
  ///
  /// - Parameter factor: items in the subject's frame by items in the reference's.
  /// - Returns: the ratio and its interval, times `factor`.
  func scaled(by factor: Double) -> PairedRatio {
    var scaled = self
    (scaled.ratio, scaled.low, scaled.high) = (ratio * factor, low * factor, high * factor)
    return scaled
  }
}

extension Sampler {
  /// Measures two workloads alternately, frame against frame.
  ///
  /// - Parameters:
  ///   - subject: the workload that is held against the other.
  ///   - reference: the other.
  ///   - plan: how long the batches are and how many.
  ///   - isInterrupted: asked once a round; true ends the measurement early.
  /// - Returns: the ratio; nil if interrupted before the first round ended.
  func ratio(
    of subject: any Workload, to reference: any Workload, plan: PairingPlan = PairingPlan(),
    isInterrupted: () -> Bool
  ) -> PairedRatio? {
    var frame = 0
    let subjectFrames = framesInBatch(subject, plan.batchSeconds, &frame)
    let referenceFrames = framesInBatch(reference, plan.batchSeconds, &frame)
    var ratios: [Double] = []
    let end = now() + UInt64(plan.seconds * 1e9)
    for round in 0..<plan.rounds where !isInterrupted() {
      if round >= plan.leastRounds, now() >= end { break }
      let first = batch(subject, subjectFrames, &frame)
      let second = batch(reference, referenceFrames, &frame)
      let third = batch(reference, referenceFrames, &frame)
      let fourth = batch(subject, subjectFrames, &frame)
      ratios.append(min(second, third) / min(first, fourth))
    }
    return ratios.isEmpty ? nil : PairedRatio(ratios)
  }

  /// Nanoseconds a frame in a batch.
  private func batch(_ workload: any Workload, _ frames: Int, _ frame: inout Int) -> Double {
    let start = now()
    for _ in 0..<frames {
      workload.runFrame(frame)
      frame += 1
    }
    return max(Double(now() - start) - clockCost, 1) / Double(frames)
  }

  private func framesInBatch(
    _ workload: any Workload, _ seconds: Double, _ frame: inout Int
  ) -> Int {
    var frames = 1
    while frames < 1 << 20 {
      let time = batch(workload, frames, &frame) * Double(frames)
      if time >= seconds * 0.5e9 {
        return max(1, Int(Double(frames) * seconds * 1e9 / time))
      }
      frames *= 2
    }
    return frames
  }
}
