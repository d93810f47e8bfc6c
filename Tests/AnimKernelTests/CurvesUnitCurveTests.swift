import AnimKernel
import Foundation
import TestSupport
import Testing

@Suite("Unit curves")
struct CurvesUnitCurveTests {
  struct Vectors: Decodable {
    struct Case: Decodable {
      var id: String
      var samples: [Sample]
    }
    struct Sample: Decodable {
      var p, value, tol64: Double
      var velocity: Double?
    }
    var cases: [Case]
  }

  static let named: [String: UnitCurve] = [
    "circularEaseIn": .circularEaseIn, "circularEaseOut": .circularEaseOut,
    "circularEaseInOut": .circularEaseInOut,
  ]

  @Test("the circular reference values hold", .enabled(if: SharedData.isAvailable))
  func circular() throws {
    let vectors = try SharedData.json("vectors/unitcurve_circular.json", as: Vectors.self)
    #expect(vectors.cases.count == 3)
    for one in vectors.cases {
      let curve = try #require(Self.named[one.id])
      for sample in one.samples {
        #expect(
          abs(curve.value(at: sample.p) - sample.value) <= sample.tol64,
          "\(one.id) at \(sample.p)")
        let velocity = curve.velocity(at: sample.p)
        if let slope = sample.velocity {
          #expect(
            abs(velocity - slope) <= 1e-6 * max(1, abs(slope)),
            "slope of \(one.id) at \(sample.p): \(velocity), not \(slope)")
        } else {
          #expect(velocity == .infinity, "slope of \(one.id) at \(sample.p)")
        }
      }
    }
  }

  static let curves: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    .bezier(
      startControlPoint: UnitPoint(x: 0.8, y: 0.1), endControlPoint: UnitPoint(x: 0.1, y: 0.9)),
  ]

  @Test("a curve runs from 0 to 1 and holds there", arguments: curves)
  func ends(curve: UnitCurve) {
    #expect([-1, 0, 1, 2].map(curve.value) == [0, 0, 1, 1])
    #expect(curve.value(at: .nan).isNaN)
  }

  @Test("the linear curve is the time to the bit")
  func linear() {
    for step in 0...100 {
      #expect(UnitCurve.linear.value(at: Double(step) / 100) == Double(step) / 100)
    }
  }

  @Test("a curve's text is in the grammar of timings")
  func description() throws {
    for curve in Self.curves {
      #expect(try TimingFunction(parsing: curve.description).kind == .curve(curve))
    }
  }

  @Test("the inverse undoes the curve, and its inverse is the curve", arguments: curves)
  func inverse(curve: UnitCurve) {
    #expect(curve.inverse.inverse == curve)
    for step in 1..<100 {
      let p = Double(step) / 100
      #expect(abs(curve.inverse.value(at: curve.value(at: p)) - p) < 1e-9)
    }
  }

  @Test("the velocity is the slope between close times", arguments: curves)
  func velocity(curve: UnitCurve) {
    for step in 1..<20 {
      let (p, h) = (Double(step) / 20 + 0.003, 1e-6)
      let slope = (curve.value(at: p + h) - curve.value(at: p - h)) / (2 * h)
      #expect(abs(curve.velocity(at: p) - slope) <= 1e-4 * max(1, abs(slope)))
    }
  }

  @Test("the ends of easing curves have the limit as slope, not 1")
  func limits() {
    #expect(abs(UnitCurve.easeOut.velocity(at: 0) - 1 / 0.58) < 1e-12)
    #expect(abs(UnitCurve.easeIn.velocity(at: 1) - 1 / 0.58) < 1e-12)
  }

  @Test("control points keep their y and have their x held within 0...1")
  func controlPoints() {
    let wild = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: -3, y: 2), endControlPoint: UnitPoint(x: 4, y: 2))
    let held = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0, y: 2), endControlPoint: UnitPoint(x: 1, y: 2))
    #expect(wild == held)
    #expect(held.value(at: 0.5) > 1)
  }
}
