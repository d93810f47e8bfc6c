internal import Foundation

/// Draws a rectangle with rounded corners into a path.
struct RoundedRectangleOutline {
  private let low: Point2
  private let high: Point2
  /// Corner sizes, clockwise on a screen from the smaller x and y; no two meet beyond a side.
  private let corners: (Point2, Point2, Point2, Point2)
  /// 0: the corners are arcs; 1: continuous at full reach; between: a blend.
  private let smoothing: Double

  /// How far a continuous corner reaches along its sides, in radii.
  private static let continuousReach = 1.528665

  /// Corners given clockwise on a screen from the smaller x and y; cut down, all by one factor an
  /// axis, where two of them are longer than their side.
  init(rect: CGRect, corners: (Point2, Point2, Point2, Point2), style: RoundedCornerStyle) {
    low = Point2(Double(rect.minX), Double(rect.minY))
    high = Point2(Double(rect.maxX), Double(rect.maxY))
    let size = high - low
    let zero = Point2.zero
    var (a, b, c, d) = (
      corners.0.replacing(with: zero, where: corners.0 .< zero),
      corners.1.replacing(with: zero, where: corners.1 .< zero),
      corners.2.replacing(with: zero, where: corners.2 .< zero),
      corners.3.replacing(with: zero, where: corners.3 .< zero)
    )
    let sums = Point2(max(a.x + b.x, c.x + d.x), max(a.y + d.y, b.y + c.y))
    let room = Point2(
      sums.x > 0 ? size.x / sums.x : .infinity, sums.y > 0 ? size.y / sums.y : .infinity)
    let factor = Point2(min(1, room.x), min(1, room.y))
    (a, b, c, d) = (a * factor, b * factor, c * factor, d * factor)
    self.corners = (a, b, c, d)
    switch style {
    case .circular: smoothing = 0
    case .continuous:
      let reach = min(Self.continuousReach, max(1, min(room.x, room.y)))
      smoothing = (reach - 1) / (Self.continuousReach - 1)
    }
  }

  /// Appends the outline as one closed subpath, clockwise on a screen from the middle of the
  /// right side.
  func append(to path: inout Path, transform: CGAffineTransform) {
    path.append(.move, transform.map(Point2(high.x, (low.y + high.y) / 2)))
    let (right, up) = (Point2(1, 0), Point2(0, -1))
    appendCorner(high, -up, -right, corners.2, to: &path, transform)
    appendCorner(Point2(low.x, high.y), -right, up, corners.3, to: &path, transform)
    appendCorner(low, up, right, corners.0, to: &path, transform)
    appendCorner(Point2(high.x, low.y), right, -up, corners.1, to: &path, transform)
    path.append(.close)
  }

  /// Appends a line up to a corner and the corner itself.
  ///
  /// - Parameters:
  ///   - corner: where the sides would meet.
  ///   - incoming: the unit direction in which the outline runs towards the corner.
  ///   - outgoing: the unit direction in which it leaves.
  ///   - size: the corner's radii along x and y.
  ///   - path: what is drawn into.
  ///   - transform: maps what is drawn.
  private func appendCorner(
    _ corner: Point2, _ incoming: Point2, _ outgoing: Point2, _ size: Point2,
    to path: inout Path, _ transform: CGAffineTransform
  ) {
    guard size.x > 0, size.y > 0 else { return path.append(.line, transform.map(corner)) }
    if smoothing == 0 {
      let (first, last) = (corner - incoming * size, corner + outgoing * size)
      path.appendLine(ifNotAt: transform.map(first))
      let arc = EllipticalArc(
        from: first, to: last, center: first + outgoing * size, firstAxis: -outgoing * size,
        secondAxis: incoming * size, start: 0, sweep: .pi / 2)
      return path.append(arc.mapped(by: transform))
    }
    func place(_ index: Int) -> Point2 {
      let point = Self.circular[index].mixed(with: Self.continuous[index], smoothing)
      return transform.map(corner + (outgoing * point.y - incoming * point.x) * size)
    }
    path.appendLine(ifNotAt: place(0))
    path.append(.cubic, place(1), place(2), place(3))
    path.append(.cubic, place(4), place(5), place(6))
    path.append(.cubic, place(7), place(8), place(9))
  }

  /// Control points of the continuous corner, in radii: x back along the incoming side, y forward
  /// along the outgoing one.
  private static let continuous = [
    Point2(1.528665, 0), Point2(1.08849296, 0), Point2(0.86840694, 0),
    Point2(0.63149379, 0.07491139), Point2(0.37282383, 0.16905956),
    Point2(0.16905956, 0.37282383), Point2(0.07491139, 0.63149379), Point2(0, 0.86840694),
    Point2(0, 1.08849296), Point2(0, 1.528665),
  ]

  /// Control points of a circular corner, cut where the continuous one is.
  private static let circular = {
    let cut = atan2(1 - continuous[3].x, 1 - continuous[3].y)
    let angles: [Double] = [0, cut, .pi / 2 - cut, .pi / 2]
    var points = [Point2(1, 0)]
    for (begin, end) in zip(angles, angles.dropFirst()) {
      let reach: Double = 4 / 3 * tan((end - begin) / 4)
      func point(_ angle: Double) -> Point2 { Point2(1 - sin(angle), 1 - cos(angle)) }
      func tangent(_ angle: Double) -> Point2 { Point2(-cos(angle), sin(angle)) }
      points.append(point(begin) + tangent(begin) * reach)
      points.append(point(end) - tangent(end) * reach)
      points.append(point(end))
    }
    return points
  }()
}
