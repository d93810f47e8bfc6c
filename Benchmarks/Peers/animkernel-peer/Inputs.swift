internal import AnimKernel
internal import AnimSuites
internal import Foundation
internal import VectorArt

/// The paths that all programs flatten.
enum Inputs {
  /// Writes paths to standard output, one a line, as their descriptions; arcs are curves there.
  ///
  /// - Parameter arguments: `random-cubics`, `polygons`, `wedges` or `stars`; or a name, a scale, a number of copies and SVG files,
  ///   whose shapes that are drawn are written in document coordinates times the scale. Of several
  ///   copies each has a scale of its own, from half to twice the one given: with few curves over and
  ///   over, a CPU would learn all their branches by heart.
  /// - Throws: `InputError`, and what reading a file throws.
  static func write(_ arguments: [String]) throws {
    let paths: [Path]
    if let made = TessellationSuite.outlines(arguments[0], seed: 1) {
      paths = made
    } else {
      guard arguments.count > 3, let scale = Double(arguments[1]), let copies = Int(arguments[2])
      else { throw InputError.scaleOrCopiesMissing }
      let drawn = try arguments.dropFirst(3).flatMap { file in
        try SVGDocument(contentsOf: URL(fileURLWithPath: file)).shapes.filter(\.isRendered)
          .map(\.documentPath)
      }
      var random = SeededGenerator(seed: 1)
      paths = (0..<copies).flatMap { _ in
        drawn.map { path in
          let factor = CGFloat(
            copies == 1 ? scale : scale * exp2(.random(in: -1...1, using: &random)))
          return path.applying(CGAffineTransform(scaleX: factor, y: factor))
        }
      }
    }
    let lines = paths.filter { !$0.isEmpty }.map { $0.description + "\n" }
    FileHandle.standardOutput.write(Data(lines.joined().utf8))
  }

  /// The paths of a file that `write` wrote.
  static func read(_ file: String) throws -> [Path] {
    try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map { line in
      guard let path = Path(String(line)) else { preconditionFailure("no path: \(line)") }
      return path
    }
  }
}

/// Why inputs cannot be written.
enum InputError: Error {
  /// The arguments lack a scale, a number of copies or files.
  case scaleOrCopiesMissing
}

extension InputError: CustomStringConvertible {
  /// The fact and the remedy.
  var description: String {
    switch self {
    case .scaleOrCopiesMissing: "a scale, a number of copies or files are missing; give all three"
    }
  }
}
