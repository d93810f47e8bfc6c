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
      ("hello, world", "line 1: there is no element; name an SVG file"),
      (" \n ", "line 2: there is no element; name an SVG file"),
      ("\n<!-- a -->\n", "line 3: there is no element; name an SVG file"),
      ("<html><body/></html>", "the root element is html, not svg; name an SVG file"),
      (
        "<x:svg xmlns:x='urn:x'/>",
        "the root element is of namespace urn:x; write xmlns=\"http://www.w3.org/2000/svg\""
      ),
      ("<x:svg/>", "the root element is x:svg, not svg; name an SVG file"),
      ("<svg>\n<g>\n</svg>", "line 3: </svg> closes g; write </g>"),
      ("<svg/>\n</svg>", "line 2: </svg> closes nothing; remove it"),
      ("<svg>\n<path d='M1 1'/>\n", "line 3: the file ends inside element svg; complete it"),
      (
        "<svg/>\n<svg/>",
        "line 2: something stands outside the root element; keep one element and no text"
      ),
      (
        "<svg/>a", "line 1: something stands outside the root element; keep one element and no text"
      ),
      (
        "<svg/>&#65;",
        "line 1: something stands outside the root element; keep one element and no text"
      ),
      (
        "<svg/><!DOCTYPE svg>",
        "line 1: something stands outside the root element; keep one element and no text"
      ),
      (
        "<svg/><![CDATA[]]>",
        "line 1: something stands outside the root element; keep one element and no text"
      ),
      ("<svg a", "line 1: attribute a has no value in quotes; write a=\"value\""),
      ("<svg>\n<path d=1/></svg>", "line 2: attribute d has no value in quotes; write d=\"value\""),
      ("<svg a=", "line 1: the file ends inside attribute a; complete it"),
      ("<svg a='1", "line 1: the file ends inside attribute a; complete it"),
      ("<svg a='1'", "line 1: the file ends inside the tag svg; complete it"),
      ("<svg a='1'b='2'/>", "line 1: the tag svg is not well formed; write <svg name=\"value\">"),
      ("<svg 1='2'/>", "line 1: the tag svg is not well formed; write <svg name=\"value\">"),
      ("<svg></svg a='1'>", "line 1: the tag /svg is not well formed; write </svg name=\"value\">"),
      ("<svg>\n<path d='1' d='2'/></svg>", "line 2: attribute d stands twice in a tag; keep one"),
      ("<svg a='<'/>", "line 1: attribute a holds '<'; write &lt;"),
      (
        "<svg>< /svg>",
        "line 1: a name is missing or begins with a wrong character; begin it with a letter"
      ),
      (
        "<svg><!x></svg>",
        "line 1: a name is missing or begins with a wrong character; begin it with a letter"
      ),
      (
        "<svg><?xml a?></svg>",
        "line 1: a name is missing or begins with a wrong character; begin it with a letter"
      ),
      ("<svg", "line 1: the file ends inside the tag svg; complete it"),
      ("<", "line 1: the file ends inside a tag; complete it"),
      ("<svg></", "line 1: the file ends inside an end tag; complete it"),
      ("<svg><!--", "line 1: the file ends inside a comment; complete it"),
      ("<svg><![CDATA[", "line 1: the file ends inside CDATA; complete it"),
      ("<svg><?a", "line 1: the file ends inside a processing instruction; complete it"),
      ("<!DOCTYPE svg [", "line 1: the file ends inside the document type; complete it"),
      ("<!DOCTYPE svg [<!ENTITY a '", "line 1: the file ends inside an entity; complete it"),
      (
        "<!DOCTYPE svg [svg]><svg/>",
        "line 1: the document type is not well formed; remove <!DOCTYPE ...>"
      ),
      ("<svg><text>a & b</text></svg>", "line 1: '&' begins no reference; write &amp;"),
      ("<svg>&#0;</svg>", "line 1: '&' begins no reference; write &amp;"),
      ("<svg>&#xD800;</svg>", "line 1: '&' begins no reference; write &amp;"),
      ("<svg>\n&nbsp;</svg>", "line 2: entity nbsp is not declared; replace &nbsp; by its text"),
      ("<svg><!-- a -- b --></svg>", "line 1: '--' is not allowed here; remove it"),
      ("<svg>a]]>b</svg>", "line 1: ']]>' is not allowed here; remove it"),
      (
        "<svg><path d='\u{1}'/></svg>",
        "line 1: a character is not allowed in XML; save the file as UTF-8"
      ),
      ("<svg>\u{1}</svg>", "line 1: a character is not allowed in XML; save the file as UTF-8"),
      (
        "<?xml?><svg/>",
        "line 1: a name is missing or begins with a wrong character; begin it with a letter"
      ),
      (
        "<?xml encoding='utf-8'?><svg/>",
        "line 1: the XML declaration is not well formed; write <?xml version=\"1.0\"?>"
      ),
      (
        "<?xml version='1.0' a='b'?><svg/>",
        "line 1: the XML declaration is not well formed; write <?xml version=\"1.0\"?>"
      ),
      (
        "<!DOCTYPE svg [<!ENTTY a 'b'>]><svg/>",
        "line 1: the document type is not well formed; remove <!DOCTYPE ...>"
      ),
      (
        "<?xml version='1.0' encoding='UTF-7'?><svg/>",
        "text encoding UTF-7 is not read; save the file as UTF-8"
      ),
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
      message(Data([0xFE, 0xFF])) == "line 1: there is no element; name an SVG file")
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
    let device = URL(fileURLWithPath: "/dev/zero")
    #expect(message(device) == "/dev/zero: not a regular file; name an SVG file")
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
