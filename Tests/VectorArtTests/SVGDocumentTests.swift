import AnimKernel
import Foundation
import TestSupport
import Testing
import VectorArt

/// The drawing in a text.
func drawing(_ text: String) throws(SVGError) -> SVGDocument {
  try SVGDocument(data: Data(text.utf8))
}

@Suite("SVG documents")
struct SVGDocumentTests {
  @Test("every path and basic shape is there in document order, wherever it stands")
  func documentOrder() throws {
    let document = try drawing(
      """
      <?xml version="1.0"?>
      <!-- a comment -->
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:s="http://www.w3.org/2000/svg"
           xmlns:other="urn:other">
        <defs><path id="a" d="M0 0h1"/><clipPath><circle id="b" r="1"/></clipPath></defs>
        <g><g><path id="c" d="M0 0h1"/></g></g>
        <s:path id="d" d="M0 0h1"/>
        <other:path id="not" d="M0 0h1"/>
        <title><path id="e" d="M0 0h1"/></title>
        <rect id="f" width="1" height="1"/>
        <path d="M0 0h1" style="display:none" id="g"/>
        <g visibility="hidden"><path id="h"/><path id="i" visibility="visible"/></g>
        <path id="j"><title>one</title></path>
        <symbol><g><path id="k"/></g></symbol>
        <a><switch><path id="l"/></switch></a>
      </svg>
      """)
    #expect(document.shapes.compactMap(\.id).joined() == "abcdefghijkl")
    #expect(document.shapes.filter(\.isRendered).compactMap(\.id).joined() == "cdfijl")
    #expect(document.paths.count == 10)
    #expect(document.basicShapes.map(\.kind) == [.circle, .rect])
    #expect(document.warnings.isEmpty)
  }

  @Test("a file without the namespace of SVG is read, prefixed names in it are not")
  func withoutNamespace() throws {
    let document = try drawing("<svg><path id='a'/><x:path id='b' y:z='1'/><path id='c'/></svg>")
    #expect(document.shapes.map(\.id) == ["a", "c"])
  }

  @Test("transforms of nested groups and of the shape add up")
  func nestedTransforms() throws {
    let document = try drawing(
      """
      <svg><g transform="translate(10 20)"><g transform="scale(2)rotate(90)">
        <path transform="translate(1)" d="M0 0L1 0"/></g><path d="M0 0L1 0"/></g></svg>
      """)
    #expect(document.shapes[0].path.boundingRect == CGRect(x: 0, y: 0, width: 1, height: 0))
    #expect(
      document.shapes[0].documentPath.boundingRect == CGRect(x: 10, y: 22, width: 0, height: 2))
    #expect(
      document.shapes[1].documentPath.boundingRect == CGRect(x: 10, y: 20, width: 1, height: 0))
  }

  @Test("an svg inside another one maps its view box into its own area")
  func nestedViewports() throws {
    let document = try drawing(
      """
      <svg viewBox="0 0 200 100">
        <svg x="10" y="20" width="50%" height="50" viewBox="0 0 10 10">
          <rect width="100%" height="10"/></svg>
        <svg width="20" height="10" viewBox="1 1 1 1" preserveAspectRatio="xMaxYMin slice">
          <rect x="1" y="1" width="1" height="1"/></svg>
        <svg width="20" height="10" viewBox="0 0 1 1" preserveAspectRatio="none">
          <rect width="1" height="1"/></svg>
        <svg x="7"><line x2="1"/></svg>
      </svg>
      """)
    #expect(
      document.shapes.map(\.documentPath.boundingRect) == [
        CGRect(x: 35, y: 20, width: 50, height: 50), CGRect(x: 0, y: 0, width: 20, height: 20),
        CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 7, y: 0, width: 1, height: 0),
      ])
  }

  @Test("paint is inherited, and style goes before attributes")
  func style() throws {
    let document = try drawing(
      """
      <svg fill="red" stroke-width="2"><g fill-rule="evenodd" style="stroke: blue">
        <path/><path fill="none" fill-rule="nonzero" stroke="none" stroke-width="1mm"/>
        <path fill="green" style=" fill : url( 'a;b' ) ; FILL-RULE:nonzero!important;stroke:inherit"/>
        <path stroke-width="-1" fill-rule="odd" style="broken;;:;fill:none"/>
      </g></svg>
      """)
    let styles = document.shapes.map(\.style)
    #expect(styles.map(\.fill) == ["red", nil, "url( 'a;b' )", nil])
    #expect(styles.map(\.fillStyle.isEOFilled) == [true, false, false, true])
    #expect(styles.map(\.stroke) == ["blue", nil, "blue", "blue"])
    #expect(styles.map(\.strokeWidth) == [2, 96 / 25.4, 2, 2])
    #expect(try drawing("<svg><path/></svg>").shapes[0].style == SVGStyle())
  }

  @Test(
    "the size and the view box are those that the root gives",
    arguments: [
      ("", nil, nil),
      ("width='20' height='1in' viewBox='-1,-2 3 4'", [20, 96], [-1, -2, 3, 4]),
      ("width='100%' height='10' viewBox=' 0 0 1e1 10 '", nil, [0, 0, 10, 10]),
      ("width='10px' viewBox='0 0 10'", nil, nil),
      ("width='10mm' height='auto' viewBox='0 0 0 1'", nil, nil),
      ("width='-1' height='1'", nil, nil),
    ] as [(String, [Double]?, [Double]?)])
  func size(attributes: String, size: [Double]?, viewBox: [Double]?) throws {
    let document = try drawing("<svg \(attributes)/>")
    #expect(document.size == size.map { CGSize(width: $0[0], height: $0[1]) })
    #expect(
      document.viewBox == viewBox.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) })
  }

  @Test("what is left out is told: wrong transforms, and elements that are not read")
  func warnings() throws {
    let document = try drawing(
      """
      <svg>
        <g transform="turn(3)"><path d="M1 1h1" transform="translate(1"/></g>
        <text>a</text><use href="#a"/>
        <style/><use/>
      </svg>
      """)
    #expect(
      document.warnings.map(\.description) == [
        "line 2: transform 'turn(3)' is ignored; write matrix, translate, scale, rotate, skewX or "
          + "skewY with their numbers",
        "line 2: transform 'translate(1' is ignored; write matrix, translate, scale, rotate, skewX "
          + "or skewY with their numbers",
        "line 3: text is not read (1 in the file); convert it to paths",
        "line 3: use is not read (2 in the file); convert it to paths",
        "line 4: style is not read (1 in the file); convert it to paths",
      ])
    #expect(document.shapes[0].transform == .identity)
  }

  @Test("white space and references in attributes are what XML says")
  func attributeText() throws {
    let document = try drawing("<svg><path id='a&amp;b' d='M0&#32;0\n\tL1 1&#x20;2'/></svg>")
    #expect(document.shapes[0].id == "a&b")
    #expect(document.shapes[0].path.elementCount == 2)
    // Each line break is one character of the data, as is each reference.
    #expect(document.shapes[0].error?.offset == 11)
    let windows = try drawing("<svg>\r\n<path id='a\r\nb\rc\n\n' d='M0 0\r\nL1 1\r\nX'/></svg>")
    #expect(windows.shapes[0].id == "a b c  ")
    #expect(windows.shapes[0].error?.offset == 10)
  }

  @Test(
    "any of the usual text encodings is read",
    arguments: [
      String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian, .isoLatin1,
    ])
  func encodings(encoding: String.Encoding) throws {
    let name = encoding == .utf8 ? "UTF-8" : encoding == .isoLatin1 ? "ISO-8859-1" : "UTF-16"
    let text = "<?xml version='1.0' encoding='\(name)'?>\n<svg><path id='é' d='M1 1h1'/></svg>"
    let document = try SVGDocument(data: try #require(text.data(using: encoding)))
    #expect(document.shapes.map(\.id) == ["é"])
  }
}
