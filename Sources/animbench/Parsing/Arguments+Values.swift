internal import Foundation

extension Arguments {
  /// The value of `option` as a number for which `isValid` holds; `wanted` says which, for the error.
  func number(
    _ option: OptionDescription, wanted: String, where isValid: (Double) -> Bool
  ) throws(UsageError) -> Double? {
    guard let text = last(option) else { return nil }
    guard let number = Double(text), number.isFinite, isValid(number) else {
      throw .valueInvalid(option, text: text, wanted: wanted)
    }
    return number
  }

  /// The value of `option` as a time in seconds above 0, of a day at most.
  func seconds(_ option: OptionDescription) throws(UsageError) -> Double? {
    try number(option, wanted: "a number of seconds above 0, at most 86400") {
      $0 > 0 && $0 <= 86400
    }
  }

  /// All values of `option`, each a number or several separated by commas, in their order.
  ///
  /// - Returns: nil if the option was not given.
  func numbers(
    _ option: OptionDescription, wanted: String, where isValid: (Double) -> Bool
  ) throws(UsageError) -> [Double]? {
    guard has(option) else { return nil }
    var numbers: [Double] = []
    for text in all(option) {
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        let digits = part.trimmingCharacters(in: .whitespaces)
        guard let number = Double(digits), number.isFinite, isValid(number) else {
          throw .valueInvalid(option, text: text, wanted: wanted)
        }
        numbers.append(number)
      }
    }
    return numbers
  }

  /// The value of `option` as a whole number in 0..<2⁶⁴.
  func wholeNumber(_ option: OptionDescription) throws(UsageError) -> UInt64? {
    guard let text = last(option) else { return nil }
    guard let number = UInt64(text) else {
      throw .valueInvalid(option, text: text, wanted: "a whole number from 0 to \(UInt64.max)")
    }
    return number
  }

  /// The value of `option` as one of a few words.
  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ option: OptionDescription, as type: Choice.Type
  ) throws(UsageError) -> Choice? {
    guard let text = last(option) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw .valueInvalid(option, text: text, wanted: "one of \(words)")
    }
    return choice
  }
}
