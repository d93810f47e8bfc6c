/// A decimal number as written: `±significand · 10^exponent`.
///
/// Its value is the Double nearest to it, ties to even, whatever the locale.
struct DecimalNumber {
  /// Whether a minus sign stands before it.
  var isNegative = false
  /// Its first 19 significant digits as an integer.
  var significand: UInt64 = 0
  /// The power of ten that scales the significand.
  var exponent = 0
  /// Whether a digit other than 0 was left out of the significand.
  var isTruncated = false

  /// Appends a digit behind those read so far, before the point or after it.
  ///
  /// The caller counts the digits behind the point and lowers the exponent by that.
  @inline(__always)
  mutating func append(digit: UInt8) {
    if significand < 1_000_000_000_000_000_000 {
      significand = significand * 10 + UInt64(digit)
    } else {
      exponent += 1
      if digit != 0 { isTruncated = true }
    }
  }

  /// The nearest Double; `nil` where only the digits themselves, read one by one, can tell.
  ///
  /// Covers what drawings hold: at most 19 significant digits, at most 27 of them decimals.
  var value: Double? {
    if significand == 0 { return isNegative ? -0.0 : 0 }
    guard !isTruncated, let magnitude else { return nil }
    return isNegative ? -magnitude : magnitude
  }

  private var magnitude: Double? {
    if significand <= 1 << 53 {
      // Both factors are exact, so the one operation rounds once.
      if exponent >= 0, exponent <= 22 { return Double(significand) * Self.tens[exponent] }
      if exponent < 0, exponent >= -22 { return Double(significand) / Self.tens[-exponent] }
    }
    guard exponent < 0, exponent >= -27 else { return nil }
    return quotient(powerOfFive: Self.fives[-exponent])
  }

  /// The significand divided by `powerOfFive` and by as many twos, rounded once.
  private func quotient(powerOfFive: UInt64) -> Double {
    // Both operands shifted up to a set top bit, the dividend below the divisor: then the
    // quotient of 2^64 times the dividend has its top bit set too.
    let divisor = powerOfFive << UInt64(powerOfFive.leadingZeroBitCount)
    var dividend = significand << UInt64(significand.leadingZeroBitCount)
    var scale = exponent + powerOfFive.leadingZeroBitCount - significand.leadingZeroBitCount - 64
    var lowest: UInt64 = 0
    if dividend >= divisor {
      lowest = dividend << 63
      dividend >>= 1
      scale += 1
    }
    let (quotient, remainder) = divisor.dividingFullWidth((dividend, lowest))
    // 64 bits down to 53: a remainder is worth less than the quotient's last bit.
    let isOdd = quotient & (1 << 11) != 0
    let tail = quotient & ((1 << 11) - 1)
    let half: UInt64 = 1 << 10
    let roundsUp = tail > half || (tail == half && (remainder != 0 || isOdd))
    let rounded = (quotient >> 11) + (roundsUp ? 1 : 0)
    return Double(sign: .plus, exponent: scale + 11, significand: Double(rounded))
  }

  /// The powers of ten that a Double holds exactly.
  private static let tens: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// The powers of five that 64 bits hold.
  private static let fives: [UInt64] = (0...27).map { power in
    (0..<power).reduce(1) { product, _ in product * 5 }
  }
}
