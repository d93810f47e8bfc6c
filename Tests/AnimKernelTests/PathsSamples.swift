import TestSupport
import Foundation

@testable import AnimKernel

/// Paths that tests of the path API share.
enum PathsSamples {
  /// A random path of every kind of element in subpaths open and closed, some going on after a close.
  static func random(seed: UInt64, elements: Int = 12) -> Path {
    var random = SeededGenerator(seed: seed)
    func point() -> CGPoint {
      CGPoint(x: .random(in: -50...50, using: &random), y: .random(in: -50...50, using: &random))
    }
    var path = Path()
    path.move(to: point())
    for _ in 0..<elements {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: path.move(to: point())
      case 1, 2: path.addLine(to: point())
      case 3: path.addQuadCurve(to: point(), control: point())
      case 4, 5: path.addCurve(to: point(), control1: point(), control2: point())
      case 6:
        path.addEllipticalArc(
          to: point(), radii: CGSize(width: abs(point().x) + 1, height: abs(point().y) + 1),
          xAxisRotation: .degrees(Double(point().x)), largeArc: .random(using: &random),
          sweep: .random(using: &random))
      default: path.closeSubpath()
      }
    }
    return path
  }

  /// Paths that hold what no drawing should: not numbers, infinite and huge ones, cusps, no length.
  static let hostile: [Path] = {
    let bad: [CGFloat] = [
      .nan, .infinity, -.infinity, 1e37, -1e200, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ]
    var paths: [Path] = [Path(), Path { $0.move(to: .zero) }]
    for value in bad {
      for place in 0..<4 {
        var values = [CGFloat](repeating: 1, count: 4)
        values[place] = value
        let (a, b) = (CGPoint(x: values[0], y: values[1]), CGPoint(x: values[2], y: values[3]))
        paths.append(
          Path { p in
            p.move(to: a)
            p.addLine(to: b)
            p.addQuadCurve(to: CGPoint(x: 3, y: 4), control: b)
            p.addCurve(to: a, control1: b, control2: CGPoint(x: -1, y: 7))
            p.addArc(
              center: b, radius: values[2], startAngle: .radians(Double(values[0])),
              endAngle: .radians(Double(values[3])), clockwise: false)
            p.addRelativeArc(
              center: a, radius: 1, startAngle: .zero, delta: .radians(Double(values[2])))
            p.addArc(tangent1End: a, tangent2End: b, radius: values[1])
            p.closeSubpath()
          })
      }
    }
    return paths
  }()
}
