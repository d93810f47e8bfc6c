/// A staircase of equal steps, as CSS `steps()`.
///
/// Source: CSS Easing Functions Level 2, section 2.3.
public struct StepsEasing: Hashable, Sendable {
  /// Where the staircase jumps.
  public enum Position: String, CaseIterable, Sendable {
    /// The first jump is at 0.
    case jumpStart = "jump-start"
    /// The last jump is at 1.
    case jumpEnd = "jump-end"
    /// No jump at either end.
    case jumpNone = "jump-none"
    /// A jump at both ends.
    case jumpBoth = "jump-both"
  }

  /// Intervals of equal length, at least 1.
  public let count: Int

  /// Where the staircase jumps.
  public let position: Position

  /// A staircase.
  ///
  /// - Parameters:
  ///   - count: intervals, at least 1, or 2 without a jump at either end.
  ///   - position: where it jumps.
  /// - Throws: `EasingError.tooFewSteps`.
  public init(_ count: Int, _ position: Position = .jumpEnd) throws(EasingError) {
    let least = position == .jumpNone ? 2 : 1
    guard count >= least else { throw .tooFewSteps(count: count, atLeast: least) }
    self.count = count
    self.position = position
  }

  /// Steps in all.
  var jumps: Double {
    switch position {
    case .jumpStart, .jumpEnd: Double(count)
    case .jumpNone: Double(count) - 1
    case .jumpBoth: Double(count) + 1
    }
  }

  /// Height of the staircase.
  ///
  /// - Parameters:
  ///   - progress: fraction of the duration, unitless; outside 0...1 the staircase goes on.
  ///   - before: whether the animation has not begun, which makes a jump happen just after its
  ///     place instead of at it.
  /// - Returns: a multiple of the step's height.
  public func value(at progress: Double, before: Bool = false) -> Double {
    let place = progress * Double(count)
    var step = place.rounded(.down)
    if position == .jumpStart || position == .jumpBoth { step += 1 }
    if before, place == place.rounded(.down) { step -= 1 }
    if progress >= 0, step < 0 { step = 0 }
    if progress <= 1, step > jumps { step = jumps }
    return step / jumps
  }
}
