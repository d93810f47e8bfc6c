import AnimKernel
import Foundation
import TestSupport
import Testing
import VectorArt

@Suite("Path data of the corpus", .enabled(if: SharedData.isAvailable))
struct CorpusPathDataTests {
  @Test("segments, subpaths, end point and error are those expected of every path")
  func structure() throws {
    for (file, expected) in try ExpectedDrawings.load().files {
      for (index, path) in expected.paths.enumerated() {
        let place: Comment = "\(file), path \(index)"
        let (drawn, error) = SegmentCounter.read(path.d)
        #expect(drawn.counts == path.segments, place)
        #expect(drawn.closed.count == path.subpaths, place)
        #expect(drawn.closed == path.closed, place)
        #expect(error?.offset == path.error_offset, place)
        let end = drawn.path.currentPoint.map { [Double($0.x), Double($0.y)] }
        #expect(end?.count == path.end_point?.count, place)
        for (got, wanted) in zip(end ?? [], path.end_point ?? []) {
          #expect(abs(got - wanted) <= 1e-9 * max(1, abs(wanted)), place)
        }
      }
    }
  }

  @Test("bounds, length and signed area are those expected of every path")
  func measures() throws {
    let expectations = try ExpectedDrawings.load()
    let tolerances = expectations.tolerances
    for (file, expected) in expectations.files {
      for (index, wanted) in expected.paths.enumerated() {
        let place: Comment = "\(file), path \(index)"
        let path = PathData(wanted.d).path
        let box = path.boundingRect
        #expect(box.isNull == (wanted.bbox == nil), place)
        if let corners = wanted.bbox {
          for (got, wanted) in zip([box.minX, box.minY, box.maxX, box.maxY], corners) {
            #expect(abs(Double(got) - wanted) <= tolerances.bbox, place)
          }
        }
        #expect(abs(path.length - wanted.length) <= tolerances.length_rel * wanted.length, place)
        // The area of a path that folds onto itself is a difference of large parts: the
        // tolerance is taken of the fill's area too.
        let scale = max(abs(wanted.signed_area), wanted.area_evenodd)
        #expect(
          abs(path.signedArea - wanted.signed_area) <= tolerances.signed_area_rel * scale + 1e-13,
          place)
      }
    }
  }

  @Test("the areas by both fill rules are those expected of every path", arguments: files)
  func areas(file: String) throws {
    let expectations = try ExpectedDrawings.load()
    let tolerance = expectations.tolerances.fill_area_rel
    for (index, wanted) in try #require(expectations.files[file]).paths.enumerated() {
      let path = PathData(wanted.d).path
      for (isEOFilled, area) in [(false, wanted.area_nonzero), (true, wanted.area_evenodd)] {
        // Two of the polylines that the expectations were taken from are coarser than the
        // tolerance. The signed area is exact, and that of a simple outline is the filled one.
        let exact = abs(wanted.signed_area)
        let area = abs(exact - area) < 2e-4 * area ? exact : area
        let got = try path.area(eoFill: isEOFilled)
        #expect(abs(got - area) <= tolerance * area + 1e-13, "path \(index)")
      }
    }
  }

  /// The files of the corpus; where they cannot be listed the other tests fail.
  static let files = (try? ExpectedDrawings.load().files.keys.sorted()) ?? []
}
