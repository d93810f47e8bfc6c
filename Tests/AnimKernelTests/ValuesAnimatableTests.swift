import AnimKernel
import Foundation
import TestSupport
import Testing

@Suite("Animatable types")
struct ValuesAnimatableTests {
  struct Vectors: Decodable {
    struct Case: Decodable {
      var type: String
      var degrees, x, y: Double?
      var rgba: [Double]?
      var animatableData: PairTree
    }
    var cases: [Case]
  }

  @Test("the reference data hold", .enabled(if: SharedData.isAvailable))
  func vectors() throws {
    let vectors = try SharedData.json("vectors/animatable_data_scaling.json", as: Vectors.self)
    #expect(vectors.cases.count > 8)
    for one in vectors.cases {
      let (leaves, tolerance): ([Double], Double) =
        switch one.type {
        case "Angle": ([Angle(degrees: try #require(one.degrees)).animatableData], 0x1p-51)
        case "UnitPoint":
          (
            UnitPoint(x: try #require(one.x), y: try #require(one.y)).animatableData.numbers,
            0x1p-51
          )
        default: (try resolved(try #require(one.rgba)).animatableData.numbers, 1e-6)
        }
      #expect(leaves.count == one.animatableData.leaves.count)
      for (leaf, wanted) in zip(leaves, one.animatableData.leaves) {
        #expect(abs(leaf - wanted) <= tolerance * max(abs(wanted), 1), "\(one.type)")
      }
    }
  }

  private func resolved(_ rgba: [Double]) throws -> Color.Resolved {
    Color(red: rgba[0], green: rgba[1], blue: rgba[2], opacity: rgba[3]).resolve()
  }

  /// The value whose data are `value`'s.
  private func roundTrip<A: Animatable>(_ value: A, into other: A) -> A {
    var copy = other
    copy.animatableData = value.animatableData
    return copy
  }

  @Test("data written back give the value")
  func roundTrips() {
    let rect = CGRect(x: 1, y: -2, width: 30, height: 40)
    #expect(roundTrip(rect, into: .zero) == rect)
    #expect(roundTrip(CGPoint(x: 3, y: 4), into: .zero) == CGPoint(x: 3, y: 4))
    #expect(roundTrip(CGSize(width: 3, height: 4), into: .zero) == CGSize(width: 3, height: 4))
    #expect(roundTrip(Angle.degrees(45), into: .zero) == .degrees(45))
    #expect(roundTrip(UnitPoint.bottomTrailing, into: .zero) == .bottomTrailing)
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(roundTrip(insets, into: EdgeInsets()) == insets)
    #expect(roundTrip(Color.white, into: .clear) == .white)
    #expect(roundTrip(Float(0.5), into: 0) == 0.5 && roundTrip(2.5, into: 0) == 2.5)
  }

  @Test("a rectangle's data are origin, then size; insets go round from the top")
  func layouts() {
    let data = CGRect(x: 1, y: 2, width: 3, height: 4).animatableData
    #expect(data == AnimatablePair(AnimatablePair(1, 2), AnimatablePair(3, 4)))
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).animatableData
    #expect(insets == AnimatablePair(1, AnimatablePair(2, AnimatablePair(3, 4))))
  }

  @Test("a type without data that move has none, and setting them changes nothing")
  func still() {
    struct Still: Animatable {
      typealias AnimatableData = EmptyAnimatableData
      var number = 3
    }
    #expect(roundTrip(Still(number: 4), into: Still()).number == 3)
  }

  @Test("angles convert, compare and compute")
  func angles() {
    #expect(abs(Angle.degrees(180).radians - .pi) < 1e-15)
    #expect(abs(Angle.radians(.pi / 2).degrees - 90) < 1e-13)
    #expect(Angle.degrees(10) < .degrees(370))
    #expect(Angle.radians(1) + .radians(2) - .radians(0.5) == .radians(2.5))
    #expect(2 * Angle.radians(1) / 4 == .radians(0.5) && -Angle.radians(1) == .radians(-1))
  }

  @Test("half-way between red and green is as light as their lights mixed")
  func colors() {
    var middle = Color(red: 1, green: 0, blue: 0).resolve()
    middle.animatableData.interpolate(
      towards: Color(red: 0, green: 1, blue: 0).resolve().animatableData, amount: 0.5)
    #expect(middle.linearRed == 0.5 && middle.linearGreen == 0.5 && middle.linearBlue == 0)
    // The sRGB value whose light is half: 1.055 × 0.5^(1/2.4) − 0.055.
    #expect(abs(middle.red - 0.735_357) < 1e-5)
    #expect(Color(middle).description == "#BCBC00FF")
  }

  @Test("hues go round from red over green and blue")
  func hues() {
    let hexes = [0, 1.0 / 3, 2.0 / 3, 1, -1.0 / 3].map {
      Color(hue: $0, saturation: 1, brightness: 1).description
    }
    #expect(hexes == ["#FF0000FF", "#00FF00FF", "#0000FFFF", "#FF0000FF", "#0000FFFF"])
    #expect(Color(hue: 0.3, saturation: 0, brightness: 0.5).description == "#808080FF")
    #expect(Color.black.opacity(0.5).description == "#00000080")
  }

  @Test("Display P3's white is white and its red lies beyond sRGB")
  func displayP3() {
    #expect(Color(.displayP3, white: 1).description == "#FFFFFFFF")
    let red = Color(.displayP3, red: 1, green: 0, blue: 0).resolve()
    #expect(abs(red.linearRed - 1.224_94) < 1e-5 && red.linearGreen < 0)
    #expect(abs(red.red - 1.093_07) < 1e-4)
  }
}

extension AnimatablePair where First: BinaryFloatingPoint, Second: BinaryFloatingPoint {
  fileprivate var numbers: [Double] { [Double(first), Double(second)] }
}

extension AnimatablePair
where
  First == Float,
  Second == AnimatablePair<Float, AnimatablePair<Float, Float>>
{
  fileprivate var numbers: [Double] {
    [first, second.first, second.second.first, second.second.second].map(Double.init)
  }
}
