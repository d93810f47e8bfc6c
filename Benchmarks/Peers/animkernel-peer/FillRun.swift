internal import AnimKernel
internal import Foundation

/// Fills the flattened paths of a file over and over.
struct FillRun {
  private let outlines: [FlattenedPath]

  /// The paths of a file that ``Inputs`` wrote.
  init(file: String, tolerance: Double) throws {
    outlines = try Inputs.read(file).map { path in
      var flattened = FlattenedPath()
      try path.flatten(tolerance: tolerance, into: &flattened)
      return flattened
    }
  }

  /// Prints the polylines: a line `path`, then for each contour a line `contour COUNT` and one a
  /// point.
  func writeContours() {
    var text = ""
    for outline in outlines {
      text += "path\n"
      for contour in outline.contours {
        text += "contour \(contour.range.count)\n"
        for point in outline.points[contour.range] { text += "\(point.x) \(point.y)\n" }
      }
    }
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  /// Runs for at least half a second and prints `program points/s points triangles area` of the
  /// fastest pass, by the nonzero rule.
  func report() throws {
    let tessellator = FillTessellator()
    var mesh = Mesh()
    let points = outlines.reduce(0) { $0 + $1.points.count }
    var (triangles, area) = (0, 0.0)
    for outline in outlines {
      try tessellator.fill(outline, into: &mesh)
      triangles += mesh.triangleCount
      area += mesh.area
    }
    var best = Duration.seconds(3600)
    let clock = ContinuousClock()
    let begin = clock.now
    while begin.duration(to: clock.now) < .milliseconds(500) {
      let start = clock.now
      for outline in outlines { try tessellator.fill(outline, into: &mesh) }
      best = min(best, start.duration(to: clock.now))
    }
    let rate = Double(points) / (best / .seconds(1))
    print("AnimKernel \(Int(rate)) \(points) \(triangles) \(area)")
  }
}
