import AnimKernel
import BenchCore
import Foundation
import TestSupport
import Testing
import VectorArt

@testable import AnimSuites

@Suite("Drawings as workloads")
struct ArtSuiteTests {
  /// Writes drawings into a folder that is gone after `body`.
  private func withFolder(_ files: [String: String], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ArtSuiteTests-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(folder)
  }

  private static let square = "<svg viewBox='0 0 10 10'><path d='M1 1h8v8h-8z'/></svg>"

  @Test("each drawing is a benchmark of its drawn paths; what is not measured is told")
  func drawings() throws {
    let files = [
      "a/one.svg": Self.square, "b/one.svg": Self.square,
      "many.svg": """
      <svg><defs><path d='M0 0h1'/></defs><path d='M0 0'/><path d='M0 0h1X'/><rect width='1'/>
      <g display='none'><circle r='1'/></g><circle r='1' fill='none'/><path d='M1e300 0h1e300'/>
      <path transform='scale(1e200)' d='M1e200 0h1'/></svg>
      """,
      "none.svg": "<svg><path d='M1 1'/><path d='X'/></svg>", "lottie.json": "{}",
    ]
    try withFolder(files) { folder in
      var skipped: [String] = []
      let benchmarks = try ArtSuite.benchmarks(inputs: [folder], seed: 1) {
        skipped.append($0.description.replacingOccurrences(of: folder.path + "/", with: ""))
      }
      #expect(
        benchmarks.map(\.name) == ["input/a/one", "input/b/one", "input/many"])
      #expect(benchmarks.map(\.itemsPerFrame) == [1, 1, 2])
      #expect(Set(benchmarks.map(\.item)) == ["path"])
      #expect(
        skipped == [
          "lottie.json: Lottie files are not read yet", "none.svg: no path in it draws anything",
        ])
    }
  }

  @Test("a frame fills the blended path: the keyframes' areas at the ends, more than none between")
  func frames() throws {
    let animation = DrawingAnimation(
      try SVGDocument(
        data: Data(
          "<svg><g transform='scale(3)'><rect width='2' height='1' fill-rule='evenodd'/></g></svg>"
            .utf8)), seed: 7)
    let path = try #require(animation.paths.first)
    #expect(path.from.boundingRect == CGRect(x: 0, y: 0, width: 6, height: 3))
    #expect(path.style.isEOFilled)
    #expect(path.from.hasStructure(of: path.to))
    #expect(path.from != path.to)
    #expect(animation.tolerance == 6.0 / 10_000)
    let stretch = path.to.signedArea / path.from.signedArea
    #expect(stretch > 0.63 && stretch < 1.45)
    let workload = DrawingWorkload(animation)
    for frame in [0, 60, 120, 180, 240] {
      workload.runFrame(frame)
      #expect(workload.triangles == 2)
    }
  }

  @Test(
    "the way to the second keyframe and back is even, and begins again",
    arguments: [
      (0, 0), (60, 0.5), (120, 1), (180, 0.5), (239, 1.0 / 120), (240, 0), (300, 0.5),
    ] as [(Int, Double)])
  func progress(frame: Int, progress: Double) {
    #expect(DrawingAnimation.progress(at: frame) == progress)
  }

  @Test("the second keyframes follow from the seed alone")
  func seed() throws {
    let document = try SVGDocument(data: Data(Self.square.utf8))
    func second(_ seed: UInt64) -> CGRect? {
      DrawingAnimation(document, seed: seed).paths.first?.to.boundingRect
    }
    #expect(second(1) == second(1))
    #expect(second(1) != second(2))
  }

  @Test(
    "every drawing of the corpus is measured",
    .enabled(if: SharedData.isAvailable))
  func corpus() throws {
    let benchmarks = try ArtSuite.benchmarks(inputs: [Self.corpusFolder], seed: 1)
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.corpusFolder.path)
      .filter { $0.hasSuffix(".svg") }.sorted()
    #expect(benchmarks.map(\.name) == files.map { "input/" + $0.dropLast(4) })
    for benchmark in benchmarks {
      let workload = try #require(try benchmark.prepare() as? DrawingWorkload)
      workload.runFrame(0)
      let atStart = workload.triangles
      workload.runFrame(DrawingAnimation.period)
      #expect(workload.triangles == atStart, "\(benchmark.name)")
    }
  }

  private static let corpusFolder = SharedData.folder.appendingPathComponent("corpus/svg")

  #if !DEBUG
    // Without optimisation the compiler itself puts closures on the heap.
    @Test("a frame of a drawing allocates nothing", .enabled(if: SharedData.isAvailable))
    func allocations() throws {
      for benchmark in try ArtSuite.benchmarks(inputs: [Self.corpusFolder], seed: 1) {
        let workload = try benchmark.prepare()
        // Other tests may allocate meanwhile: one undisturbed period is enough.
        let isFree = (0..<20).contains { _ in
          let count = AllocationCounter.count {
            for frame in 0..<30 { workload.runFrame(frame * 8) }
          }
          return count.map { $0.allocations == 0 } ?? true
        }
        #expect(isFree, "\(benchmark.name)")
      }
    }
  #endif
}
