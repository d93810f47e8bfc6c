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
  private let curves: BezierBatch
  private let springs: SpringBatch
  private let starts: ContiguousArray<Float>
  private let durations: ContiguousArray<Float>
  private let keyframes: BlendInput
  private let elapsed = OutputBuffer(count: count)
  private let fraction = OutputBuffer(count: count)
  private let progress = OutputBuffer(count: count)
  private let values = OutputBuffer(count: 4 * count)
  private let phases: ContiguousArray<Float>
  private let tessellator = FillTessellator()
  private var mesh = Mesh()

  init(hz: Double, seed: UInt64) throws {
    self.hz = hz
    var generator = SeededGenerator(seed: seed)
    var curves = BezierBatch()
    for _ in 0..<Self.count {
      try curves.append(
        x1: .random(in: 0...1, using: &generator), y1: .random(in: 0...1, using: &generator),
        x2: .random(in: 0...1, using: &generator), y2: .random(in: 0...1, using: &generator))
    }
    self.curves = curves
    springs = try SpringInput(count: Self.count, mixed: true, seed: seed).batch()
    starts = generator.floats(Self.count, in: 0...2)
    durations = generator.floats(Self.count, in: 0.2...2)
    keyframes = BlendInput(count: Self.count, components: 4, seed: seed)
    phases = generator.floats(Self.shapeCount)
  }

  func runFrame(_ frame: Int) {
    let now = (Double(frame) / hz).truncatingRemainder(dividingBy: Self.seconds)
    animate(now: Float(now))
    draw(now: now)
  }

  private func animate(now: Float) {
    let (starts, durations) = (starts, durations)
    elapsed.write { BatchKernel.elapsed(since: starts.span, now: now, into: &$0) }
    elapsed.read { elapsed in
      fraction.write {
        BatchKernel.linearProgress(elapsed: elapsed, durations: durations.span, into: &$0)
      }
    }
    fraction.read { fraction in progress.write { curves.progress(at: fraction, into: &$0) } }
    blend()
    elapsed.read { elapsed in progress.write { springs.values(at: elapsed, into: &$0) } }
    blend()
  }

  private func blend() {
    let keyframes = keyframes
    progress.read { progress in
      values.write {
        BatchKernel.blend(
          from: keyframes.from.span, to: keyframes.to.span, progress: progress, components: 4,
          into: &$0)
      }
    }
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
