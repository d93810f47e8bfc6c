public import Foundation

/// A two-dimensional shape that draws itself into whatever rectangle it is given.
///
/// A shape that names its animatable data is asked for a new path at every frame in which that
/// data moves.
///
/// ```swift
/// struct Wedge: Shape {
///   var degrees: Double
///   var animatableData: Double {
///     get { degrees }
///     set { degrees = newValue }
///   }
///
///   func path(in rect: CGRect) -> Path {
///     Path { p in
///       let center = CGPoint(x: rect.midX, y: rect.midY)
///       p.move(to: center)
///       p.addArc(
///         center: center, radius: rect.width / 2, startAngle: .zero, endAngle: .degrees(degrees),
///         clockwise: false)
///       p.closeSubpath()
///     }
///   }
/// }
/// ```
public protocol Shape: Animatable, Sendable {
  /// The shape's outline inside `rect`.
  nonisolated func path(in rect: CGRect) -> Path
}
