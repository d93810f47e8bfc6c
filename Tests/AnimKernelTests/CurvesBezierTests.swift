import Foundation
import TestSupport
import Testing

@testable import AnimKernel

@Suite("Cubic-bezier curves")
struct CurvesBezierTests {
  @Test("the reference values hold", .enabled(if: SharedData.isAvailable))
  func vectors() throws {
    let vectors = try CubicBezierVectors.load()
    #expect(vectors.cases.count > 50)
    for one in vectors.cases {
      let curve = CubicBezier(x1: one.x1, y1: one.y1, x2: one.x2, y2: one.y2)
      for sample in one.samples {
        let y = curve.value(at: sample.x)
        #expect(abs(y - sample.y) <= sample.tol64, "\(one.id) at \(sample.x): \(y)")
        guard let slope = sample.dydx else { continue }
        let velocity = curve.velocity(at: sample.x)
        if abs(slope) > 1e4 {
          // Nearly vertical: the slope depends on x beyond a double's digits.
          #expect(velocity * slope > 1e7, "slope of \(one.id) at \(sample.x): \(velocity)")
        } else {
          #expect(
            abs(velocity - slope) <= 1e-6 * max(abs(slope), 1e-3),
            "slope of \(one.id) at \(sample.x): \(velocity), not \(slope)")
        }
      }
      for sample in one.outside {
        #expect(curve.value(at: sample.x) == sample.clamped_y, "\(one.id) at \(sample.x)")
        let extended = curve.extendedValue(at: sample.x)
        #expect(
          abs(extended - sample.css_y) <= 1e-14 * max(1, abs(sample.css_y)),
          "\(one.id) at \(sample.x): \(extended), not \(sample.css_y)")
      }
    }
  }

  @Test("a curve that never falls is followed by values that never fall")
  func monotone() {
    var generator = SystemRandomNumberGenerator()
    for round in 0..<200 {
      let sharp = round.isMultiple(of: 2)
      let control = (0..<4).map { _ in
        let u = Double.random(in: 0...1, using: &generator)
        return sharp ? u.rounded() : u
      }
      let curve = CubicBezier(x1: control[0], y1: control[1], x2: control[2], y2: control[3])
      var last = 0.0
      for step in 0...500 {
        let value = curve.value(at: Double(step) / 500)
        #expect(value >= last - 1e-15, "\(control) at \(step)/500")
        last = value
      }
      #expect(last == 1)
    }
  }

  @Test("NaN gives NaN and infinities the ends")
  func notFinite() {
    let curve = CubicBezier(x1: 0.3, y1: 2, x2: 0.6, y2: -1)
    #expect(curve.value(at: .nan).isNaN)
    #expect(curve.value(at: .infinity) == 1)
    #expect(curve.value(at: -.infinity) == 0)
  }
}
