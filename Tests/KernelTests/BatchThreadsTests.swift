import AnimKernel
import TestSupport
import Testing

@Suite("Threads of animation batches")
struct BatchThreadsTests {
  @Test("values are the same to the bit for any number of threads")
  func sameBits() throws {
    let cases = try BatchFamiliesTests.cases()
    let animations = try cases.map { try $0.animation }
    var generator = SeededGenerator(seed: 11)
    for layout in [ValueLayout.planar, .interleaved] {
      var batch = AnimationBatch<Float>(components: 3, layout: layout)
      for index in 0..<20_000 {
        let from = (0..<3).map { _ in Float.random(in: -9...9, using: &generator) }
        let to = (0..<3).map { _ in Float.random(in: -9...9, using: &generator) }
        let animation = animations[(index / 7) % animations.count]
        _ = try batch.start(animation, from: from.span, to: to.span)
      }
      for time in [0.01, 0.3, 0.9, 5] {
        var single = [Float](repeating: 0, count: batch.outputCount)
        var span = single.mutableSpan
        batch.advance(to: time, into: &span, threads: 1)
        for threads in [2, 3, 64, nil] {
          var out = [Float](repeating: 0, count: batch.outputCount)
          var span = out.mutableSpan
          batch.advance(to: time, into: &span, threads: threads)
          let same = zip(out, single).allSatisfy { $0.bitPattern == $1.bitPattern }
          #expect(same, "\(threads.map(String.init) ?? "default") threads at \(time)")
        }
      }
    }
  }

  @Test("an animation's values do not depend on what else is in the batch")
  func alone() throws {
    let cases = try BatchFamiliesTests.cases()
    var together = AnimationBatch<Float>(components: 2)
    let (from, to): ([Float], [Float]) = ([1, -2], [7, 0.3])
    let slots = try cases.map {
      try together.start($0.animation, from: from.span, to: to.span).slot
    }
    var out = [Float](repeating: .nan, count: together.outputCount)
    var span = out.mutableSpan
    together.advance(to: 0.31, into: &span)
    for (one, slot) in zip(cases, slots) {
      var batch = AnimationBatch<Float>(components: 2)
      let handle = try batch.start(one.animation, from: from.span, to: to.span)
      var alone = [Float](repeating: .nan, count: batch.outputCount)
      var span = alone.mutableSpan
      batch.advance(to: 0.31, into: &span)
      #expect(
        [out[slot], out[together.slotCapacity + slot]]
          == [alone[handle.slot], alone[batch.slotCapacity + handle.slot]], "\(one)")
    }
  }

  @Test("batches on several threads at once share the pool")
  func atOnce() async throws {
    let animation = try BatchAnimation(.curve(.easeInOut), duration: 1)
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<8 {
        group.addTask {
          var batch = AnimationBatch<Float>()
          let end = Float(number + 1)
          for _ in 0..<5000 { _ = try? batch.start(animation, from: 0, to: end) }
          var out = [Float](repeating: .nan, count: batch.outputCount)
          for frame in 1...50 {
            var span = out.mutableSpan
            batch.advance(to: Double(frame) / 25, into: &span, threads: 2)
          }
          return out.prefix(5000).allSatisfy { $0 == end }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
