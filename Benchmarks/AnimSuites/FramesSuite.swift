internal import AnimKernel
internal import BenchCore
internal import Foundation

/// Whole frames: curves and springs evaluated and blended, and shapes rebuilt and filled, at the
/// times of a refresh rate.
enum FramesSuite {
  /// - Parameter seed: seed of all animations.
  /// - Returns: a benchmark for each refresh rate.
  static func benchmarks(seed: UInt64) -> [Benchmark] {
    [60, 90, 120].map { hz in
      Benchmark(
        "frames/\(hz)Hz", tags: ["frames", "quick"], item: "animation of 4 floats, or shape",
        itemsPerFrame: 2 * SceneWorkload.count + 2 * SceneWorkload.shapeCount,
        refreshRate: Double(hz)
      ) {
        try SceneWorkload(hz: Double(hz), seed: seed)
      }
    }
  }
}

/// A busy scene that runs over and over for four seconds.
///
/// 16 Ki curve animations and 16 Ki springs start within the first two seconds and drive 4 floats
/// each; 250 polygons and 250 wedges of the scenes change all the time.
final class SceneWorkload: Workload {
  /// Curve animations, and springs.
  static let count = 1 << 14
  /// Polygons, and wedges.
  static let shapeCount = 250
  private static let seconds = 4.0
  private static let rect = CGRect(x: 0, y: 0, width: 300, height: 300)

  private let hz: Double
  private var batch = AnimationBatch<Float>(components: 4)
  private let values: AlignedNumbers<Float>
  private let phases: ContiguousArray<Float>
  private let tessellator = FillTessellator()
  private var mesh = Mesh()

  init(hz: Double, seed: UInt64) throws {
    self.hz = hz
    var generator = SeededGenerator(seed: seed)
    var ends = RandomValues<Float>(components: 4, seed: seed)
    batch.reserveCapacity(2 * Self.count)
    for index in 0..<2 * Self.count {
      func random(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
      let timing: TimingFunction.Kind =
        index < Self.count
        ? .curve(
          .bezier(
            startControlPoint: UnitPoint(x: random(0...1), y: random(0...1)),
            endControlPoint: UnitPoint(x: random(0...1), y: random(0...1))))
        : .spring(
          Spring(response: random(0.2...1.2), dampingRatio: random(0.2...3)), initialVelocity: 0)
      let animation = try BatchAnimation(
        timing, duration: random(0.2...2), delay: random(0...2))
      ends.advance()
      _ = try batch.start(animation, from: ends.from.span, to: ends.to.span)
    }
    values = AlignedNumbers(count: batch.outputCount)
    phases = generator.floats(Self.shapeCount)
  }

  func runFrame(_ frame: Int) {
    let now = (Double(frame) / hz).truncatingRemainder(dividingBy: Self.seconds)
    values.write { values in batch.advance(to: now, into: &values) }
    draw(now: now)
  }

  private func draw(now: Double) {
    for phase in phases {
      let share = (Double(phase) + now / Self.seconds).truncatingRemainder(dividingBy: 1)
      fill(Polygon(sides: 3 + 27 * share, scale: 0.4 + 0.6 * share).path(in: Self.rect))
      fill(Wedge(endAngle: .degrees(360 * share)).path(in: Self.rect))
    }
  }

  private func fill(_ path: Path) {
    do {
      try tessellator.fill(path, tolerance: 0.1, into: &mesh)
    } catch {
      preconditionFailure("a scene's own shapes can be filled: \(error)")
    }
  }
}
