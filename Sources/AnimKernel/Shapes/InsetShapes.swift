internal import Foundation

/// A shape drawn into its rectangle less a margin.
struct RectangleInset<Content: Shape>: InsettableShape {
  /// The shape that is inset.
  var shape: Content
  /// How far its outline moves inwards, in path units.
  var amount: CGFloat

  var animatableData: AnimatablePair<Content.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect.insetBy(dx: amount, dy: amount))
  }

  nonisolated func inset(by amount: CGFloat) -> RectangleInset {
    RectangleInset(shape: shape, amount: self.amount + amount)
  }
}

/// A shape whose rounded corners get smaller as its outline moves inwards.
struct RoundedInset<Content: RoundedCornersShape>: InsettableShape {
  /// The shape that is inset.
  var shape: Content
  /// How far its outline moves inwards, in path units.
  var amount: CGFloat

  var animatableData: AnimatablePair<Content.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    shape.withCorners { $0 > 0 ? max(0, $0 - amount) : 0 }
      .path(in: rect.insetBy(dx: amount, dy: amount))
  }

  nonisolated func inset(by amount: CGFloat) -> RoundedInset {
    RoundedInset(shape: shape, amount: self.amount + amount)
  }
}

/// A shape with radii at its corners.
protocol RoundedCornersShape: Shape {
  /// The shape with each radius, in path units, replaced.
  nonisolated func withCorners(_ radius: (CGFloat) -> CGFloat) -> Self
}

extension RoundedRectangle: RoundedCornersShape {
  nonisolated func withCorners(_ radius: (CGFloat) -> CGFloat) -> RoundedRectangle {
    RoundedRectangle(
      cornerSize: CGSize(width: radius(cornerSize.width), height: radius(cornerSize.height)),
      style: style)
  }
}

extension UnevenRoundedRectangle: RoundedCornersShape {
  nonisolated func withCorners(_ radius: (CGFloat) -> CGFloat) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: radius(cornerRadii.topLeading),
      bottomLeadingRadius: radius(cornerRadii.bottomLeading),
      bottomTrailingRadius: radius(cornerRadii.bottomTrailing),
      topTrailingRadius: radius(cornerRadii.topTrailing), style: style)
  }
}
