internal import Foundation

extension Double {
  /// The number with a fixed count of decimals, the same in every locale.
  func formatted(decimals: Int) -> String {
    String(format: "%.\(decimals)f", self)
  }
}
