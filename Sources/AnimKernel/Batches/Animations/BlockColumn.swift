/// What a block stores of each of its animations, one number a column.
enum BlockColumn: Int {
  /// Start in seconds, the delay included, and what rounding took from it.
  case start, startRest
  /// A curve's progress, or what is left of a spring's displacement, at the batch's time.
  case progress
  /// A curve's duration; for springs what is left of the swing.
  case duration
  /// A curve's parameters, or a spring's: the age at which it is at rest, decay, rate, and what
  /// rounding took from the rate.
  case parameter0, parameter1, parameter2, parameter3
  /// Length of a repeating animation's cycle and what rounding took from it, the pause at its
  /// beginning, and the number of cycles, negative where they alternate.
  case period, periodRest, pause, cycles

  static let count = 12

  static var leftSwing: BlockColumn { .duration }
  static var end: BlockColumn { .parameter0 }
  static var decay: BlockColumn { .parameter1 }
  static var rate: BlockColumn { .parameter2 }
  static var rateRest: BlockColumn { .parameter3 }
}

/// The values of several components that a block stores of each of its animations, after the
/// columns.
enum BlockValues: Int {
  /// Where the animation ends.
  case to
  /// Where a curve starts; a spring's displacement.
  case from
  /// A spring's swing.
  case swing

  static let count = 3

  static var displacement: BlockValues { .from }
}
