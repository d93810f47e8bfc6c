public import Foundation

/// A part of a shape, between two fractions of its outline's length.
struct TrimmedShape<Content: Shape>: Shape {
  /// The shape that is trimmed.
  var shape: Content
  /// Where the part starts, a fraction of the length.
  var startFraction: CGFloat
  /// Where the part ends, a fraction of the length.
  var endFraction: CGFloat

  var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
    }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }
}

extension Shape {
  /// The part of this shape between two fractions of its outline's length; the fractions are
  /// animatable.
  ///
  /// ```swift
  /// Circle().trim(from: 0, to: progress)
  /// ```
  ///
  /// - Parameters:
  ///   - startFraction: where the part starts, cut to 0...1.
  ///   - endFraction: where the part ends, cut to 0...1; not above the start, it draws nothing.
  /// - Returns: the trimmed shape.
  public nonisolated func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }
}
