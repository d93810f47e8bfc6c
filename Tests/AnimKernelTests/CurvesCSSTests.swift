import AnimKernel
import Foundation
import TestSupport
import Testing

@Suite("CSS staircases")
struct CurvesStepsTests {
  struct Vectors: Decodable {
    struct Case: Decodable {
      var id, position: String
      var n: Int
      var samples: [Sample]
    }
    struct Sample: Decodable {
      var x, y: Double
      var y_before_phase: Double?
    }
    var cases: [Case]
  }

  @Test("the reference values hold to 1 ULP", .enabled(if: SharedData.isAvailable))
  func vectors() throws {
    let vectors = try SharedData.json("vectors/steps.json", as: Vectors.self)
    #expect(vectors.cases.count > 20)
    for one in vectors.cases {
      let position = try #require(StepsEasing.Position(rawValue: one.position))
      let easing = try StepsEasing(one.n, position)
      for sample in one.samples {
        #expect(
          abs(easing.value(at: sample.x) - sample.y) <= sample.y.ulp, "\(one.id) at \(sample.x)")
        if let before = sample.y_before_phase {
          let value = easing.value(at: sample.x, before: true)
          #expect(abs(value - before) <= before.ulp, "\(one.id) before \(sample.x)")
        }
      }
    }
  }

  static let staircases: [(StepsEasing.Position, [Double])] = [
    (.jumpStart, [0.5, 0.5, 1, 1, 1]), (.jumpEnd, [0, 0, 0.5, 0.5, 1]),
    (.jumpNone, [0, 0, 1, 1, 1]), (.jumpBoth, [1 / 3, 1 / 3, 2 / 3, 2 / 3, 1]),
  ]

  @Test("each position's heights at the quarters of two steps", arguments: staircases)
  func heights(position: StepsEasing.Position, heights: [Double]) throws {
    let easing = try StepsEasing(2, position)
    #expect([0, 0.25, 0.5, 0.75, 1].map { easing.value(at: $0) } == heights)
  }

  @Test("too few steps are refused")
  func tooFew() {
    #expect(throws: EasingError.tooFewSteps(count: 0, atLeast: 1)) { try StepsEasing(0) }
    #expect(throws: EasingError.tooFewSteps(count: 1, atLeast: 2)) {
      try StepsEasing(1, .jumpNone)
    }
  }
}

@Suite("CSS piecewise-linear curves")
struct CurvesLinearTests {
  struct Vectors: Decodable {
    struct Case: Decodable {
      var id, css: String
      var points: [Point]
      var samples: [Sample]
    }
    struct Point: Decodable {
      var `in`, out: Double
    }
    struct Sample: Decodable {
      var x, y: Double
    }
    var cases: [Case]
  }

  @Test("the reference values hold", .enabled(if: SharedData.isAvailable))
  func vectors() throws {
    let vectors = try SharedData.json("vectors/linear_easing.json", as: Vectors.self)
    #expect(vectors.cases.count == 10)
    for one in vectors.cases {
      let parsed = try TimingFunction(parsing: one.css)
      guard case .linear(let easing) = parsed.kind else {
        Issue.record("\(one.css) is no linear()")
        continue
      }
      #expect(easing.points.count == one.points.count, "\(one.id)")
      for (point, wanted) in zip(easing.points, one.points) {
        #expect(abs(point.input - wanted.in) <= 1e-15 && point.output == wanted.out, "\(one.id)")
      }
      for sample in one.samples {
        #expect(
          abs(easing.value(at: sample.x) - sample.y) <= 1e-14 * (1 + abs(sample.y)),
          "\(one.id) at \(sample.x)")
      }
    }
  }

  @Test("missing inputs are spread, falling ones raised")
  func inputs() throws {
    let easing = try LinearEasing([
      .init(0), .init(1), .init(2, at: 0.6), .init(3, at: 0.2), .init(4), .init(5),
    ])
    #expect(easing.points.map(\.input) == [0, 0.3, 0.6, 0.6, 0.8, 1])
  }

  @Test("beyond the points the end pieces go on, at a jump the later value holds")
  func outside() throws {
    let easing = try LinearEasing([.init(0, at: 0), .init(1, at: 0.5), .init(3, at: 0.5), .init(3)])
    #expect([-0.5, 0.25, 0.5, 2].map(easing.value) == [-1, 0.5, 3, 3])
    #expect([0.25, 0.75].map(easing.velocity) == [2, 0])
  }

  @Test("a single stop is a constant")
  func single() throws {
    let easing = try LinearEasing([.init(0.4)])
    #expect([-1, 0, 1].map(easing.value) == [0.4, 0.4, 0.4])
  }

  @Test("no stop and no number are refused")
  func refused() {
    #expect(throws: EasingError.noStop) { try LinearEasing([]) }
    #expect(throws: EasingError.self) { try LinearEasing([.init(.nan)]) }
  }
}
