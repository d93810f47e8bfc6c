public import Foundation

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

extension Path {
  /// Appends a circular arc between two angles, after a line from the current point to its start.
  ///
  /// The angle grows from `startAngle` to the first value at or above it that names the direction
  /// of `endAngle`, or falls to the first at or below it where `clockwise`. Where `endAngle` lies a
  /// full turn or more on, the arc turns as often as the angles say. "Clockwise" is meant for a y
  /// axis that points up, as in SwiftUI: on a screen it looks the other way round.
  ///
  /// - Parameters:
  ///   - center: the circle's middle.
  ///   - radius: its radius.
  ///   - startAngle: the direction of the arc's start, from the x axis towards the y axis.
  ///   - endAngle: the direction of the arc's end.
  ///   - clockwise: whether the angle falls.
  ///   - transform: maps the arc before it is appended.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    if clockwise ? sweep > 0 : sweep < 0 {
      sweep = sweep.truncatingRemainder(dividingBy: turn)
      if sweep != 0 { sweep += clockwise ? -turn : turn }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(sweep),
      transform: transform)
  }

  /// Appends a circular arc that runs by an angle, after a line from the current point to its start.
  ///
  /// In a path without a current point the arc's start begins a subpath. Of more than two turns
  /// whole pairs of turns are dropped: a fill by either rule stays the same.
  ///
  /// - Parameters:
  ///   - center: the circle's middle.
  ///   - radius: its radius.
  ///   - startAngle: the direction of the arc's start, from the x axis towards the y axis.
  ///   - delta: how far the arc runs; negative from the y axis towards the x axis.
  ///   - transform: maps the arc before it is appended.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    appendArc(
      center: Point2(center), radii: Point2(Double(radius), Double(radius)),
      start: startAngle.radians, sweep: delta.radians, transform: transform)
  }

  /// Appends a closed ellipse that touches the sides of `rect`, from its rightmost point.
  ///
  /// - Parameters:
  ///   - rect: the rectangle around it; the null rectangle adds nothing.
  ///   - transform: maps the ellipse before it is appended.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let radii = Point2(Double(rect.width), Double(rect.height)) / 2
    let center = Point2(Double(rect.midX), Double(rect.midY))
    append(.move, transform.map(center + Point2(radii.x, 0)))
    appendArc(center: center, radii: radii, start: 0, sweep: 2 * .pi, transform: transform)
    append(.close)
  }

  /// Appends an arc of an upright ellipse, before it a line or move to its start where needed.
  mutating func appendArc(
    center: Point2, radii: Point2, start: Double, sweep: Double, transform: CGAffineTransform
  ) {
    let pairOfTurns = 4 * Double.pi
    let sweep =
      abs(sweep) <= pairOfTurns ? sweep : sweep.truncatingRemainder(dividingBy: pairOfTurns)
    let (first, last) = (Point2(angle: start), Point2(angle: start + sweep))
    let arc = EllipticalArc(
      from: center + radii * first, to: center + radii * last, center: center,
      firstAxis: Point2(radii.x, 0), secondAxis: Point2(0, radii.y), start: start, sweep: sweep
    ).mapped(by: transform)
    if isEmpty { append(.move, arc.from) } else { appendLine(ifNotAt: arc.from) }
    append(arc)
  }

  /// Appends an elliptical arc given by its end, as the path data of SVG gives it.
  ///
  /// A radius of 0, or one beyond measure longer than the arc, makes it a line; an end equal to the current point adds nothing; radii too short
  /// to reach the end are scaled up until they do. Nothing is added where there is no current point.
  ///
  /// - Parameters:
  ///   - end: the arc's end, kept exactly.
  ///   - radii: the semi-axes; their signs do not matter.
  ///   - xAxisRotation: the angle of the first semi-axis.
  ///   - largeArc: whether the arc spans more than half a turn.
  ///   - sweep: whether the angle grows, from the x axis towards the y axis.
  ///
  /// Source: SVG 2, sections 9.5.1 and B.2.4 to B.2.5.
  public mutating func addEllipticalArc(
    to end: CGPoint, radii: CGSize, xAxisRotation: Angle, largeArc: Bool, sweep: Bool
  ) {
    guard let from = self.end else { return }
    let to = Point2(end)
    guard from != to else { return }
    var radii = Point2(abs(Double(radii.width)), abs(Double(radii.height)))
    guard radii.x != 0, radii.y != 0 else { return append(.line, to) }

    let axis = Point2(angle: xAxisRotation.radians)
    // Half the way from the end to the start, in the axes' own frame and in units of the radii.
    let half = (from - to) / 2
    var unit = Point2(axis.x * half.x + axis.y * half.y, axis.x * half.y - axis.y * half.x) / radii
    let excess = unit.length
    var centerOffset = Point2.zero
    if excess > 1 {
      radii *= excess
      unit /= excess
    } else {
      let distance = ((1 - excess) * (1 + excess)).squareRoot() / excess
      guard distance < .infinity else { return append(.line, to) }
      let side: Double = largeArc == sweep ? -1 : 1
      centerOffset = Point2(unit.y, -unit.x) * (side * distance)
    }
    let first = unit - centerOffset
    let last = -unit - centerOffset
    let start = atan2(first.y, first.x)
    var angle = atan2(first.cross(last), (first * last).sum())
    if sweep, angle < 0 { angle += 2 * .pi }
    if !sweep, angle > 0 { angle -= 2 * .pi }
    let offset = centerOffset * radii
    append(
      EllipticalArc(
        from: from, to: to,
        center: (from + to) / 2 + axis * offset.x + Point2(-axis.y, axis.x) * offset.y,
        firstAxis: axis * radii.x, secondAxis: Point2(-axis.y, axis.x) * radii.y,
        start: start, sweep: angle))
  }
}
