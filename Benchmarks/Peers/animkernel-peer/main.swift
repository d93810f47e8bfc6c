// What the comparisons with other libraries need of this one: the inputs as text, and its own
// figures for them. Called by the scripts beside it.

internal import AnimKernel
internal import AnimSuites
internal import Foundation
internal import VectorArt

let usage = """
  usage: animkernel-peer inputs NAME [SCALE COPIES FILE…]
         animkernel-peer flatten FILE TOLERANCE
         animkernel-peer contours FILE TOLERANCE
         animkernel-peer fill FILE TOLERANCE
  """

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch arguments.first {
  case "inputs" where arguments.count >= 2: try Inputs.write(Array(arguments.dropFirst()))
  case "flatten" where arguments.count == 3:
    guard let tolerance = Double(arguments[2]) else { fallthrough }
    try FlattenRun(file: arguments[1], tolerance: tolerance).report()
  case "contours" where arguments.count == 3:
    guard let tolerance = Double(arguments[2]) else { fallthrough }
    try FillRun(file: arguments[1], tolerance: tolerance).writeContours()
  case "fill" where arguments.count == 3:
    guard let tolerance = Double(arguments[2]) else { fallthrough }
    try FillRun(file: arguments[1], tolerance: tolerance).report()
  default:
    FileHandle.standardError.write(Data((usage + "\n").utf8))
    exit(64)
  }
} catch {
  FileHandle.standardError.write(Data("animkernel-peer: \(error)\n".utf8))
  exit(1)
}
