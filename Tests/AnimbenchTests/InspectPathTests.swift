import Foundation
import TestSupport
import Testing
import VectorArt

@testable import AnimKernel
@testable import animbench

@Suite("inspect path")
struct InspectPathTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The answer's JSON, read back.
  struct Answer: Decodable {
    var paths: [Measured]
    var shapes: [Measured]

    struct Measured: Decodable {
      var element: String
      var id: String?
      var elements: Int
      var segments: [String: Int]
      var subpaths: Int
      var end_point: [Double]?
      var bounds: [Double]?
      var length: Double?
      var signed_area: Double?
      var area: Area?
      var mesh: Mesh?
      var error: Fault?
    }

    struct Area: Decodable {
      var nonzero: Double
      var evenodd: Double
    }

    struct Mesh: Decodable {
      var vertices: Int
      var triangles: Int
      var area: Double
      var fill_rule: String
      var tolerance: Double
    }

    struct Fault: Decodable {
      var offset: Int
      var message: String
    }
  }

  private func answer(_ arguments: String...) throws -> Answer {
    let run = Transcript.of(["inspect", "path"] + arguments + ["--json"])
    #expect(run.code == .success && run.notes.isEmpty, "\(run.notes)")
    return try JSONDecoder().decode(Answer.self, from: Data(run.results.utf8))
  }

  @Test("a triangle and what goes on after it")
  func triangle() throws {
    let answer = try answer("M0 0H10V10Zl5 5")
    let path = try #require(answer.paths.first)
    #expect(answer.paths.count == 1 && answer.shapes.isEmpty)
    #expect(path.element == "path" && path.id == nil && path.error == nil)
    #expect(path.elements == 6 && path.subpaths == 2)
    #expect(path.segments == ["M": 2, "L": 3, "Q": 0, "C": 0, "A": 0, "Z": 1])
    #expect(path.bounds == [0, 0, 10, 10] && path.end_point == [5, 5])
    #expect(path.area?.nonzero == 50 && path.area?.evenodd == 50 && path.signed_area == 50)
    #expect(path.mesh?.area == 50 && path.mesh?.triangles == 1 && path.mesh?.vertices == 3)
    #expect(abs((path.length ?? 0) - (20 + 10 * 2.0.squareRoot() + 50.0.squareRoot())) < 1e-12)
  }

  @Test("a picture shows every triangle, every vertex and the outline")
  func image() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("shown.svg")
    let path = try #require(
      try answer("M0 0H10V10H0ZM2 2V8H8V2Z", "--image", file.path).paths.first)
    let mesh = try #require(path.mesh)
    #expect(mesh.triangles == 8 && mesh.vertices == 8 && mesh.area == 64)
    // The reader of SVG files takes the picture: three paths, the outline among them.
    let document = try SVGDocument(contentsOf: file)
    #expect(document.paths.count == 3 && document.warnings.isEmpty)
    #expect(document.paths[0].path.elementCounts.moves == mesh.triangles)
    #expect(document.paths[1].path == PathData("M0 0H10V10H0ZM2 2V8H8V2Z").path)
    #expect(document.paths[2].path.elementCounts.moves == mesh.vertices)
  }

  @Test("a picture that cannot be written is told before any work")
  func imageRefused() {
    let run = Transcript.of(["inspect", "path", "M0 0H1V1", "--image", "/nowhere/at/all.svg"])
    #expect(run.code == .failure && run.results.isEmpty, "\(run.notes)")
  }

  @Test("path data with an error is drawn up to it and exits 0")
  func pathError() throws {
    let path = try #require(try answer("M10 10L20 20 30").paths.first)
    #expect(path.error?.offset == 13 && path.elements == 2)
    #expect(path.error?.message.isEmpty == false)
  }

  @Test("--fill-rule chooses the mesh, the file's own rule is the default")
  func fillRule() throws {
    let file = try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg"><g fill-rule="evenodd">
      <path id="ring" d="M0 0H10V10H0ZM2 2H8V8H2Z"/></g></svg>
      """, to: "ring.svg")
    let own = try #require(try answer(file).paths.first)
    #expect(own.id == "ring" && own.mesh?.fill_rule == "evenodd" && own.mesh?.area == 64)
    #expect(own.area?.nonzero == 100 && own.area?.evenodd == 64)
    let other = try #require(try answer(file, "--fill-rule", "nonzero").paths.first)
    #expect(other.mesh?.fill_rule == "nonzero" && other.mesh?.area == 100)
  }

  @Test("--document-space applies transforms; basic shapes stand apart")
  func documentSpace() throws {
    let file = try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg"><g transform="translate(100 0) scale(2)">
      <rect id="r" x="1" y="2" width="3" height="4"/><path d="M0 0H1"/></g></svg>
      """, to: "moved.svg")
    let own = try answer(file)
    #expect(own.paths.map(\.bounds) == [[0, 0, 1, 0]])
    #expect(own.shapes.map(\.bounds) == [[1, 2, 3, 4]] && own.shapes.map(\.element) == ["rect"])
    let document = try answer(file, "--document-space")
    #expect(document.paths.map(\.bounds) == [[100, 0, 2, 0]])
    #expect(document.shapes.map(\.bounds) == [[102, 4, 6, 8]])
  }

  @Test("--tolerance makes a coarser mesh")
  func tolerance() throws {
    let circle = "M0 5A5 5 0 1 1 10 5A5 5 0 1 1 0 5Z"
    let fine = try #require(try answer(circle).paths.first?.mesh)
    let coarse = try #require(try answer(circle, "--tolerance", "0.5").paths.first?.mesh)
    #expect(abs(fine.area - 25 * .pi) <= 1e-4 * 25 * .pi)
    #expect(coarse.tolerance == 0.5 && coarse.triangles < fine.triangles)
    #expect(coarse.area < fine.area)
  }

  @Test("a path that cannot be filled keeps its other measures, and JSON stays JSON")
  func unfillable() throws {
    let run = Transcript.of(["inspect", "path", "M0 0L1e300 1e300 0 5z", "--json"])
    let answer = try JSONDecoder().decode(Answer.self, from: Data(run.results.utf8))
    let path = try #require(answer.paths.first)
    #expect(run.code == .success && path.elements == 4)
    #expect(path.area == nil && path.mesh == nil && path.length == nil)
    #expect(run.notes.hasPrefix("animbench: path: element 1 of the path"))
    #expect(Transcript.of(["inspect", "path", "M0 0L1e300 0 0 5z", "--quiet"]).notes.isEmpty)
  }

  @Test(
    "what is neither a file nor path data is told from path data",
    arguments: [
      ("M0 0", true), (" m-1,2", true), ("\nM .5.5", true), ("M+1", true), ("missing.svg", false),
      ("m1.svg", false), ("M1/a", false), ("L0 0", false), ("", false), ("M", false), ("-", false),
    ])
  func reading(text: String, isData: Bool) {
    #expect(Drawing.isPathData(text) == isData)
    let run = Transcript.of(["inspect", "path", "--", text])
    #expect(run.code == (isData ? .success : .badInput))
  }

  @Test("a malformed file and a folder exit 65")
  func malformed() throws {
    let file = try folder.write("<svg><path", to: "bad.svg")
    for path in [file, folder.path] {
      let run = Transcript.of(["inspect", "path", path])
      #expect(run.code == .badInput && run.results.isEmpty)
      #expect(run.notes.hasPrefix("animbench: \(path): "))
      #expect(run.notes.contains("; ") && run.notes.count { $0 == "\n" } == 1)
    }
  }

  @Test("the text is a table, with the errors below it")
  func text() throws {
    let file = try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg">
      <path id="a" d="M0 0H10V10Z"/><path d="M10 10L20 20 30"/><circle r="1.5"/></svg>
      """, to: "text.svg")
    try Golden.expect(Transcript.of(["inspect", "path", file]).results, is: "inspect-path")
  }
}
