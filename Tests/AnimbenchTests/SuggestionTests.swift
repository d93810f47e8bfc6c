import Testing

@testable import animbench

@Suite("Suggestion")
struct SuggestionTests {
  @Test(
    "edits are counted",
    arguments: [
      ("", "", 0), ("a", "", 1), ("", "ab", 2), ("run", "run", 0), ("rnu", "run", 1),
      ("inspct", "inspect", 1), ("kitten", "sitting", 3), ("ca", "abc", 3),
    ])
  func edits(from: String, to: String, count: Int) {
    #expect(Suggestion.edits(from: from, to: to) == count)
    #expect(Suggestion.edits(from: to, to: from) == count)
  }

  @Test(
    "a word near enough is suggested, no other",
    arguments: [
      ("lst", "list"), ("rnu", "run"), ("isnpect", "inspect"), ("inspec", "inspect"),
      ("ins", "inspect"), ("docter", "doctor"), ("banana", nil), ("x", nil), ("", nil),
    ] as [(String, String?)])
  func closest(word: String, meant: String?) {
    let verbs = ["list", "run", "inspect", "limits", "doctor"]
    #expect(Suggestion.closest(to: word, among: verbs) == meant)
  }
}
