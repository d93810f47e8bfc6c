import AnimKernel
import Testing

@Suite("Errors of paths")
struct TessellationErrorTests {
  static let texts: [(PathError, String)] = [
    (.toleranceNotPositive(-1), "tolerance is -1.0; give a finite value above 0"),
    (
      .coordinateOutOfRange(element: 3, value: .infinity),
      "element 3 of the path holds inf; give finite values of at most 1e+38 in magnitude"
    ),
    (
      .tooManyPoints(limit: 5),
      "the path needs more than 5 points; give a larger tolerance or split the path"
    ),
    (
      .tooComplex(points: 7),
      "the outline of 7 points crosses itself too often to be filled; split the path"
    ),
  ]

  @Test("every error says the fact and the remedy", arguments: texts.indices)
  func text(index: Int) {
    #expect("\(Self.texts[index].0)" == Self.texts[index].1)
  }
}
