import AnimKernel
import Foundation
import TestSupport
import Testing

@testable import VectorArt

@Suite("Libraries of drawings")
struct ArtLibraryTests {
  private static let one = "<svg><path id='one' d='M0 0h1v1z'/></svg>"

  /// The library's names, or its error, with the folder's path left out.
  private func names(_ folder: TemporaryFolder, _ paths: String...) -> String {
    let urls = paths.map { folder.url.appendingPathComponent($0) }
    do throws(ArtLibraryError) {
      return try ArtLibrary(contentsOf: urls).drawings.map(\.name).joined(separator: " ")
    } catch {
      return error.description.replacingOccurrences(of: folder.url.path, with: "~")
    }
  }

  @Test("folders are read with the folders in them, sorted; files in the order they are named")
  func order() throws {
    let folder = try TemporaryFolder()
    for name in ["b.svg", "a/z.SVG", "a/deep/er/c.svg", "a/A.svg", "notes.txt", ".hidden.svg"] {
      try folder.write(Self.one, to: name)
    }
    try folder.write(Self.one, to: ".git/d.svg")
    #expect(names(folder, "") == "A c z b")
    #expect(names(folder, "b.svg", "a") == "b A c z")
    #expect(names(folder, "a", "b.svg", "a/z.SVG", "") == "A c z b")
    #expect(names(folder, "a/z.SVG", "a/deep", "a") == "z c A")
    #expect(names(folder, "notes.txt") == "notes")
    #expect(names(folder, "a/deep", "a/deep") == "c")
  }

  @Test("links are followed, loops and repeated files are read once")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.one, to: "a/one.svg")
    try folder.link("a/loop", to: "..")
    try folder.link("a/self", to: ".")
    try folder.link("b", to: "a")
    try folder.link("again.svg", to: "a/one.svg")
    #expect(names(folder, "") == "one")
    // Through `a/loop` the file is found under its other name first.
    #expect(names(folder, "b") == "again")
    #expect(names(folder, "again.svg", "a") == "again")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("empty"), withIntermediateDirectories: false)
    try folder.link("empty/self", to: ".")
    #expect(names(folder, "empty") == "~/empty: the folder is empty; put SVG files into it")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("empty"))
    try folder.link("broken.svg", to: "nothing.svg")
    #expect(names(folder, "") == "~/broken.svg: no such file; check the path")
  }

  @Test(
    "names are unique: by the folders before them, else by a number",
    arguments: [
      (["/x/a.svg", "/x/b.svg"], ["a", "b"]),
      (["/x/a.svg", "/y/a.svg", "/y/b.svg"], ["x/a", "y/a", "b"]),
      (["/p/x/a.svg", "/q/x/a.svg", "/x/c.svg"], ["p/x/a", "q/x/a", "c"]),
      (["/x/a.svg", "/x/a.SVG", "/x/a"], ["x/a", "x/a-2", "x/a-3"]),
      (["/a.svg", "/x/a.svg", "/x/x/a.svg"], ["a", "x/a", "x/x/a"]),
      (["/a.b.svg"], ["a.b"]), ([], []),
    ] as [([String], [String])])
  func uniqueNames(files: [String], names: [String]) {
    #expect(ArtLibrary.names(of: files) == names)
  }

  @Test("what cannot be read is one line with the path and the remedy")
  func errors() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.one, to: "good/one.svg")
    try folder.write("<svg><path></svg>", to: "bad/two.svg")
    try folder.write("{}", to: "lottie/anim.json")
    try folder.write("", to: "texts/a.txt")
    try folder.write("", to: "texts/b/c.txt")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("empty"), withIntermediateDirectories: false)
    #expect(names(folder, "no.svg") == "~/no.svg: no such file or folder; check the path")
    #expect(names(folder, "empty") == "~/empty: the folder is empty; put SVG files into it")
    #expect(
      names(folder, "texts")
        == "~/texts: no SVG file among 2 files; name a folder with files that end in .svg")
    #expect(
      names(folder, "good", "lottie")
        == "~/lottie: no SVG file among 1 file; name a folder with files that end in .svg")
    #expect(
      names(folder, "lottie/anim.json")
        == "~/lottie/anim.json: Lottie files are not read yet; name an SVG file")
    #expect(
      names(folder, "good", "bad") == "~/bad/two.svg: line 1: </svg> closes path; write </path>")
    #expect(
      names(folder, "texts/a.txt") == "~/texts/a.txt: the file is empty; give it an svg element")
  }

  @Test("Lottie files are passed over and named")
  func skipped() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.one, to: "one.svg")
    let lottie = try folder.write("{}", to: "two.json")
    let library = try ArtLibrary(contentsOf: [folder.url])
    #expect(library.drawings.map(\.name) == ["one"])
    #expect(library.drawings.map(\.file) == [folder.url.appendingPathComponent("one.svg").path])
    #expect(
      library.skipped.map(\.description) == ["\(lottie.path): Lottie files are not read yet"])
  }

  @Test(
    "every drawing of the corpus is read with the paths expected of it, in order",
    .enabled(if: SharedData.isAvailable))
  func corpus() throws {
    let expected = try ExpectedDrawings.load()
    let folder = SharedData.folder.appendingPathComponent(ExpectedDrawings.folder)
    let library = try ArtLibrary(contentsOf: [folder])
    #expect(library.drawings.count == expected.files.count)
    for drawing in library.drawings {
      let file = URL(fileURLWithPath: drawing.file).lastPathComponent
      let wanted = try #require(expected.files[file]).paths
      #expect(drawing.document.paths.map(\.path) == wanted.map { PathData($0.d).path }, "\(file)")
      #expect(drawing.document.paths.map(\.error?.offset) == wanted.map(\.error_offset), "\(file)")
      #expect(drawing.document.warnings.isEmpty, "\(file)")
    }
  }
}
