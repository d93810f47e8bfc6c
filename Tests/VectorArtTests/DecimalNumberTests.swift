import Foundation
import TestSupport
import Testing

@testable import VectorArt

@Suite("Decimal numbers")
struct DecimalNumberTests {
  /// What the scanner reads of all of `text`.
  private func read(_ text: String) -> Double? {
    var scanner = SVGScanner(text)
    guard case .value(let value) = scanner.number(), scanner.isAtEnd else { return nil }
    return value
  }

  @Test(
    "hard cases of rounding are read to the nearest Double, ties to even",
    arguments: [
      "0", "-0", "0.000", "00001", "9007199254740993", "9007199254740992.5", "900719925474099.35",
      "9007199254740993.00000000000000000001", "1e22", "1e23", "123456789012345678901234567890",
      "2.2250738585072011e-308", "4.9406564584124654e-324", "2.4703282292062327e-324", "1e-400",
      "1.7976931348623157e308", "1.7976931348623158e308", "0.1", "0.30000000000000004",
      "8.41e21", "9.5e-3", "5e-27", "18446744073709551615e-27", "9999999999999999999e-27",
      "1000000000000000000000000000001e-30", "36028797018963971e-1", "3.1415926535897932384626433",
      "0000000000000000000000000000000000000000000000000000000000000000000.5",
    ])
  func hardCases(text: String) throws {
    let value = try #require(read(text))
    let wanted = try #require(Double(text))
    #expect(value.bitPattern == wanted.bitPattern)
  }

  @Test("every number of up to 19 digits and 27 decimals is the nearest Double")
  func random() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<100_000 {
      let shift = UInt64.random(in: 0..<64, using: &generator)
      let digits = generator.next() >> shift
      let exponent = Int.random(in: -30...24, using: &generator)
      let text = "\(digits)e\(exponent)"
      #expect(read(text)?.bitPattern == Double(text)?.bitPattern, "\(text)")
      let shortest = "\(Double.random(in: -1000...1000, using: &generator))"
      #expect(read(shortest) == Double(shortest), "\(shortest)")
    }
  }

  @Test("halfway between two Doubles the even one is read", arguments: 1...3)
  func ties(power: Int) {
    // An odd number of 54 bits lies halfway between two Doubles, and its eighth does too.
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<1000 {
      let half = UInt64.random(in: (1 << 53)..<(1 << 54), using: &generator) | 1
      let text = exactQuotient(of: half, byPowerOfTwo: power)
      let even = (half >> 1) + ((half >> 1) & 1)
      let wanted = Double(sign: .plus, exponent: 1 - power, significand: Double(even))
      #expect(read(text) == wanted, "\(text)")
    }
  }

  /// The decimal digits of `integer / 2^power`, exactly.
  private func exactQuotient(of integer: UInt64, byPowerOfTwo power: Int) -> String {
    let whole = integer >> UInt64(power)
    var rest = integer & ((1 << UInt64(power)) - 1)
    var text = "\(whole)."
    repeat {
      rest *= 10
      text += "\(rest >> UInt64(power))"
      rest &= (1 << UInt64(power)) - 1
    } while rest != 0
    return text
  }

  @Test("an e without digits ends a number only where a unit may follow")
  func units() {
    var scanner = SVGScanner("1.5em")
    guard case .value(1.5) = scanner.number(beforeUnit: true) else {
      Issue.record("no 1.5 before em")
      return
    }
    #expect(scanner.word() == "em")
    #expect(read("1.5em") == nil)
  }
}
