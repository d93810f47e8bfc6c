import AnimKernel
import Foundation
import TestSupport
import Testing
import VectorArt

@Suite("Path data, damaged")
struct PathDataRobustnessTests {
  /// Good data to be damaged: each command, compact and airy.
  static let samples = [
    "M10 80A25 25 0 0140 40z", "m1-1-2-2 3 3zm5 5h3v3H0V0z",
    "M0,0 C1,1 2,1 3,0 S5,-1 6,0 s1,1 2,0 Z L5 5", "M0 0Q1 1 2 0T4 0t.5.5.5-.5",
    "M1e1 2E+1L3.5e-1 4e0", "M0 0a1 1 0 001 1 1 1 0 011 1 1 1 0 10-1-1",
    "  M 30  40\nL\t110 160 , 150 60 M1,1,2,2", "M5 5ZZm1 1zl1 1",
  ]
  /// What damages: every character of the syntax, and some that are none of it.
  static let characters = Array("MmZzLlHhVvCcSsQqTtAa0123456789.,-+eE \n#é😀\u{0}xX")

  @Test("never traps; what is dropped begins inside the data, what is before it is free of errors")
  func damage() throws {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<20_000 {
      var text = Array(try #require(Self.samples.randomElement(using: &generator)))
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<max(1, text.count), using: &generator)
        let character = try #require(Self.characters.randomElement(using: &generator))
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: text.insert(character, at: place)
        case 1 where !text.isEmpty: text[place] = character
        case 2 where !text.isEmpty: text.remove(at: place)
        default: text.append(contentsOf: text[place...].prefix(9))
        }
      }
      try check(String(text))
    }
  }

  @Test("never traps on characters in any order")
  func garbage() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<5000 {
      let text = (0..<Int.random(in: 0...40, using: &generator)).compactMap { _ in
        Self.characters.randomElement(using: &generator)
      }
      try check("M0 0" + String(text))
    }
  }

  private func check(_ text: String) throws {
    let (drawn, error) = SegmentCounter.read(text)
    guard let error else { return }
    let scalars = Array(text.unicodeScalars)
    try #require(scalars.indices.contains(error.offset), "\(text)")
    var prefix = String.UnicodeScalarView()
    prefix.append(contentsOf: scalars[..<error.offset])
    let (again, errorBefore) = SegmentCounter.read(String(prefix))
    #expect(again.log == drawn.log, "\(text)")
    #expect(errorBefore == nil, "\(text)")
  }

  @Test("a million segments, and a number of a million digits, are read")
  func size() {
    let many = PathData("M0 0" + String(repeating: "l1 1-1-1", count: 500_000))
    #expect(many.path.elementCount == 1_000_001)
    #expect(many.error == nil)
    let long = SegmentCounter.read("M0 " + String(repeating: "1", count: 1_000_000))
    #expect(long.error?.reason == .outOfRange(command: "M"))
    let deep = SegmentCounter.read("M0 0." + String(repeating: "0", count: 1_000_000) + "1e1000001")
    #expect(deep.drawn.log == ["M 0.0,1.0"])
  }
}
