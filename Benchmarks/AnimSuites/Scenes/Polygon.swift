package import AnimKernel
package import Foundation

/// The scene "Polygon": a regular polygon whose number of sides may be fractional, and a scale.
///
/// The vertices lie on a circle of half the shorter edge times the scale around the middle, at
/// i × 360° ÷ sides; while the number is fractional there is one more vertex than its whole part.
package struct Polygon: Shape {
  /// The number of sides; a shape without a vertex outside 0..<4096.
  package var sides: Double
  /// The circle's radius as a part of half the shorter edge.
  package var scale: Double

  /// A polygon.
  package init(sides: Double, scale: Double) {
    self.sides = sides
    self.scale = scale
  }

  package var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(sides, scale) }
    set {
      sides = newValue.first
      scale = newValue.second
    }
  }

  package func path(in rect: CGRect) -> Path {
    let radius = Double(min(rect.width, rect.height)) / 2 * scale
    let center = CGPoint(x: rect.midX, y: rect.midY)
    var path = Path()
    guard sides > 0, sides < 4096 else { return path }
    for vertex in 0..<Int(sides.rounded(.up)) {
      let angle = Double(vertex) * 360 / sides * .pi / 180
      let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      if vertex == 0 {
        path.move(to: point)
      } else {
        path.addLine(to: point)
      }
    }
    path.closeSubpath()
    return path
  }
}
