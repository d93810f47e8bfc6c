import Foundation
import TestSupport
import Testing

@testable import animbench

/// Every path of the shared corpus, measured by the command itself.
@Suite("inspect path on the corpus", .enabled(if: SharedData.isAvailable))
struct CorpusPathTests {
  /// What is known of the corpus.
  struct Expected: Decodable {
    var tolerances: [String: Double]
    var files: [String: File]

    struct File: Decodable {
      var paths: [Known]
    }

    struct Known: Decodable {
      var error_offset: Int?
      var segments: [String: Int]
      var subpaths: Int
      var end_point: [Double]?
      var bbox: [Double]?
      var length: Double
      var signed_area: Double
      var area_nonzero: Double
      var area_evenodd: Double

      /// The area that a rule fills, whose polyline has the area `known`.
      ///
      /// A few of those polylines are coarser than the stated tolerance. The signed area is exact,
      /// and that of a simple outline is the filled area.
      func filled(_ known: Double) -> Double {
        abs(abs(signed_area) - known) < 2e-4 * known ? abs(signed_area) : known
      }
    }
  }

  static let expected = Result {
    try SharedData.json("corpus/svg/expected.json", as: Expected.self)
  }
  static let names = ((try? expected.get())?.files.keys).map { $0.sorted() } ?? ["expected.json"]

  @Test(
    "agrees with what is known within the stated tolerances", arguments: names, FillRule.allCases)
  func file(name: String, rule: FillRule) throws {
    let expected = try Self.expected.get()
    let known = try #require(expected.files[name]).paths
    let file = SharedData.folder.appendingPathComponent("corpus/svg/\(name)").path
    let run = Transcript.of(
      ["inspect", "path", file, "--json", "--quiet", "--fill-rule", rule.rawValue])
    #expect(run.code == .success && run.notes.isEmpty)
    let paths = try JSONDecoder().decode(
      InspectPathTests.Answer.self, from: Data(run.results.utf8)
    ).paths
    try #require(paths.count == known.count)
    let relative = try #require(expected.tolerances["length_rel"])
    let fill = try #require(expected.tolerances["fill_area_rel"])
    let box = try #require(expected.tolerances["bbox"])
    for (index, (path, known)) in zip(paths, known).enumerated() {
      let place: Comment = "\(name), path \(index)"
      #expect(path.error?.offset == known.error_offset, place)
      #expect(path.segments == known.segments, place)
      #expect(path.elements == known.segments.values.reduce(0, +), place)
      #expect(path.subpaths == known.subpaths, place)
      expectNear(path.end_point, known.end_point, within: box, place)
      expectNear(
        path.bounds.map { [$0[0], $0[1], $0[0] + $0[2], $0[1] + $0[3]] }, known.bbox,
        within: box, place)
      expectNear(
        [try #require(path.length)], [known.length], within: relative * known.length, place)
      let scale = max(abs(known.signed_area), known.area_evenodd)
      expectNear(
        [try #require(path.signed_area)], [known.signed_area], within: relative * scale + 1e-13,
        place)
      let area = try #require(path.area)
      let mesh = try #require(path.mesh)
      let (nonzero, evenodd) = (known.filled(known.area_nonzero), known.filled(known.area_evenodd))
      let covered = rule == .nonzero ? nonzero : evenodd
      expectNear([area.nonzero], [nonzero], within: fill * nonzero + 1e-13, place)
      expectNear([area.evenodd], [evenodd], within: fill * evenodd + 1e-13, place)
      // A mesh's vertices are Floats: the outline's length times their last place may be off.
      let reach = (known.bbox ?? []).reduce(0) { max($0, abs($1)) }
      let rounding = known.length * reach * 0x1p-23
      expectNear([mesh.area], [covered], within: fill * covered + rounding, place)
    }
  }

  private func expectNear(
    _ values: [Double]?, _ known: [Double]?, within bound: Double, _ place: Comment
  ) {
    #expect((values == nil) == (known == nil), place)
    guard let values, let known else { return }
    for (value, known) in zip(values, known) {
      #expect(abs(value - known) <= bound, "\(place): \(value), not \(known)")
    }
  }
}
