import AnimKernel
import TestSupport
import Testing

@Suite("Blend kernel")
struct BlendTests {
  @Test(
    "every length agrees with the scalar blend on every instruction set",
    arguments: InstructionSet.available, KernelLengths.all)
  func lengths(set: InstructionSet, count: Int) {
    for components in [1, 2, 3, 4, 8] {
      var generator = SeededGenerator(seed: UInt64(count))
      let total = count * components
      let from = (0..<total).map { _ in Float.random(in: -100...100, using: &generator) }
      let to = (0..<total).map { _ in Float.random(in: -100...100, using: &generator) }
      let progress = (0..<count).map { _ in Float.random(in: -0.5...1.5, using: &generator) }
      var out = [Float](repeating: .nan, count: total)
      var span = out.mutableSpan
      BatchKernel.blend(
        from: from.span, to: to.span, progress: progress.span, components: components,
        into: &span, on: set)
      for component in 0..<components {
        for i in 0..<count {
          let at = component * count + i
          let exact =
            Double(from[at]) + (Double(to[at]) - Double(from[at])) * Double(progress[i])
          // One rounding of the difference (at most 200 × 2^-24), one or two of the rest.
          #expect(abs(Double(out[at]) - exact) <= 300 * 0x1p-23, "element \(i) of \(count)")
        }
      }
    }
  }

  /// The reference file of pairs, of which the blend takes every number on its own.
  struct Vectors: Decodable {
    struct Case: Decodable {
      var a, b: Numbers
      var lerp: [Between]
    }
    struct Between: Decodable {
      var amount: Double
      var value: Numbers
    }
    /// Numbers in nested arrays, flat.
    struct Numbers: Decodable {
      var flat: [Double]

      init(from decoder: any Decoder) throws {
        if let number = try? decoder.singleValueContainer().decode(Double.self) {
          flat = [number]
        } else {
          flat = try decoder.singleValueContainer().decode([Numbers].self).flatMap(\.flat)
        }
      }
    }
    var cases: [Case]
  }

  @Test(
    "the reference values of pairs hold within the float tolerance",
    .enabled(if: SharedData.isAvailable), arguments: InstructionSet.available)
  func vectors(set: InstructionSet) throws {
    let vectors = try SharedData.json("vectors/animatable_pair.json", as: Vectors.self)
    #expect(vectors.cases.count == 7)
    for one in vectors.cases {
      let (from, to) = (one.a.flat.map(Float.init), one.b.flat.map(Float.init))
      for between in one.lerp {
        let progress = from.map { _ in Float(between.amount) }
        var out = from
        var span = out.mutableSpan
        BatchKernel.blend(
          from: from.span, to: to.span, progress: progress.span, into: &span, on: set)
        for (i, value) in between.value.flat.enumerated() {
          let size = abs(one.a.flat[i]) + abs(one.b.flat[i])
          let bound = 4 * 0x1p-24 * size * (1 + abs(between.amount))
          #expect(abs(Double(out[i]) - value) <= bound)
        }
      }
    }
  }

  @Test("progress 0 gives the start to the bit", arguments: InstructionSet.available)
  func start(set: InstructionSet) {
    let from: [Float] = [1.1, -2.7, 1e30, 1e-30, 0, -0.1, 3.3]
    let to: [Float] = [5, 9, -1e30, 1e30, 7, 0.1, 3.3]
    let progress = [Float](repeating: 0, count: from.count)
    var out = [Float](repeating: .nan, count: from.count)
    var span = out.mutableSpan
    BatchKernel.blend(from: from.span, to: to.span, progress: progress.span, into: &span, on: set)
    #expect(out == from)
  }

  @Test("NaN and infinity stay in their element", arguments: InstructionSet.available)
  func notFinite(set: InstructionSet) {
    let from = [Float](repeating: 1, count: 40)
    let to = [Float](repeating: 2, count: 40)
    var progress = [Float](repeating: 0.5, count: 40)
    progress[3] = .nan
    progress[21] = .infinity
    var out = [Float](repeating: 0, count: 40)
    var span = out.mutableSpan
    BatchKernel.blend(from: from.span, to: to.span, progress: progress.span, into: &span, on: set)
    #expect(out[3].isNaN)
    #expect(out[21] == .infinity)
    #expect(out.enumerated().allSatisfy { [3, 21].contains($0.offset) || $0.element == 1.5 })
  }

  @Test("buffers of the wrong length stop the program")
  func wrongLength() async {
    await #expect(processExitsWith: .failure) {
      let short: [Float] = [1, 2]
      let progress: [Float] = [0, 1, 0]
      var out: [Float] = [0, 0, 0]
      var span = out.mutableSpan
      BatchKernel.blend(from: short.span, to: short.span, progress: progress.span, into: &span)
    }
  }
}
