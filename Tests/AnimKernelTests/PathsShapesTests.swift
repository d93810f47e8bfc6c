import AnimKernel
import Foundation
import Testing

@Suite("Shapes")
struct PathsShapesTests {
  static let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

  /// A shape and the area it covers of the rectangle above.
  static let areas: [(any Shape, Double)] = [
    (Rectangle(), 5000),
    (Ellipse(), 1250 * .pi),
    (Circle(), 625 * .pi),
    (Capsule(style: .circular), 2500 + 625 * .pi),
    (RoundedRectangle(cornerRadius: 10, style: .circular), 5000 - 400 + 100 * .pi),
    (RoundedRectangle(cornerRadius: 1000, style: .circular), 2500 + 625 * .pi),
    (
      RoundedRectangle(cornerSize: CGSize(width: 20, height: 10), style: .circular),
      5000 - 800 + 200 * .pi
    ),
    (
      RoundedRectangle(cornerSize: CGSize(width: 500, height: 400), style: .circular), 1250 * .pi
    ),
    (RoundedRectangle(cornerRadius: -3, style: .circular), 5000),
    (
      UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 20, style: .circular),
      5000 - 100 - 400 + 125 * .pi
    ),
    (
      // Two radii of 100 along a side of 50: all are cut to a quarter.
      UnevenRoundedRectangle(
        topLeadingRadius: 100, bottomLeadingRadius: 100, topTrailingRadius: 40, style: .circular),
      5000 - 2 * 625 - 100 + (2 * 625 + 100) * .pi / 4
    ),
  ]

  @Test("a shape covers its area inside its rectangle", arguments: areas.indices)
  func area(index: Int) {
    let (shape, area) = Self.areas[index]
    let path = shape.path(in: Self.rect)
    #expect(abs(path.signedArea - area) < 1e-9 * area, "\(shape)")
    #expect(path.boundingRect.lies(in: Self.rect))
    #expect(abs(path.boundingRect.height - 50) < 1e-9)
  }

  @Test("continuous corners take a little more away than circular ones, blending over to them")
  func continuous() {
    func area(_ radius: CGFloat, _ style: RoundedCornerStyle) -> Double {
      RoundedRectangle(cornerRadius: radius, style: style).path(in: Self.rect).signedArea
    }
    for radius in [5.0, 10, 16] {
      let (smooth, round) = (area(radius, .continuous), area(radius, .circular))
      #expect(smooth < round)
      #expect(round - smooth < 0.1 * radius * radius)
    }
    // 50 high: from 16.35 on there is no room for the full reach, at 25 none for any.
    let differences = stride(from: 16.5, through: 25, by: 0.5).map { radius in
      (area(radius, .circular) - area(radius, .continuous)) / (radius * radius)
    }
    #expect(zip(differences, differences.dropFirst()).allSatisfy { $0 >= $1 - 1e-12 })
    #expect(abs(differences.last ?? 1) < 1e-12)
  }

  @Test("a continuous corner has no kink where it meets the sides or where its curves meet")
  func smooth() {
    for radius in [10.0, 20, 24.9] {
      var from = CGPoint.zero
      var direction: (Double, Double)?
      RoundedRectangle(cornerRadius: radius).path(in: Self.rect).forEach { element in
        func check(_ first: CGPoint, _ beforeLast: CGPoint, _ last: CGPoint) {
          // Rounding may leave a line of next to no length between two corners.
          guard hypot(last.x - from.x, last.y - from.y) > 1e-9 else { return }
          let out = Self.unit(from, first)
          if let direction {
            #expect(direction.0 * out.0 + direction.1 * out.1 > 1 - 1e-3, "radius \(radius)")
          }
          direction = Self.unit(beforeLast, last)
          from = last
        }
        switch element {
        case .move(let to): from = to
        case .line(let to): check(to, from, to)
        case .curve(let to, let control1, let control2): check(control1, control2, to)
        default: break
        }
      }
    }
  }

  @Test("a shape's path follows its animatable data")
  func animatable() {
    var shape = RoundedRectangle(cornerRadius: 0, style: .circular)
    var target = shape
    target.cornerSize = CGSize(width: 10, height: 10)
    shape.animatableData = target.animatableData
    #expect(shape.path(in: Self.rect) == target.path(in: Self.rect))

    var uneven = UnevenRoundedRectangle(style: .circular)
    let wanted = UnevenRoundedRectangle(
      topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3, topTrailingRadius: 4,
      style: .circular)
    uneven.animatableData = wanted.animatableData
    #expect(uneven.cornerRadii == wanted.cornerRadii)
  }

  @Test("an empty or null rectangle gives a path that covers nothing")
  func emptyRects() {
    for (shape, _) in Self.areas {
      #expect(shape.path(in: .null).isEmpty)
      #expect(shape.path(in: CGRect(x: 1, y: 1, width: 0, height: 0)).signedArea == 0)
    }
  }

  private static func unit(_ a: CGPoint, _ b: CGPoint) -> (Double, Double) {
    let length = hypot(b.x - a.x, b.y - a.y)
    return ((b.x - a.x) / length, (b.y - a.y) / length)
  }
}

extension CGRect {
  /// Whether no side lies outside `other` by more than 1e-9.
  func lies(in other: CGRect) -> Bool {
    minX >= other.minX - 1e-9 && minY >= other.minY - 1e-9 && maxX <= other.maxX + 1e-9
      && maxY <= other.maxY + 1e-9
  }
}
