public import Foundation

/// A shape that can be drawn smaller, at the same distance from its outline everywhere.
public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// This shape inset by an amount.
  ///
  /// - Parameter amount: how far the outline moves inwards, in path units; a negative amount moves it
  ///   outwards. A shape too small for the amount draws nothing.
  /// - Returns: the inset shape.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Rectangle: InsettableShape {
  /// The rectangle whose sides are moved inwards by `amount` path units.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    RectangleInset(shape: self, amount: amount)
  }
}

extension Circle: InsettableShape {
  /// The circle whose radius is shorter by `amount` path units.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    RectangleInset(shape: self, amount: amount)
  }
}

extension Ellipse: InsettableShape {
  /// The ellipse whose semi-axes are shorter by `amount` path units.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    RectangleInset(shape: self, amount: amount)
  }
}

extension Capsule: InsettableShape {
  /// The capsule whose sides are moved inwards by `amount` path units.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    RectangleInset(shape: self, amount: amount)
  }
}

extension RoundedRectangle: InsettableShape {
  /// The rectangle whose sides are moved inwards by `amount` path units, its corners' radii shorter
  /// by as much; corners of radius 0 stay sharp.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    RoundedInset(shape: self, amount: amount)
  }
}

extension UnevenRoundedRectangle: InsettableShape {
  /// The rectangle whose sides are moved inwards by `amount` path units, its corners' radii shorter
  /// by as much; corners of radius 0 stay sharp.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    RoundedInset(shape: self, amount: amount)
  }
}
