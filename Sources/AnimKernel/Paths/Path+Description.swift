internal import Foundation

extension Path {
  /// The elements as text, each its points and a letter: `0 0 m 10 0 l 10 5 5 10 q h`.
  ///
  /// The letters are `m` for move, `l` for line, `q` for a quadratic and `c` for a cubic curve with
  /// the control points first, and `h` for close; arcs are written as curves.
  /// Each number is the shortest text that reads back as the same number. `Path(_:)` reads it all.
  public var description: String {
    var words: [String] = []
    func write(_ points: CGPoint..., letter: String) {
      for point in points { words += [plain(point.x), plain(point.y)] }
      words.append(letter)
    }
    forEach { element in
      switch element {
      case .move(let to): write(to, letter: "m")
      case .line(let to): write(to, letter: "l")
      case .quadCurve(let to, let control): write(control, to, letter: "q")
      case .curve(let to, let control1, let control2):
        write(control1, control2, to, letter: "c")
      case .closeSubpath: words.append("h")
      }
    }
    return words.joined(separator: " ")
  }

  /// The shortest text of a number, without a needless fraction.
  private func plain(_ number: CGFloat) -> String {
    let text = "\(Double(number))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
