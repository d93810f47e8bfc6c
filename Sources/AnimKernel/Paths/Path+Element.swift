public import Foundation

extension Path {
  /// An element of a path, as ``Path/forEach(_:)`` shows it.
  public enum Element: Equatable, Sendable {
    /// Starts a subpath at a point.
    case move(to: CGPoint)
    /// A line from the current point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve from the current point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve from the current point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to the start of the subpath, which it closes.
    case closeSubpath
  }

  /// Calls `body` for each element in order.
  ///
  /// An arc is shown as cubic curves of at most a quarter turn each, which stay within 2.8e-4 of
  /// the longer radius of the true arc.
  ///
  /// - Complexity: O(elements).
  public func forEach(_ body: (Element) -> Void) {
    forEachSegment { segment in
      switch segment {
      case .move(let point):
        body(.move(to: point.cgPoint))
      case .line(_, let end):
        body(.line(to: end.cgPoint))
      case .quad(_, let control, let end):
        body(.quadCurve(to: end.cgPoint, control: control.cgPoint))
      case .cubic(_, let control1, let control2, let end):
        body(
          .curve(to: end.cgPoint, control1: control1.cgPoint, control2: control2.cgPoint))
      case .arc(let arc):
        arc.forEachCubic { control1, control2, end in
          body(
            .curve(to: end.cgPoint, control1: control1.cgPoint, control2: control2.cgPoint))
        }
      case .close:
        body(.closeSubpath)
      }
    }
  }
}
