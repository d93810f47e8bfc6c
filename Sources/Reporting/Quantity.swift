internal import Foundation

/// Numbers with units as a person reads them, three significant digits.
package enum Quantity {
  /// A time given in nanoseconds, as ns, µs, ms or s.
  package static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<999.5: "\(digits(nanoseconds)) ns"
    case ..<999_500: "\(digits(nanoseconds / 1e3)) µs"
    case ..<999_500_000: "\(digits(nanoseconds / 1e6)) ms"
    default: "\(digits(nanoseconds / 1e9)) s"
    }
  }

  /// A count, with K, M, G or T for thousands and so on.
  package static func count(_ number: Double) -> String {
    switch number {
    case ..<999.5: digits(number)
    case ..<999_500: "\(digits(number / 1e3)) K"
    case ..<999_500_000: "\(digits(number / 1e6)) M"
    case ..<999_500_000_000: "\(digits(number / 1e9)) G"
    default: "\(digits(number / 1e12)) T"
    }
  }

  /// A name on one line: control characters, which a terminal would obey, as question marks.
  package static func plain(_ name: String) -> String {
    String(
      String.UnicodeScalarView(
        name.unicodeScalars.map { $0.properties.generalCategory == .control ? "?" : $0 }))
  }

  /// A refresh rate given in hertz, whole rates without decimals.
  package static func rate(_ hertz: Double) -> String {
    hertz == hertz.rounded() && hertz < 1e6 ? "\(Int(hertz)) Hz" : "\(digits(hertz)) Hz"
  }

  /// A share of 1 in percent.
  package static func percent(_ share: Double) -> String {
    "\(digits(share * 100)) %"
  }

  /// Three significant digits, whole numbers from 100 on.
  package static func digits(_ number: Double) -> String {
    let size = abs(number)
    let decimals = size >= 99.95 || size == 0 ? 0 : size >= 9.995 ? 1 : size >= 0.9995 ? 2 : 3
    return String(format: "%.\(decimals)f", number)
  }
}
