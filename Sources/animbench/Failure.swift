internal import AnimKernel
internal import BenchCore
internal import Foundation
internal import VectorArt

/// The one place where an error becomes a line and an exit code.
struct Failure: Equatable {
  /// The fact, then the remedy, in one line.
  let text: String
  let code: ExitCode

  init(_ error: any Error) {
    code =
      switch error {
      case is UsageError, is CatalogError, is InstructionSetError: .usage
      case is InputError, is SVGError, is ArtLibraryError, is TimingFunctionError: .badInput
      default: .failure
      }
    text = "\(error)".split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// The line as it is printed.
  var line: String { "animbench: \(text)\n" }
}
