internal import Reporting

extension Quantity {
  /// A number of bytes in binary multiples, three significant digits.
  static func memory(_ bytes: Double) -> String {
    switch bytes {
    case ..<1024: "\(digits(bytes)) B"
    case ..<1_048_576: "\(digits(bytes / 1024)) KiB"
    case ..<1_073_741_824: "\(digits(bytes / 1_048_576)) MiB"
    default: "\(digits(bytes / 1_073_741_824)) GiB"
    }
  }
}
