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
        == "line 1: an entity lies outside the file; replace it by its text")
    for source in ["SYSTEM", "PUBLIC '-//W3C//DTD SVG 1.1//EN'"] {
      let type = "<!DOCTYPE svg \(source) '\(types.absoluteString)'>"
      #expect(outcome("\(type)<svg><path/>\(own)</svg>") == "read: [\"own\"]")
      #expect(
        outcome("\(type)<svg>&x;\(own)</svg>")
          == "line 1: an entity is not declared; replace it by its text")
    }
    let parameter = "<!DOCTYPE svg [<!ENTITY % x SYSTEM '\(types.absoluteString)'> %x;]>"
    #expect(
      outcome("\(parameter)<svg><path/></svg>")
        == "line 1: an entity refers to other entities; replace it by its text")
  }

  @Test("entities declared in the file are put in, as drawing programs use them")
  func harmless() {
    #expect(
      outcome(
        """
        <?xml version="1.0" encoding="utf-8"?>
        <!-- Generator: "it's > [ -->
        <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd" [
          <!ENTITY ns_svg "http://www.w3.org/2000/svg"> <!-- %none; &none; ] -->
          <!ENTITY st0 'fill-rule:evenodd;&lt;&#x41;'>
          <?pi ]?><!ATTLIST svg xmlns:a CDATA #IMPLIED>
          <!ENTITY shape "<path xmlns='http://www.w3.org/2000/svg' id='a'/>">
        ]>
        <svg xmlns="&ns_svg;"><path style="&st0;" id="b"/>&shape;&shape;&amp;</svg>
        """) == "read: [\"b\", \"a\", \"a\"]")
  }

  @Test("entities in entities are refused, also behind a character's number")
  func nested() {
    let text = "line 2: an entity refers to other entities; replace it by its text"
    for reference in ["&a;", "&#38;a;", "&#x00026;a;", "%a;", "&#37;a;"] {
      #expect(
        outcome(
          "<!DOCTYPE svg [<!ENTITY a 'ha'>\n<!ENTITY b \"\(reference)\">]><svg id='&b;'/>") == text)
    }
    var laughs = "<!DOCTYPE svg [<!ENTITY l0 'ha'>\n"
    for level in 1...30 {
      let references = String(repeating: "&l\(level - 1);", count: 10)
      laughs += "<!ENTITY l\(level) '\(references)'>"
    }
    #expect(outcome(laughs + "]><svg><path d='&l30;'/></svg>") == text)
  }

  @Test("what references and declared attributes add up to is bounded")
  func growth() {
    let long = String(repeating: "a", count: 100_000)
    let remedy = "above 67108864; replace them by their text"
    let entity = "<!DOCTYPE svg [<!ENTITY a '\(long)'>]><svg>"
    let element = "<path id='&a;'/>"
    func refusal(_ text: String) -> Bool {
      outcome(text).hasPrefix("entities may grow to ") && outcome(text).hasSuffix(remedy)
    }
    #expect(!refusal(entity + String(repeating: element, count: 600) + "</svg>"))
    #expect(refusal(entity + String(repeating: element, count: 700) + "</svg>"))
    // All in one tag, and all in the root's.
    let many = (0..<700).map { "a\($0)='&a;'" }.joined(separator: " ")
    #expect(refusal(entity + "<path \(many)/></svg>"))
    #expect(refusal("<!DOCTYPE svg [<!ENTITY a '\(long)'>]><svg \(many)/>"))
    // An attribute that elements have without naming it.
    let attribute = "<!DOCTYPE svg [<!ATTLIST path d CDATA '\(long)'>]><svg>"
    #expect(!refusal(attribute + String(repeating: "<path/>", count: 600) + "</svg>"))
    #expect(refusal(attribute + String(repeating: "<path/>", count: 700) + "</svg>"))
    // Characters that XML itself names are no growth.
    #expect(!refusal(entity + String(repeating: "&amp;&#65;", count: 1000) + "</svg>"))
  }

  @Test("a document type that never ends is an error of the XML, not a hang")
  func unclosed() {
    for text in [
      "<!DOCTYPE", "<!DOCTYPE svg [", "<!DOCTYPE svg [<!ENTITY a '", "<!DOCTYPE svg 'a", "<!--",
      "<?a",
      "<!DOCTYPE svg [<!ENTITY a 'b'>", "<!DOCTYPE svg [%", "<!DOCTYPE svg [<!ENTITY %",
    ] {
      #expect(outcome(text).hasPrefix("line 1: "), "\(text)")
    }
  }
}
