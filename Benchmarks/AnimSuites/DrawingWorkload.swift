internal import AnimKernel
internal import BenchCore

/// Blends, flattens and fills every path of a drawing each frame.
///
/// One path, one polyline and one mesh are written over and over, so a frame allocates nothing once
/// the largest of each has been seen.
final class DrawingWorkload: Workload {
  private let animation: DrawingAnimation
  private let tessellator = FillTessellator()
  private var blended = Path()
  private var mesh = Mesh()
  /// How many triangles the last frame made.
  private(set) var triangles = 0

  /// The workload of an animation, warmed up over its whole period.
  init(_ animation: DrawingAnimation) {
    self.animation = animation
    let steps = 16
    for step in 0...steps { runFrame(step * DrawingAnimation.period / 2 / steps) }
  }

  func runFrame(_ frame: Int) {
    let progress = DrawingAnimation.progress(at: frame)
    triangles = 0
    for path in animation.paths {
      blended.blend(from: path.from, to: path.to, progress: progress)
      do throws(PathError) {
        try tessellator.fill(
          blended, style: path.style, tolerance: animation.tolerance, into: &mesh)
      } catch {
        // Too complex to be filled: the mesh is empty, and the attempt is what was measured.
      }
      triangles += mesh.triangleCount
    }
  }
}
