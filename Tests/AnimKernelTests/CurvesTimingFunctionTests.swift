import AnimKernel
import Testing

@Suite("The grammar of timings")
struct CurvesTimingFunctionTests {
  static let texts: [(String, String)] = [
    ("linear", "linear"), (" EASE ", "ease"), ("ease-in-out", "ease-in-out"),
    ("circular-ease-in", "circular-ease-in"), ("step-start", "steps(1, jump-start)"),
    ("cubic-bezier(.25,.1,.25,1)", "cubic-bezier(0.25, 0.1, 0.25, 1)"),
    ("Cubic-Bezier( 0 , -2, 1 , 3e0 )", "cubic-bezier(0, -2, 1, 3)"),
    ("steps(4)", "steps(4, jump-end)"), ("steps(4, start)", "steps(4, jump-start)"),
    ("steps(2,jump-none)", "steps(2, jump-none)"),
    ("linear(0, 0.25 25% 75%, 1)", "linear(0, 0.25 25% 75%, 1)"),
    ("linear(7% 0.5, 1)", "linear(0.5 7%, 1)"),
    ("spring(duration:0.5,bounce:.3)", "spring(duration: 0.5, bounce: 0.3)"),
    ("spring( response : 1 , damping-fraction : 2 )", "spring(response: 1, damping-fraction: 2)"),
    ("spring(stiffness: 100, damping: 10)", "spring(stiffness: 100, damping: 10)"),
    (
      "spring(mass:2, stiffness:170, damping:26, initial-velocity:-3)",
      "spring(mass: 2, stiffness: 170, damping: 26, initial-velocity: -3)"
    ),
    ("spring()", "spring()"), ("smooth", "smooth"), ("bouncy", "bouncy"),
  ]

  @Test("a text has a plainest form, which means the same", arguments: texts)
  func plainest(text: String, wanted: String) throws {
    let timing = try TimingFunction(parsing: text)
    #expect(timing.description == wanted)
    #expect(try TimingFunction(parsing: timing.description) == timing)
    #expect(timing.value(at: 0.25).isFinite)
  }

  @Test("names mean the curves and springs of the library")
  func meanings() throws {
    #expect(try TimingFunction(parsing: "ease-out").kind == .curve(.easeOut))
    #expect(try TimingFunction(parsing: "cubic-bezier(0.42,0,1,1)").kind == .curve(.easeIn))
    #expect(
      try TimingFunction(parsing: "spring(duration:0.5,bounce:0.3)").kind
        == .spring(.bouncy, initialVelocity: 0))
    #expect(try TimingFunction(parsing: "spring()").kind == .spring(.smooth, initialVelocity: 0))
    let spring = try TimingFunction(parsing: "spring(stiffness:100,damping:25,initial-velocity:2)")
    #expect(spring.isSpring)
    #expect(spring.velocity(at: 0) == 2)
    let stiff = Spring(stiffness: 100, damping: 25, allowOverDamping: true)
    #expect(spring.value(at: 0.3) == stiff.value(target: 1.0, initialVelocity: 2, time: 0.3))
  }

  static let errors: [(String, String)] = [
    ("", "the curve is empty; give one, such as ease-in-out"),
    (
      "easy",
      "'easy' is no curve; give linear, ease, ease-in, ease-out, ease-in-out, cubic-bezier(…), "
        + "steps(…), linear(…), circular-ease-in, circular-ease-out, circular-ease-in-out, "
        + "spring(…), smooth, snappy or bouncy"
    ),
    (
      "cubic-bezier",
      "'cubic-bezier' is not written like this; give cubic-bezier(x1, y1, x2, y2)"
    ),
    ("ease(1)", "'ease' is not written like this; give ease alone"),
    (
      "steps(3",
      "'steps(3' does not end with the parenthesis of its arguments; give one opening and one "
        + "closing parenthesis"
    ),
    (
      "cubic-bezier(0, 0, nan, 1)",
      "'nan' in cubic-bezier() is no finite number; give one, such as 0.25"
    ),
    (
      "cubic-bezier(0, inf, 1, 1)",
      "'inf' in cubic-bezier() is no finite number; give one, such as 0.25"
    ),
    (
      "cubic-bezier(0, 1e999, 1, 1)",
      "'1e999' in cubic-bezier() is no finite number; give one, such as 0.25"
    ),
    (
      "cubic-bezier(0, 1, 1)",
      "cubic-bezier() has 3 arguments; give cubic-bezier(x1, y1, x2, y2)"
    ),
    (
      "cubic-bezier(1.5, 0, 1, 1)",
      "x 1.5 of cubic-bezier() is outside 0...1; give a number within"
    ),
    ("steps()", "steps() has 0 arguments; give steps(count, jump-end)"),
    ("steps(0)", "steps() has 0 steps; give at least 1"),
    ("steps(1, jump-none)", "steps() has 1 step; give at least 2"),
    ("steps(1.5)", "'1.5' in steps() is no finite number; give one, such as 0.25"),
    (
      "steps(2, middle)",
      "'middle' in steps() is no place for jumps; give jump-start, jump-end, jump-none, "
        + "jump-both, start or end"
    ),
    ("linear()", "linear() has no stop; give at least one number"),
    ("linear(0,,1)", "'' in linear() is no finite number; give one, such as 0.25"),
    ("linear(50%)", "'50%' in linear() is no finite number; give one, such as 0.25"),
    ("linear(0 1 2)", "'0 1 2' in linear() is no finite number; give one, such as 0.25"),
    ("spring(duration: 0)", "duration 0.0 of spring() is out of range; give a number above 0"),
    (
      "spring(response: -1, damping-fraction: 1)",
      "response -1.0 of spring() is out of range; give a number above 0"
    ),
    (
      "spring(bounce: 1.2)", "bounce 1.2 of spring() is out of range; give a number from -1 to 1"
    ),
    ("spring(duration: nan)", "'nan' in spring() is no finite number; give one, such as 0.25"),
    (
      "spring(mass: 0, stiffness: 1, damping: 1)",
      "mass 0.0 of spring() is out of range; give a number above 0"
    ),
  ]

  @Test("bad text is refused with the fact and its remedy", arguments: errors)
  func refused(text: String, message: String) {
    let error = #expect(throws: TimingFunctionError.self) { try TimingFunction(parsing: text) }
    #expect(error?.description == message)
  }

  @Test(
    "arguments that do not fit in a spring are refused",
    arguments: [
      "spring(0.5)", "spring(bounce: 0, response: 1)", "spring(bounce: 0, bounce: 0)",
      "spring(mass: 1)", "spring(stiffness: 100)", "spring(length: 3)", "spring(duration: 1: 2)",
    ])
  func springs(text: String) {
    let error = #expect(throws: TimingFunctionError.self) { try TimingFunction(parsing: text) }
    #expect(error?.description.contains("does not fit in spring(); give duration") == true)
  }

  @Test("no text stops the program")
  func garbage() {
    var generator = SystemRandomNumberGenerator()
    let pieces = [
      "spring", "(", ")", ":", ",", "steps", "linear", "%", "1", "-", "e", " ", "é", "∞",
    ]
    for _ in 0..<5_000 {
      let count = Int.random(in: 0...12, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      if let timing = try? TimingFunction(parsing: text) {
        #expect((try? TimingFunction(parsing: timing.description)) == timing, "\(text)")
      }
    }
  }
}
