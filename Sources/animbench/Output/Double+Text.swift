internal import Foundation

extension Double {
  /// The number, or nil where JSON has no word for it.
  var ifFinite: Double? { isFinite ? self : nil }

  /// The number with a fixed count of decimals, the same in every locale.
  func formatted(decimals: Int) -> String {
    String(format: "%.\(decimals)f", self)
  }

  /// The number with at most `digits` significant digits, the same in every locale.
  func formatted(digits: Int) -> String {
    String(format: "%.\(digits)g", self == 0 ? 0 : self)
  }
}
