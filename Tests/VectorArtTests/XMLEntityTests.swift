import AnimKernel
import Foundation
import Testing
import VectorArt

@Suite("Entities")
struct XMLEntityTests {
  /// How many shapes a drawing has, or its error.
  private func outcome(_ text: String) -> String {
    do throws(SVGError) {
      return "read: \(try drawing(text).shapes.compactMap(\.id))"
    } catch {
      return error.description
    }
  }

  @Test("nothing outside the file is read, be it named as entity, attribute or document type")
  func external() throws {
    let folder = try TemporaryFolder()
    let secret = try folder.write("<path id='secret' d='M1 1h1'/>", to: "secret.svg")
    let types = try folder.write(
      "<!ENTITY x \"<path id='secret'/>\"><!ATTLIST path id CDATA 'secret'>", to: "types.dtd")
    let own = "<path id='own'/>"
    let entity = "<!DOCTYPE svg [<!ENTITY x SYSTEM '\(secret.absoluteString)'>]>"
    #expect(outcome("\(entity)<svg>&x;\(own)</svg>") == "read: [\"own\"]")
    #expect(
      outcome("\(entity)<svg><path id='&x;'/></svg>")
        == "line 1: entity x lies outside the file; replace &x; by its text")
    for source in ["SYSTEM", "PUBLIC '-//W3C//DTD SVG 1.1//EN'"] {
      let type = "<!DOCTYPE svg \(source) '\(types.absoluteString)'>"
      #expect(outcome("\(type)<svg><path/>\(own)</svg>") == "read: [\"own\"]")
      #expect(
        outcome("\(type)<svg>&x;\(own)</svg>")
          == "line 1: entity x is not declared; replace &x; by its text")
    }
    let parameter = "<!DOCTYPE svg [<!ENTITY % x SYSTEM '\(types.absoluteString)'> %x;]>"
    #expect(outcome("\(parameter)<svg><path/>\(own)</svg>") == "read: [\"own\"]")
    #expect(
      outcome("<svg><image href='\(secret.absoluteString)'/>\(own)</svg>") == "read: [\"own\"]")
  }

  @Test("entities declared in the file are put in, as drawing programs use them")
  func declared() {
    #expect(
      outcome(
        """
        <?xml version="1.0" encoding="utf-8"?>
        <?pi?>
        <!-- Generator: "it's > [ -->
        <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd" [
          <!ENTITY ns_svg "http://www.w3.org/2000/svg"> <!-- %none; &none; ] -->
          <!ENTITY ns_svg "urn:the-first-one-counts">
          <!ENTITY x 'c&#38;lt;&amp;&#x41;'>
          <?pi ]?><!ATTLIST svg xmlns:a CDATA #IMPLIED b CDATA "]>">
          <!ELEMENT svg ANY><!NOTATION n SYSTEM "x"><!ENTITY e SYSTEM "y" NDATA n>
          <!ENTITY shape "<path xmlns='http://www.w3.org/2000/svg' id='a'/>">
          <!ENTITY both "&shape;<g>&shape;</g>">
        ] >
        <svg xmlns="&ns_svg;"><path id="&x;"/>&shape;&both;&amp;<path id="b"/></svg>
        """) == "read: [\"c<&A\", \"a\", \"a\", \"a\", \"b\"]")
  }

  @Test("entities that refer to one another, or grow beyond measure, are refused")
  func growth() {
    let depth = "line 2: entities refer to entities more than 16 deep; replace them by their text"
    for (a, b) in [("&b;", "&a;"), ("&a;", ""), ("&#38;b;", "&#x26;a;")] {
      let type = "<!DOCTYPE svg [<!ENTITY a \"\(a)\"><!ENTITY b \"\(b)\">]>\n"
      #expect(outcome("\(type)<svg>&a;</svg>") == depth)
      #expect(outcome("\(type)<svg><path id='&a;'/></svg>") == depth)
    }
    let growth = "line 2: entities grow to more than 16777216 bytes; replace them by their text"
    var laughs = "<!DOCTYPE svg [<!ENTITY l0 ''>"
    for level in 1...15 {
      let references = String(repeating: "&l\(level - 1);", count: 10)
      laughs += "<!ENTITY l\(level) '\(references)'>"
    }
    #expect(outcome("\(laughs)]>\n<svg>&l15;</svg>") == growth)
    #expect(outcome("\(laughs)]>\n<svg><path d='&l15;'/></svg>") == growth)
    let long = String(repeating: "a", count: 100_000)
    let many = (0..<170).map { "a\($0)='&a;'" }.joined(separator: " ")
    #expect(outcome("<!DOCTYPE svg [<!ENTITY a '\(long)'>]>\n<svg \(many)/>") == growth)
    let few = (0..<160).map { "a\($0)='&a;'" }.joined(separator: " ")
    #expect(outcome("<!DOCTYPE svg [<!ENTITY a '\(long)'>]>\n<svg \(few)/>") == "read: []")
  }

  @Test(
    "an entity closes what it opens, and no more",
    arguments: ["<g>", "</g>", "</g><g>", "<g></g></g>"])
  func unbalanced(text: String) {
    #expect(
      outcome("<!DOCTYPE svg [<!ENTITY a '\(text)'>]>\n<svg><g>&a;</g></svg>")
        == "line 2: entity a does not close its elements; replace &a; by its text")
  }
}
