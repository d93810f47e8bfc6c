public import Foundation

extension Path {
  /// The smallest upright rectangle that holds everything the path draws.
  ///
  /// Exact extremes of curves and arcs, not their control points; a move that nothing follows draws
  /// nothing. The null rectangle where the path draws nothing; coordinates that are not finite are
  /// left out.
  ///
  /// - Complexity: O(elements).
  public var boundingRect: CGRect {
    guard let (low, high) = bounds else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The smallest and largest coordinates of what the path draws; `nil` where it draws nothing.
  var bounds: (low: Point2, high: Point2)? {
    var box = Bounds()
    forEachSegment { segment in
      switch segment {
      case .move: break
      case .line(let from, let to), .close(let from, let to):
        box.include(from)
        box.include(to)
      case .quad(let from, let control, let to):
        box.include(from)
        box.include(to)
        let ratio = (from - control) / (from - 2 * control + to)
        for t in [ratio.x, ratio.y] where t > 0 && t < 1 {
          box.include(from.mixed(with: control, t).mixed(with: control.mixed(with: to, t), t))
        }
      case .cubic(let from, let control1, let control2, let to):
        box.include(from)
        box.include(to)
        box.includeExtremes(from, control1, control2, to)
      case .arc(let arc):
        box.include(arc.from)
        box.include(arc.to)
        for angle in [
          atan2(arc.secondAxis.x, arc.firstAxis.x), atan2(arc.secondAxis.y, arc.firstAxis.y),
        ] {
          for extreme in [angle, angle + .pi] where arc.contains(angle: extreme) {
            box.include(arc.point(at: extreme))
          }
        }
      }
    }
    return box.low.x <= box.high.x && box.low.y <= box.high.y ? (box.low, box.high) : nil
  }
}

/// The smallest upright rectangle around the points it was shown.
private struct Bounds {
  var low = Point2(repeating: .infinity)
  var high = Point2(repeating: -.infinity)

  mutating func include(_ point: Point2) {
    guard point.isFinite else { return }
    low = low.replacing(with: point, where: point .< low)
    high = high.replacing(with: point, where: point .> high)
  }

  /// Includes where a cubic curve turns back in x or in y.
  mutating func includeExtremes(_ p0: Point2, _ p1: Point2, _ p2: Point2, _ p3: Point2) {
    for axis in 0..<2 {
      let turns = CubicExtremes(p0[axis], p1[axis], p2[axis], p3[axis])
      for t in [turns.first, turns.second] where t < 1 {
        include(.cubic(p0, p1, p2, p3, at: t))
      }
    }
  }
}
