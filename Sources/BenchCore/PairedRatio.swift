/// How many times faster one workload is than another, taken alternately in one run.
///
/// Rounds of four batches (A, B, B, A) of the same length each give one ratio, so that a drift of
/// the machine falls on both sides alike. The estimate is the median of the rounds' ratios.
public struct PairedRatio: Equatable, Sendable {
  /// Time of a reference item by time of a subject's; above 1 the subject is the faster.
  public var ratio: Double
  /// Lower end of a confidence interval of about 95 % for the median.
  public var low: Double
  /// Upper end of the interval.
  public var high: Double

  /// The median of some ratios and its interval by order statistics.
  ///
  /// - Parameter ratios: one a round, at least one, in any order.
  public init(_ ratios: [Double]) {
    let sorted = ratios.sorted()
    let n = sorted.count
    ratio = n.isMultiple(of: 2) ? (sorted[n / 2 - 1] + sorted[n / 2]) / 2 : sorted[n / 2]
    // Ranks n/2 ± 0.98·√n leave 2.5 % on either side of a binomial count.
    let reach = Int((0.98 * Double(n).squareRoot()).rounded(.up))
    low = sorted[max(0, n / 2 - reach)]
    high = sorted[min(n - 1, (n - 1) / 2 + reach)]
  }
}

extension Sampler {
  /// Measures two workloads of as many items alternately.
  ///
  /// - Parameters:
  ///   - subject: the workload that is held against the other.
  ///   - reference: the other.
  ///   - rounds: rounds of four batches, at least 1.
  ///   - batchSeconds: least length of a batch.
  ///   - isInterrupted: asked once a round; true ends the measurement early.
  /// - Returns: the ratio; nil if interrupted before the first round ended.
  func ratio(
    of subject: any Workload, to reference: any Workload, rounds: Int, batchSeconds: Double,
    isInterrupted: () -> Bool
  ) -> PairedRatio? {
    var frame = 0
    let subjectFrames = framesInBatch(subject, batchSeconds, &frame)
    let referenceFrames = framesInBatch(reference, batchSeconds, &frame)
    var ratios: [Double] = []
    for _ in 0..<rounds where !isInterrupted() {
      let first = batch(subject, subjectFrames, &frame)
      let second = batch(reference, referenceFrames, &frame)
      let third = batch(reference, referenceFrames, &frame)
      let fourth = batch(subject, subjectFrames, &frame)
      ratios.append((second + third) / (first + fourth))
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
    return (Double(now() - start) - clockCost) / Double(frames)
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
