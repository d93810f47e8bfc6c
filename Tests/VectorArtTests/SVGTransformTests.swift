import AnimKernel
import Foundation
import Testing

@testable import VectorArt

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("Transform attributes")
struct SVGTransformTests {
  @Test(
    "each function maps as SVG defines it, the last one first",
    arguments: [
      ("", [1, 0, 0, 1, 0, 0]), ("  ", [1, 0, 0, 1, 0, 0]),
      ("matrix(1 2,3-4.5.5 1e1)", [1, 2, 3, -4.5, 0.5, 10]),
      ("translate(3)", [1, 0, 0, 1, 3, 0]), ("translate( 3 , 4 )", [1, 0, 0, 1, 3, 4]),
      ("scale(2)", [2, 0, 0, 2, 0, 0]), ("scale(2-3)", [2, 0, 0, -3, 0, 0]),
      ("rotate(90)", [0, 1, -1, 0, 0, 0]), ("rotate(-180)", [-1, 0, 0, -1, 0, 0]),
      ("rotate(90 1 2)", [0, 1, -1, 0, 3, 1]),
      ("skewX(45)", [1, 0, 1, 1, 0, 0]), ("skewY(45)", [1, 1, 0, 1, 0, 0]),
      ("translate(1 2)scale(3)", [3, 0, 0, 3, 1, 2]),
      ("scale(3),translate(1 2)", [3, 0, 0, 3, 3, 6]),
      (" scale (3)\n\ttranslate\n(1,2) rotate(90)", [0, 3, -3, 0, 3, 6]),
    ] as [(String, [Double])])
  func functions(text: String, coefficients: [Double]) throws {
    let map = try #require(CGAffineTransform(svg: text))
    let got = [map.a, map.b, map.c, map.d, map.tx, map.ty].map { Double($0) }
    for (got, wanted) in zip(got, coefficients) { #expect(abs(got - wanted) < 1e-15) }
  }

  @Test(
    "a list with an error is no map",
    arguments: [
      "rotate", "rotate(", "rotate()", "rotate(1 2)", "rotate(1,,2,3)", "rotate(1 2 3,)",
      "rotate(1)) ", "scale(1 2 3)", "Scale(1)", "matrix(1 2 3 4 5)", "matrix(1 2 3 4 5 6 7)",
      "translate(1px)", "translate(1),", ", scale(1)", "scale(1),,scale(1)", "skewx(1)", "none",
      "translate(1e999)", "scale(1e200)scale(1e200)", "scale(1.)",
    ])
  func errors(text: String) {
    #expect(CGAffineTransform(svg: text) == nil)
  }
}
