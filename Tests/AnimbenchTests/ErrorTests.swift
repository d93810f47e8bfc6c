import Testing

@testable import animbench

@Suite("Errors")
struct ErrorTests {
  @Test(
    "each is one line of fact and remedy, with its exit code, and nothing else is written",
    arguments: [
      (["rnu"], .usage, "unknown verb 'rnu'; did you mean 'run'?"),
      (["xyz"], .usage, "unknown verb 'xyz'; animbench --help lists the verbs"),
      (["compare"], .usage, "unknown verb 'compare'; animbench --help lists the verbs"),
      (["--jsn"], .usage, "unknown option --jsn; animbench --help lists the verbs"),
      (
        ["--json", "doctor"], .usage,
        "option --json stands before the verb; write it after the verb"
      ),
      (["doctor", "--jsn"], .usage, "unknown option --jsn of doctor; did you mean --json?"),
      (
        ["doctor", "-x"], .usage,
        "unknown option -x of doctor; animbench doctor --help lists the options"
      ),
      (
        ["doctor", "--quick"], .usage,
        "unknown option --quick of doctor; animbench doctor --help lists the options"
      ),
      (["doctor", "--json=1"], .usage, "option --json takes no value; write --json alone"),
      (
        ["doctor", "--output"], .usage, "option --output lacks its value; write --output PATH"
      ),
      (
        ["doctor", "--format", "xml"], .usage,
        "'xml' is no value for --format; give one of text, json"
      ),
      (
        ["doctor", "--json", "--format", "text"], .usage,
        "--json and --format exclude each other; give one of them"
      ),
      (
        ["doctor", "x"], .usage,
        "unexpected argument 'x' of doctor; animbench doctor --help shows the usage"
      ),
      (["inspect"], .usage, "inspect lacks what to inspect; write animbench inspect curve or path"),
      (
        ["inspect", "--json", "path"], .usage,
        "inspect lacks what to inspect; write animbench inspect curve or path"
      ),
      (
        ["inspect", "scene"], .usage,
        "unknown subject 'scene' of inspect; write animbench inspect curve or path"
      ),
      (["inspect", "pth"], .usage, "unknown subject 'pth' of inspect; did you mean 'path'?"),
      (
        ["inspect", "path"], .usage,
        "inspect path lacks FILE|DATA; give an SVG file, or path data that begins with M"
      ),
      (
        ["inspect", "path", "M0 0", "--tolerance", "0"], .usage,
        "'0' is no value for --tolerance; give a number above 0"
      ),
      (
        ["inspect", "path", "M0 0", "--fill-rule", "odd"], .usage,
        "'odd' is no value for --fill-rule; give one of nonzero, evenodd"
      ),
      (
        ["inspect", "path", "missing.svg"], .badInput,
        "'missing.svg' is neither a file that exists nor path data; "
          + "check the file's path, or begin path data with M and a number"
      ),
      (
        ["inspect", "curve"], .usage,
        "inspect curve lacks CURVE; give a curve or spring, as listed below"
      ),
      (
        ["inspect", "curve", "linear", "--at", "0,nan"], .usage,
        "'0,nan' is no value for --at; give numbers separated by commas"
      ),
      (
        ["inspect", "curve", "cubic-bezier(0, nan, 1, 1)"], .badInput,
        "'nan' in cubic-bezier() is no finite number; give one, such as 0.25"
      ),
      (
        ["inspect", "curve", "spring(duration: 0)"], .badInput,
        "duration 0.0 of spring() is out of range; give a number above 0"
      ),
      (
        ["inspect", "curve", "spring(duration: inf)"], .badInput,
        "'inf' in spring() is no finite number; give one, such as 0.25"
      ),
      (
        ["run", "gamma"], .usage,
        "no benchmark matches 'gamma'; the closest are alpha, beta, beta/1, "
          + "and 'list' shows all"
      ),
      (
        ["list", "--filter", "("], .usage,
        "'(' is no regular expression; mend it, or quote special characters with \\"
      ),
      (
        ["list", "--skip", "."], .usage,
        "no benchmark is left after filtering; loosen the patterns, --filter or --skip"
      ),
      (
        ["run", "--time", "0"], .usage,
        "'0' is no value for --time; give a number of seconds above 0, at most 86400"
      ),
      (
        ["limits", "--time", "1e99"], .usage,
        "'1e99' is no value for --time; give a number of seconds above 0, at most 86400"
      ),
      (
        ["list", "--output", "/"], .failure,
        "cannot write / (Is a directory); name a file in a folder that exists and is writable"
      ),
      (
        ["run", "--refresh-rate", "60,-1"], .usage,
        "'60,-1' is no value for --refresh-rate; "
          + "give numbers of hertz above 0, separated by commas"
      ),
      (
        ["run", "--seed", "1.5"], .usage,
        "'1.5' is no value for --seed; give a whole number from 0 to 18446744073709551615"
      ),
      (
        ["run", "--format", "xml"], .usage,
        "'xml' is no value for --format; give one of table, json, csv, markdown"
      ),
      (
        ["limits", "--tolerance", "1"], .usage,
        "unknown option --tolerance of limits; animbench limits --help lists the options"
      ),
      (
        ["run", "--output", "/none/x"], .failure,
        "cannot write /none/x (No such file or directory); "
          + "name a file in a folder that exists and is writable"
      ),
    ] as [([String], ExitCode, String)])
  func text(arguments: [String], code: ExitCode, text: String) {
    #expect(
      Transcript.of(arguments)
        == Transcript(code: code, results: "", notes: "animbench: \(text)\n"))
  }

  @Test("a forced instruction set that is none is refused", arguments: ["run", "limits"])
  func instructionSet(verb: String) {
    #expect(
      Transcript.of([verb], environment: ["ANIMKERNEL_FORCE_ISA": "v9"])
        == Transcript(
          code: .usage, results: "",
          notes: "animbench: ANIMKERNEL_FORCE_ISA is 'v9', which names no instruction set; "
            + "give v1, v3 or v4, or unset it\n"))
  }

  @Test("a text of several lines becomes one")
  func oneLine() {
    struct Wide: Error, CustomStringConvertible {
      var description: String { "one\ntwo\r\nthree" }
    }
    #expect(Failure(Wide()).line == "animbench: one two three\n")
    #expect(Failure(Wide()).code == .failure)
  }
}
