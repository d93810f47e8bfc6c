package import AnimKernel
package import Foundation

/// The scene "Wedge": a pie slice from 0 to an end angle around the middle of the rectangle, its
/// radius half the width.
package struct Wedge: Shape {
  /// Where the slice ends.
  package var endAngle: Angle

  /// A slice from 0 to `endAngle`.
  package init(endAngle: Angle) {
    self.endAngle = endAngle
  }

  /// The end angle in degrees.
  package var animatableData: Double {
    get { endAngle.degrees }
    set { endAngle = .degrees(newValue) }
  }

  package func path(in rect: CGRect) -> Path {
    Path { p in
      let center = CGPoint(x: rect.midX, y: rect.midY)
      p.move(to: center)
      p.addArc(
        center: center, radius: rect.width / 2, startAngle: .zero, endAngle: endAngle,
        clockwise: false)
      p.closeSubpath()
    }
  }
}
