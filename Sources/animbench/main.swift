internal import Foundation

exit(Animbench.run(Array(CommandLine.arguments.dropFirst()), console: .process()).rawValue)
