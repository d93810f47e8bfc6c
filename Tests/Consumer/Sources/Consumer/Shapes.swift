// SwiftUI code as its developers write it; only the import is another.
import AnimKernel
import Foundation

struct PolygonShape: Shape {
  var sides: Double
  var scale: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(sides, scale) }
    set {
      sides = newValue.first
      scale = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    let h = Double(min(rect.size.width, rect.size.height)) / 2.0 * scale
    let c = CGPoint(x: rect.size.width / 2.0, y: rect.size.height / 2.0)
    var path = Path()
    let extra: Int = sides != Double(Int(sides)) ? 1 : 0
    for i in 0..<Int(sides) + extra {
      let angle = (Double(i) * (360.0 / sides)) * (Double.pi / 180)
      let pt = CGPoint(x: c.x + CGFloat(cos(angle) * h), y: c.y + CGFloat(sin(angle) * h))
      if i == 0 {
        path.move(to: pt)
      } else {
        path.addLine(to: pt)
      }
    }
    path.closeSubpath()
    return path
  }
}

struct WedgeShape: Shape {
  var endDegrees: Double

  var animatableData: Double {
    get { endDegrees }
    set { endDegrees = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { p in
      let center = CGPoint(x: rect.midX, y: rect.midY)
      p.move(to: center)
      p.addArc(
        center: center, radius: rect.width / 2, startAngle: .degrees(0),
        endAngle: .degrees(endDegrees), clockwise: false)
      p.closeSubpath()
    }
  }
}

struct BadgeShape: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRoundedRect(
      in: rect.insetBy(dx: 10, dy: 10), cornerSize: CGSize(width: 20, height: 20))
    path.addEllipse(in: CGRect(x: 40, y: 40, width: 20, height: 20))
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 80, y: 30))
    path.addCurve(
      to: CGPoint(x: 0, y: 0), control1: CGPoint(x: 60, y: 10), control2: CGPoint(x: 20, y: -10))
    return path
  }
}
