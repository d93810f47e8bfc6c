import AnimKernel
import Foundation
import Testing
import VectorArt

@Suite("Files that are no drawing")
struct SVGErrorTests {
  /// The text of the error that `data` gives.
  private func message(_ data: Data) -> String {
    do throws(SVGError) {
      return "read: \(try SVGDocument(data: data).shapes.count)"
    } catch {
      return error.description
    }
  }

  @Test(
    "one line says where it is wrong, what, and the remedy",
    arguments: [
      ("", "the file is empty; give it an svg element"),
      ("<a/", "line 1: no XML element; name an SVG file"),
      ("hello, world", "line 1: no XML element; name an SVG file"),
      ("<html><body/></html>", "the root element is html, not svg; name an SVG file"),
      ("<x:svg xmlns:x='urn:x'/>", "the root element is x:svg, not svg; name an SVG file"),
      (
        "<svg>\n<g>\n</svg>",
        "line 3: an end tag does not match its start tag; close elements in order"
      ),
      (
        "<svg>\n<path d='M1 1'/>",
        "line 2: the root element is not closed, or something follows it; close it at the end"
      ),
      (
        "<svg/>\n<svg/>",
        "line 2: the root element is not closed, or something follows it; close it at the end"
      ),
      (
        "<svg>\n<path d=1/></svg>",
        "line 2: a tag holds something else than name=\"value\"; quote every value"
      ),
      (
        "<svg>\n<path d='1' d='2'/></svg>",
        "line 2: an attribute stands twice in a tag; keep one"
      ),
      (
        "<svg>\n<path d='1'",
        "line 2: a tag holds something else than name=\"value\"; quote every value"
      ),
      (
        "<svg><text>a & b</text></svg>",
        "line 1: a name is missing or begins with a wrong character; write & as &amp;"
      ),
      ("<svg>\n&nbsp;</svg>", "line 2: an entity is not declared; replace it by its text"),
      (
        "<svg><path d='\u{1}'/></svg>",
        "line 1: a character is not allowed in XML; save the file as UTF-8"
      ),
      (
        "<?xml version='1.0' encoding='UTF-7'?><svg/>",
        "text encoding UTF-7 is not read; save the file as UTF-8"
      ),
      ("\u{1F}", "line 1: no XML element; name an SVG file"),
    ])
  func malformed(text: String, wanted: String) {
    #expect(message(Data(text.utf8)) == wanted)
  }

  @Test("bytes that are no text are an error of their line")
  func badBytes() {
    let data = Data("<svg>\n<path id='".utf8) + [0xFF, 0xFE] + Data("'/></svg>".utf8)
    #expect(
      message(data) == "line 2: a character is not allowed in XML; save the file as UTF-8")
    #expect(message(Data([0x1F, 0x8B, 8, 0])) == "packed by gzip; unpack it first")
    #expect(
      message(Data([0xFE, 0xFF, 0xD8])) == "line 1: no XML element; name an SVG file")
  }

  @Test("a file that is missing, a folder, or wrong inside is named")
  func files() throws {
    let folder = try TemporaryFolder()
    func message(_ url: URL) -> String {
      do throws(SVGError) {
        return "read: \(try SVGDocument(contentsOf: url).shapes.count)"
      } catch {
        return error.description
      }
    }
    let missing = folder.url.appendingPathComponent("missing.svg")
    #expect(message(missing) == "\(missing.path): no such file; check the path")
    #expect(message(folder.url) == "\(folder.url.path): not a regular file; name an SVG file")
    let empty = try folder.write("", to: "empty.svg")
    #expect(message(empty) == "\(empty.path): the file is empty; give it an svg element")
    let html = try folder.write("<html/>", to: "page.svg")
    #expect(
      message(html) == "\(html.path): the root element is html, not svg; name an SVG file")
    let good = try folder.write("<svg><path/></svg>", to: "good.svg")
    #expect(message(good) == "read: 1")
    try folder.link("link.svg", to: "good.svg")
    #expect(message(folder.url.appendingPathComponent("link.svg")) == "read: 1")
    let device = URL(fileURLWithPath: "/dev/null")
    #expect(message(device) == "/dev/null: not a regular file; name an SVG file")
  }

  @Test("elements lie at most 1024 deep", arguments: [(1023, nil), (1024, 1), (100_000, 1)])
  func depth(groups: Int, line: Int?) {
    let text =
      "<svg>" + String(repeating: "<g>", count: groups)
      + String(repeating: "</g>", count: groups) + "</svg>"
    let wanted = line.map {
      "line \($0): elements lie more than 1024 deep; ungroup the drawing"
    }
    #expect(message(Data(text.utf8)) == wanted ?? "read: 0")
  }
}
