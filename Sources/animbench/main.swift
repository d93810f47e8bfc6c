internal import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
exit(Animbench(.suites).run(arguments, console: .process()).rawValue)
