import AnimKernel
import Foundation
import Testing
import VectorArt

@Suite("Path data")
struct PathDataTests {
  @Test("each form of a segment draws the segment that the grammar says", arguments: forms)
  func grammar(text: String, segments: String) {
    let (drawn, error) = SegmentCounter.read(text)
    #expect(drawn.log.joined(separator: " ") == segments)
    #expect(error == nil)
  }

  static let forms: [(String, String)] = [
    // Repeated arguments, and what a moveto repeats as.
    ("M1 2 3 4 5 6", "M 1.0,2.0 L 3.0,4.0 L 5.0,6.0"),
    ("m1 2 3 4 5 6", "M 1.0,2.0 L 4.0,6.0 L 9.0,12.0"),
    ("M1 2h3 4H0v1 1V0", "M 1.0,2.0 L 4.0,2.0 L 8.0,2.0 L 0.0,2.0 L 0.0,3.0 L 0.0,4.0 L 0.0,0.0"),
    ("M0 0l1 1 1 1", "M 0.0,0.0 L 1.0,1.0 L 2.0,2.0"),
    // Separators: none, white space of every kind, a comma with and without it.
    ("M.5.5-1-.5+2+.5", "M 0.5,0.5 L -1.0,-0.5 L 2.0,0.5"),
    (" \t\r\n\u{0C}M1,2 , 3,\n4", "M 1.0,2.0 L 3.0,4.0"),
    ("M1e1,2E+1-3e-1.4e1", "M 10.0,20.0 L -0.3,4.0"),
    ("M00 -007.50", "M 0.0,-7.5"),
    // A closepath goes back to the subpath's start, where the next segment begins.
    ("M1 1L2 2zL3 3", "M 1.0,1.0 L 2.0,2.0 Z M 1.0,1.0 L 3.0,3.0"),
    ("m1 1 1 1zm1 1 1 1z", "M 1.0,1.0 L 2.0,2.0 Z M 2.0,2.0 L 3.0,3.0 Z"),
    ("M1 1zz Z", "M 1.0,1.0 Z"),
    ("M1 1M2 2m1 1", "M 1.0,1.0 M 2.0,2.0 M 3.0,3.0"),
    // Curves.
    ("M1 1c1 0 2 1 2 2", "M 1.0,1.0 C 2.0,1.0 3.0,2.0 3.0,3.0"),
    ("M1 1q1 0 2 2", "M 1.0,1.0 Q 2.0,1.0 3.0,3.0"),
    ("M0 0C0 1 2 1 2 0S4-1 4 0", "M 0.0,0.0 C 0.0,1.0 2.0,1.0 2.0,0.0 C 2.0,-1.0 4.0,-1.0 4.0,0.0"),
    (
      "M0 0c0 1 2 1 2 0s2-1 2 0 2 1 2 0",
      "M 0.0,0.0 C 0.0,1.0 2.0,1.0 2.0,0.0 C 2.0,-1.0 4.0,-1.0 4.0,0.0 C 4.0,1.0 6.0,1.0 6.0,0.0"
    ),
    ("M0 0Q1 1 2 0T4 0t2 0", "M 0.0,0.0 Q 1.0,1.0 2.0,0.0 Q 3.0,-1.0 4.0,0.0 Q 5.0,1.0 6.0,0.0"),
    // A smooth segment mirrors only its own kind, and only the segment right before it.
    ("M0 0Q1 1 2 0S3 1 4 0", "M 0.0,0.0 Q 1.0,1.0 2.0,0.0 C 2.0,0.0 3.0,1.0 4.0,0.0"),
    ("M0 0C0 1 2 1 2 0T4 0", "M 0.0,0.0 C 0.0,1.0 2.0,1.0 2.0,0.0 Q 2.0,0.0 4.0,0.0"),
    (
      "M0 0C0 1 2 1 2 0L3 0S4 1 5 0",
      "M 0.0,0.0 C 0.0,1.0 2.0,1.0 2.0,0.0 L 3.0,0.0 C 3.0,0.0 4.0,1.0 5.0,0.0"
    ),
    ("M0 0Q1 1 2 0zT4 0", "M 0.0,0.0 Q 1.0,1.0 2.0,0.0 Z M 0.0,0.0 Q 0.0,0.0 4.0,0.0"),
    ("M0 0Q1 1 2 0M5 5T9 5", "M 0.0,0.0 Q 1.0,1.0 2.0,0.0 M 5.0,5.0 Q 5.0,5.0 9.0,5.0"),
    ("M3 0T4 0T5 0", "M 3.0,0.0 Q 3.0,0.0 4.0,0.0 Q 5.0,0.0 5.0,0.0"),
    ("M3 0S4 1 4 0", "M 3.0,0.0 C 3.0,0.0 4.0,1.0 4.0,0.0"),
    // Flags are single digits that need no separator.
    ("M0 0a1 2 30 1 0 4 5", "M 0.0,0.0 A 1.0,2.0 4.0,5.0 30.0° 10"),
    ("M1 1a1,2,30,014-5", "M 1.0,1.0 A 1.0,2.0 5.0,-4.0 30.0° 01"),
    ("M0 0A1 2-30 1,14.5.5", "M 0.0,0.0 A 1.0,2.0 4.5,0.5 -30.0° 11"),
    (
      "M0 0A1 1 0 0011 1 1 1 0 112 2",
      "M 0.0,0.0 A 1.0,1.0 11.0,1.0 0.0° 00 A 1.0,1.0 2.0,2.0 0.0° 11"
    ),
    ("M0 0a-1-2 0 0 0 3 3", "M 0.0,0.0 A -1.0,-2.0 3.0,3.0 0.0° 00"),
    // Nothing.
    ("", ""),
    (" \n ", ""),
  ]

  @Test("data is drawn up to the first error, whose segment and reason are told", arguments: errors)
  func firstError(text: String, segments: Int, offset: Int, message: String) {
    let (drawn, error) = SegmentCounter.read(text)
    #expect(drawn.log.count == segments)
    #expect(error?.offset == offset)
    #expect(error?.message == message)
    #expect(error?.description == "character \(offset): \(message)")
  }

  static let errors: [(String, Int, Int, String)] = [
    ("L1 1", 0, 0, "path data begins with 'L'; begin it with M or m"),
    ("  é", 0, 2, "path data begins with 'é'; begin it with M or m"),
    ("none", 0, 0, "path data begins with 'n'; begin it with M or m"),
    ("M", 0, 0, "M has nothing in place of number 1; give it 2 numbers"),
    ("m 1", 0, 0, "m has nothing in place of number 2; give it 2 numbers"),
    ("M,1 1", 0, 0, "M has ',' in place of number 1; give it 2 numbers"),
    ("M1 1X", 1, 4, "'X' is no path command; use M, L, H, V, C, S, Q, T, A or Z"),
    ("M1 1z2 2", 2, 5, "'2' is no path command; use M, L, H, V, C, S, Q, T, A or Z"),
    ("M1 1z, ", 2, 5, "',' is no path command; use M, L, H, V, C, S, Q, T, A or Z"),
    ("M1 1 😀", 1, 5, "'😀' is no path command; use M, L, H, V, C, S, Q, T, A or Z"),
    ("M1 1L2 2,", 2, 8, "L has nothing in place of number 1; give it 2 numbers"),
    ("M1 1L2 2 ,,3 3", 2, 9, "L has ',' in place of number 1; give it 2 numbers"),
    ("M1 1L2 2,3", 2, 8, "L has nothing in place of number 2; give it 2 numbers"),
    ("M1 1L2 2 3", 2, 9, "L has nothing in place of number 2; give it 2 numbers"),
    ("M1 1L2 2,Z", 2, 8, "L has 'Z' in place of number 1; give it 2 numbers"),
    ("M1 1 2", 1, 5, "M has nothing in place of number 2; give it 2 numbers"),
    ("M1 1h1 h", 2, 7, "h has nothing in place of number 1; give it 1 number"),
    ("M1 1c1 1 1 1 1é", 1, 4, "c has 'é' in place of number 6; give it 6 numbers"),
    ("M1 1a1 1 0 2 0 1 1", 1, 4, "a has '2' in place of flag 4; write 0 or 1"),
    ("M1 1a1 1 0 0-1 1 1", 1, 4, "a has '-' in place of flag 5; write 0 or 1"),
    ("M1 1a1 1 0 0", 1, 4, "a has nothing in place of flag 5; write 0 or 1"),
    (
      "M1 1H1.", 1, 4,
      "number 1 of H stops in its middle; write digits after the point, the sign and the exponent"
    ),
    (
      "M1 1L1 1e+", 1, 4,
      "number 2 of L stops in its middle; write digits after the point, the sign and the exponent"
    ),
    (
      "M1 1L--1 1", 1, 4,
      "number 1 of L stops in its middle; write digits after the point, the sign and the exponent"
    ),
    ("M1 1L1e400 1", 1, 4, "a coordinate of L is beyond 1.8e308; scale the drawing down"),
    ("M1e308 1l1e308 1", 1, 8, "a coordinate of l is beyond 1.8e308; scale the drawing down"),
    (
      "M0 0C0 0-1e308 0 1e308 0S0 0 0 0", 2, 24,
      "a coordinate of S is beyond 1.8e308; scale the drawing down"
    ),
  ]

  @Test("a wrong segment behind a closepath draws nothing at all, not even its move")
  func noStrayMove() {
    #expect(SegmentCounter.read("M1 1L2 2zL3").drawn.log == ["M 1.0,1.0", "L 2.0,2.0", "Z"])
  }

  @Test("the path is what its segments draw, built by hand")
  func path() {
    let data = PathData("M1 1h2v2zm5 5a1 1 0 0 1 2 0q1 1 2 0c1 1 2 1 3 0L4 4X")
    let byHand = Path { path in
      path.move(to: CGPoint(x: 1, y: 1))
      path.addLine(to: CGPoint(x: 3, y: 1))
      path.addLine(to: CGPoint(x: 3, y: 3))
      path.closeSubpath()
      path.move(to: CGPoint(x: 6, y: 6))
      path.addEllipticalArc(
        to: CGPoint(x: 8, y: 6), radii: CGSize(width: 1, height: 1), xAxisRotation: .degrees(0),
        largeArc: false, sweep: true)
      path.addQuadCurve(to: CGPoint(x: 10, y: 6), control: CGPoint(x: 9, y: 7))
      path.addCurve(
        to: CGPoint(x: 13, y: 6), control1: CGPoint(x: 11, y: 7), control2: CGPoint(x: 12, y: 7))
      path.addLine(to: CGPoint(x: 4, y: 4))
    }
    #expect(data.path == byHand)
    #expect(data.error == SVGDataError(offset: 51, reason: .notACommand(found: "X")))
  }
}
