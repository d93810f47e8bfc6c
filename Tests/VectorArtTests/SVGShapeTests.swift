import AnimKernel
import Foundation
import Testing
import VectorArt

@Suite("Basic shapes")
struct SVGShapeTests {
  /// What `forEach` shows of the one shape in `element`, in a viewport of 300 × 400.
  private func shape(_ element: String) throws -> SVGShape {
    try #require(try drawing("<svg viewBox='0 0 300 400'>\(element)</svg>").shapes.first)
  }

  @Test(
    "a shape draws what the equal path data draws",
    arguments: [
      ("<rect x='1' y='2' width='3' height='4'/>", "M1 2h3v4h-3z"),
      ("<rect width='10%' height='10%'/>", "M0 0h30v40h-30z"),
      (
        "<rect x='1in' y='1pt' width='1pc' height='1cm'/>",
        "M96 1.3333333333333333h16v37.79527559055118h-16z"
      ),
      ("<line x1='1' y1='2' x2='3'/>", "M1 2L3 0"), ("<line/>", "M0 0L0 0"),
      ("<polyline points='1,2 3,4,5 6'/>", "M1 2L3 4L5 6"),
      ("<polygon points=' 1-2.5.5.5-5 6 '/>", "M1-2.5L.5.5-5 6z"),
      ("<polygon points='1 2'/>", "M1 2z"), ("<polygon/>", ""), ("<polyline points=' '/>", ""),
      ("<rect x='1' y='1' width='0' height='5'/>", ""), ("<rect width='5'/>", ""),
      ("<circle/>", ""), ("<circle r='0'/>", ""), ("<ellipse rx='0' ry='2'/>", ""),
      ("<path d='none'/>", ""), ("<path/>", ""),
    ])
  func equalPathData(element: String, data: String) throws {
    let shape = try shape(element)
    #expect(shape.path == PathData(data).path)
    #expect(shape.error == nil)
  }

  @Test(
    "round corners follow the rules for absent, wrong and too long radii",
    arguments: [
      ("rx='1' ry='2'", 1, 2), ("rx='1'", 1, 1), ("ry='1.5'", 1.5, 1.5), ("rx='9' ry='1'", 5, 1),
      ("rx='auto' ry='2'", 2, 2), ("rx='99'", 5, 4), ("rx='1%'", 3, 3), ("rx='0' ry='3'", 0, 0),
      ("rx='-1' ry='2'", 2, 2),
    ] as [(String, Double, Double)])
  func roundCorners(attributes: String, rx: Double, ry: Double) throws {
    let path = try shape("<rect x='1' y='1' width='10' height='8' \(attributes)/>").path
    #expect(path.boundingRect == CGRect(x: 1, y: 1, width: 10, height: 8))
    let missing = (4 - Double.pi) * rx * ry
    #expect(abs(path.signedArea - (80 - missing)) < 1e-12)
    #expect(path.currentPoint == CGPoint(x: 1 + rx, y: 1))
  }

  @Test(
    "circles and ellipses have their middle and radii, and start at their right",
    arguments: [
      ("<circle cx='5' cy='6' r='2'/>", [5, 6, 2, 2]),
      ("<circle r='10%'/>", [0, 0, 35.35533905932738, 35.35533905932738]),
      ("<ellipse cx='1' rx='3' ry='2'/>", [1, 0, 3, 2]), ("<ellipse ry='2'/>", [0, 0, 2, 2]),
      ("<ellipse rx='auto' ry='2em'/>", [0, 0, 32, 32]),
    ] as [(String, [Double])])
  func ellipses(element: String, wanted: [Double]) throws {
    let path = try shape(element).path
    let box = path.boundingRect
    #expect(abs(Double(box.midX) - wanted[0]) < 1e-12 && abs(Double(box.midY) - wanted[1]) < 1e-12)
    #expect(abs(Double(box.width) - 2 * wanted[2]) < 1e-12)
    #expect(abs(Double(box.height) - 2 * wanted[3]) < 1e-12)
    let area = Double.pi * wanted[2] * wanted[3]
    #expect(abs(path.signedArea - area) < 1e-12 * area)
    #expect(path.currentPoint == CGPoint(x: wanted[0] + wanted[2], y: wanted[1]))
  }

  @Test(
    "a wrong attribute counts as absent, and the error is told",
    arguments: [
      (
        "<rect x='a' y='1' width='2' height='2'/>", "M0 1h2v2h-2z", 0,
        "x is no length; write a number, with px or another unit behind it"
      ),
      (
        "<rect width='2furlongs' height='2'/>", "", 0,
        "width is no length; write a number, with px or another unit behind it"
      ),
      ("<rect width='-2' height='2'/>", "", 0, "width is negative; give it 0 or more"),
      ("<circle r='-1'/>", "", 0, "r is negative; give it 0 or more"),
      (
        "<circle cx='1e999' r='1'/>", "M1 0A1 1 0 0 0-1 0z", 0,
        "cx is no length; write a number, with px or another unit behind it"
      ),
      (
        "<polyline points='1 2 3 4 5'/>", "M1 2L3 4", 8,
        "the last point has no y; give every point two numbers"
      ),
      (
        "<polygon points='1 2 3 4, 5 x'/>", "M1 2L3 4z", 7,
        "the points hold 'x'; write numbers only"
      ),
      ("<polyline points='1 2,,3 4'/>", "M1 2", 3, "the points hold ','; write numbers only"),
      (
        "<polyline points='1 2 3 4.'/>", "M1 2", 4,
        "a coordinate stops in its middle or is beyond 1.8e308; write it out"
      ),
      ("<path d='M1 1h1h'/>", "M1 1h1", 6, "h has nothing in place of number 1; give it 1 number"),
    ])
  func errors(element: String, data: String, offset: Int, message: String) throws {
    let shape = try shape(element)
    if shape.kind == .circle {
      #expect(shape.path.isEmpty == data.isEmpty)
    } else {
      #expect(shape.path == PathData(data).path)
    }
    #expect(shape.error?.offset == offset)
    #expect(shape.error?.message == message)
  }
}
