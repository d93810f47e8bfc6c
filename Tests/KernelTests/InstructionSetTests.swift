import AnimKernel
import Testing

@Suite("Instruction sets")
struct InstructionSetTests {
  @Test("the baseline is always there and the best is chosen without a wish")
  func best() throws {
    #expect(InstructionSet.available.first == .v1)
    #expect(try InstructionSet.choose(nil) == InstructionSet.available.last)
    #expect(try InstructionSet.choose("") == InstructionSet.available.last)
  }

  @Test("a wish is followed", arguments: InstructionSet.available)
  func wish(set: InstructionSet) throws {
    #expect(try InstructionSet.choose(set.rawValue) == set)
  }

  @Test("an unknown name is refused")
  func unknown() {
    let error = #expect(throws: InstructionSetError.self) {
      try InstructionSet.choose("avx512")
    }
    #expect(
      error?.description
        == "ANIMKERNEL_FORCE_ISA is 'avx512', which names no instruction set; "
        + "give v1, v3 or v4, or unset it")
  }

  @Test("a set the CPU lacks is refused with what it has")
  func lacking() {
    let error = InstructionSetError.unavailable(.v4, available: [.v1, .v3])
    #expect(
      error.description
        == "ANIMKERNEL_FORCE_ISA is 'v4', which this CPU lacks; give v1 or v3, or unset it")
  }
}
