package import AnimKernel
package import Foundation

/// What path data is drawn into: ``Path``'s own building methods.
package protocol PathDataSink {
  /// Starts a subpath.
  mutating func move(to end: CGPoint)
  /// Draws a line.
  mutating func addLine(to end: CGPoint)
  /// Draws a quadratic Bézier curve.
  mutating func addQuadCurve(to end: CGPoint, control: CGPoint)
  /// Draws a cubic Bézier curve.
  mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)
  /// Draws an elliptical arc.
  mutating func addEllipticalArc(
    to end: CGPoint, radii: CGSize, xAxisRotation: Angle, largeArc: Bool, sweep: Bool)
  /// Closes the subpath.
  mutating func closeSubpath()
}

extension Path: PathDataSink {}
