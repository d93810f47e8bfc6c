internal import AnimKernel
internal import Foundation

/// Flattens the paths of a file over and over.
struct FlattenRun {
  private let paths: [Path]
  private let tolerance: Double

  /// The paths of a file that ``Inputs`` wrote.
  init(file: String, tolerance: Double) throws {
    paths = try Inputs.read(file)
    self.tolerance = tolerance
  }

  /// Runs for at least half a second and prints `program tolerance curves/s points` of the fastest
  /// pass.
  func report() throws {
    var curves = 0
    for path in paths {
      path.forEach { element in
        switch element {
        case .quadCurve, .curve: curves += 1
        case .move, .line, .closeSubpath: break
        }
      }
    }
    var flattened = FlattenedPath()
    var points = 0
    var best = Duration.seconds(3600)
    let clock = ContinuousClock()
    let begin = clock.now
    while begin.duration(to: clock.now) < .milliseconds(500) {
      let start = clock.now
      points = 0
      for path in paths {
        try path.flatten(tolerance: tolerance, into: &flattened)
        points += flattened.points.count
      }
      best = min(best, start.duration(to: clock.now))
    }
    let rate = Double(curves) / (best / .seconds(1))
    print("AnimKernel \(tolerance) \(Int(rate)) \(points)")
  }
}
