/// Finds the word that was probably meant.
enum Suggestion {
  /// The candidate with the fewest edits to `word`, if those are few for its length.
  ///
  /// An edit inserts, deletes or replaces a character or swaps two neighbours (optimal string
  /// alignment); at most one edit for every three characters, and always one, counts as few.
  /// Among equals the first wins.
  static func closest(to word: String, among candidates: [String]) -> String? {
    let allowed = max(1, word.count / 3)
    let scored = candidates.map { (candidate: $0, edits: edits(from: word, to: $0)) }
    guard let best = scored.min(by: { $0.edits < $1.edits }), best.edits <= allowed else {
      return candidates.first { word.count >= 3 && $0.hasPrefix(word) }
    }
    return best.candidate
  }

  /// Number of edits between two words.
  ///
  /// - Complexity: O(n m) in their lengths.
  static func edits(from a: String, to b: String) -> Int {
    let (a, b) = (Array(a), Array(b))
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var least = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          least = min(least, beforeLast[j - 1] + 1)
        }
        row.append(least)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
