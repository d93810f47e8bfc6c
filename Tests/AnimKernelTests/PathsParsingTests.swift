import Foundation
import Testing

@testable import AnimKernel

@Suite("Paths from their text")
struct PathsParsingTests {
  @Test("a description gives back the same elements, to the bit", arguments: UInt64(1)...30)
  func roundTrip(seed: UInt64) throws {
    let path = PathsSamples.random(seed: seed)
    let again = try #require(Path(path.description))
    #expect(again.elements == path.elements)
    #expect(again.description == path.description)
    #expect((again == path) == (path.elementCounts.arcs == 0))
  }

  @Test("a description is never refused", arguments: PathsSamples.hostile.indices)
  func hostile(index: Int) throws {
    let path = PathsSamples.hostile[index]
    #expect(Path(path.description)?.description == path.description)
  }

  static let texts = [
    ("", ""), (" \n", ""), ("1 2 m", "1 2 m"), ("1,2,m\t3\n4 l", "1 2 m 3 4 l"),
    ("1e2 -.5 m +3 0x10 l h", "100 -0.5 m 3 16 l h"),
    ("0 0 m 1 0 l h h 5 5 l", "0 0 m 1 0 l h 5 5 l"),
    ("0 0 m 1 2 3 4 v", "0 0 m 0 0 1 2 3 4 c"), ("0 0 m 1 2 3 4 y", "0 0 m 1 2 3 4 3 4 c"),
    ("1 2 3 4 re", "1 2 m 4 2 l 4 6 l 1 6 l h"),
  ]

  @Test("a text of the format is read", arguments: texts)
  func read(text: String, meaning: String) {
    #expect(Path(text)?.description == meaning)
  }

  @Test(
    "a text that means no path is refused",
    arguments: [
      "m", "1 m", "1 2 3 m", "1 2 l", "h", "1 2 q", "1 2", "1 2 m 3", "1 2 m 3 4 x", "1 2 M",
      "1 2 m 1 2 3 4 5 6 7 c", "1 2 m 1 2 3 4 5 c", "0 0 m 1 2 h", "1 2 3 re", "1;2 m", "a b m",
    ])
  func refused(text: String) {
    #expect(Path(text) == nil)
  }
}
