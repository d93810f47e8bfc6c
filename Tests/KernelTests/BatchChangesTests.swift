import AnimKernel
import Foundation
import TestSupport
import Testing

@Suite("Starting, retargeting and removing in animation batches")
struct BatchChangesTests {
  /// An animation as a plain record, evaluated by the scalar curve.
  private struct Model {
    var one: BatchCase
    var start, from, to: Double

    func value(at time: Double) -> Double { from + (to - from) * one.progress(at: time - start) }
  }

  @Test("any sequence of changes agrees with a list of animations", arguments: [1, 2, 3, 4])
  func sequences(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let cases = try BatchFamiliesTests.timings.filter { !$0.contains("spring") }.map {
      BatchCase(timing: try TimingFunction(parsing: $0), duration: 0.6)
    }
    var batch = AnimationBatch<Double>(layout: seed.isMultiple(of: 2) ? .planar : .interleaved)
    var living: [AnimationHandle: Model] = [:]
    var stale: [AnimationHandle] = []
    var time = 0.0
    for step in 0..<12_000 {
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<9:
        let one = cases.randomElement(using: &random) ?? cases[0]
        let (from, to) = (
          Double.random(in: -5...5, using: &random), Double.random(in: -5...5, using: &random)
        )
        let handle = try batch.start(one.animation, from: from, to: to)
        #expect(living[handle] == nil)
        living[handle] = Model(one: one, start: time, from: from, to: to)
      case 9..<13:
        guard let (handle, model) = living.randomElement(using: &random) else { continue }
        let to = Double.random(in: -5...5, using: &random)
        let from = try batch.values(of: handle)[0]
        try batch.retarget(handle, to: to)
        living[handle] = Model(one: model.one, start: time, from: from, to: to)
      case 13..<15:
        guard let (handle, _) = living.randomElement(using: &random) else { continue }
        let one = cases.randomElement(using: &random) ?? cases[0]
        let to = Double.random(in: -5...5, using: &random)
        let from = try batch.values(of: handle)[0]
        let target = [to]
        let new = try batch.retarget(handle, to: target.span, with: one.animation)
        living[handle] = nil
        if new != handle { stale.append(handle) }
        living[new] = Model(one: one, start: time, from: from, to: to)
      case 15..<19:
        guard let (handle, _) = living.randomElement(using: &random) else { continue }
        try batch.remove(handle)
        living[handle] = nil
        stale.append(handle)
      default:
        guard step.isMultiple(of: 7) else { continue }
        time += Double.random(in: 0...0.1, using: &random)
        var out = [Double](repeating: .nan, count: batch.outputCount)
        var span = out.mutableSpan
        batch.advance(to: time, into: &span)
        #expect(batch.count == living.count)
        for (handle, model) in living
        where !model.one.isNearJump(time - model.start, within: 1e-9) {
          #expect(abs(out[handle.slot] - model.value(at: time)) < 1e-11, "\(model)")
        }
      }
    }
    #expect(Set(living.keys.map(\.slot)).count == living.count)
    for handle in stale {
      let isContained = batch.contains(handle)
      #expect(!isContained)
      #expect(throws: BatchError.staleHandle(slot: handle.slot)) { try batch.remove(handle) }
      #expect(throws: BatchError.self) { try batch.retarget(handle, to: 1) }
      #expect(throws: BatchError.self) { try batch.values(of: handle) }
      #expect(throws: BatchError.self) { try batch.end(of: handle) }
    }
    #expect(batch.count == living.count)
  }

  @Test("a handle of another batch is stale")
  func foreign() throws {
    let animation = try BatchAnimation(.curve(.linear))
    var one = AnimationBatch<Float>()
    var other = AnimationBatch<Float>()
    let mine = try one.start(animation, from: 0, to: 1)
    let theirs = try other.start(animation, from: 0, to: 1)
    let isMine = one.contains(mine)
    let isTheirs = one.contains(theirs)
    #expect(isMine && !isTheirs)
    #expect(throws: BatchError.staleHandle(slot: theirs.slot)) { try one.remove(theirs) }
  }

  @Test("curves that are tables or functions are dropped with their last animation")
  func sharedCurves() throws {
    struct Half: CustomCurve {
      func progress(at fraction: Double) -> Double { fraction.isNaN ? 1 : .nan }
    }
    var batch = AnimationBatch<Float>()
    for round in 0..<2000 {
      let stops = (0...20).map { LinearEasing.Stop(Double($0 * round % 7)) }
      let pieces = try batch.start(BatchAnimation(.linear(LinearEasing(stops))), from: 0, to: 1)
      let custom = try batch.start(BatchAnimation(custom: Half()), from: 0, to: 1)
      let keeper = try batch.start(BatchAnimation(custom: Half()), from: 0, to: 1)
      try batch.remove(pieces)
      try batch.remove(custom)
      if round % 50 == 0 {
        // Lanes of removed animations are computed until they are used again.
        var values: [Float] = []
        batch.advance(to: Double(round) / 1000, into: &values)
      }
      if round % 3 != 0 { try batch.remove(keeper) }
    }
    #expect(batch.count == 667)
    #expect(batch.slotCapacity <= 4096)
  }

  @Test("a frame that is too short stops the program")
  func shortOutput() async {
    await #expect(processExitsWith: .failure) {
      var batch = AnimationBatch<Float>(components: 2)
      batch.reserveCapacity(1)
      var short: [Float] = [1, 2, 3]
      var span = short.mutableSpan
      batch.advance(to: 1, into: &span)
    }
  }

  @Test("growing leaves every animation where and as it is")
  func growth() throws {
    let animation = try BatchAnimation(.curve(.linear), duration: 1)
    var batch = AnimationBatch<Float>()
    var handles: [AnimationHandle] = []
    for index in 0..<40_000 {
      handles.append(try batch.start(animation, from: 0, to: Float(index)))
    }
    var out = [Float](repeating: .nan, count: batch.outputCount)
    var span = out.mutableSpan
    batch.advance(to: 0.5, into: &span)
    for (index, handle) in handles.enumerated() where out[handle.slot] != Float(index) / 2 {
      Issue.record("animation \(index) is at \(out[handle.slot])")
    }
    #expect(batch.slotCapacity.isMultiple(of: 2048))
  }

  @Test("within the reserved capacity a batch keeps its size, whatever the families")
  func reserved() throws {
    let animations = try BatchFamiliesTests.cases().map { try $0.animation }
    var batch = AnimationBatch<Float>()
    batch.reserveCapacity(10_000)
    let capacity = batch.slotCapacity
    for index in 0..<10_000 {
      _ = try batch.start(animations[index % animations.count], from: 0, to: 1)
    }
    #expect(batch.slotCapacity == capacity)
  }

  @Test("ended animations are removed, and no others")
  func ended() throws {
    var batch = AnimationBatch<Float>()
    var ends: [AnimationHandle: Double] = [:]
    for one in try BatchFamiliesTests.cases() {
      let handle = try batch.start(one.animation, from: 0, to: 1)
      ends[handle] = try batch.end(of: handle)
    }
    #expect(ends.values.contains(.infinity))
    var out = [Float](repeating: 0, count: batch.outputCount)
    for step in 0..<40 {
      let time = Double(step) / 4
      var span = out.mutableSpan
      batch.advance(to: time, into: &span)
      var removed: [AnimationHandle] = []
      batch.removeEnded(into: &removed)
      #expect(Set(removed) == Set(ends.filter { $0.value <= time }.keys))
      for handle in removed { ends[handle] = nil }
      #expect(batch.count == ends.count)
    }
  }

  @Test("numbers that are not finite are refused, and the batch is as before")
  func refused() throws {
    var batch = AnimationBatch<Float>(components: 2)
    let animation = try BatchAnimation(.curve(.linear))
    let (good, bad): ([Float], [Float]) = ([0, 1], [0, .nan])
    #expect(throws: BatchError.self) {
      try batch.start(animation, from: bad.span, to: good.span)
    }
    #expect(throws: BatchError.self) {
      try batch.start(animation, from: good.span, to: bad.span)
    }
    let handle = try batch.start(animation, from: good.span, to: good.span)
    #expect(throws: BatchError.self) { try batch.retarget(handle, to: bad.span) }
    #expect(batch.count == 1)
    #expect(try batch.values(of: handle) == good)
    #expect(throws: BatchError.notFinite(name: "delay", value: .infinity)) {
      try BatchAnimation(.curve(.linear), delay: .infinity)
    }
    #expect(throws: BatchError.self) { try BatchAnimation(.curve(.linear), duration: .nan) }
    #expect(throws: BatchError.self) { try BatchAnimation(.curve(.linear), speed: .nan) }
    #expect(throws: BatchError.self) {
      try BatchAnimation(
        .curve(
          .bezier(startControlPoint: UnitPoint(x: 0, y: 1e300), endControlPoint: .zero)))
    }
    #expect(
      BatchError.staleHandle(slot: 7).description
        == "the animation at slot 7 has been removed, or belongs to another batch; drop its handle")
  }
}
