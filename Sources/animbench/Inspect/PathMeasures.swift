internal import AnimKernel
internal import Foundation

/// What `inspect path` tells of one path.
struct PathMeasures: Sendable {
  let item: Drawing.Item
  let counts: Path.ElementCounts
  let bounds: CGRect
  let length: Double
  let signedArea: Double
  /// The areas by both rules and the mesh; nil where the path cannot be filled.
  let fill: Fill?
  /// Why the path cannot be filled.
  let fillError: PathError?

  /// Areas and triangles of a filled path.
  struct Fill: Sendable {
    let nonzeroArea: Double
    let evenoddArea: Double
    let mesh: Mesh
    let rule: FillRule
    let tolerance: Double
  }

  /// Measures a path.
  ///
  /// A `tolerance` or `rule` of nil is chosen by the path: so fine that the mesh has the path's area
  /// within 5e-5, and the path's own rule.
  init(_ item: Drawing.Item, tolerance: Double?, rule: FillRule?, tessellator: FillTessellator) {
    self.item = item
    counts = item.path.elementCounts
    bounds = item.path.boundingRect
    length = item.path.length
    signedArea = item.path.signedArea
    do throws(PathError) {
      fill = try Fill(
        item.path, length: length, bounds: bounds, tolerance: tolerance,
        rule: rule ?? item.fillRule, tessellator: tessellator)
      fillError = nil
    } catch {
      fill = nil
      fillError = error
    }
  }
}

extension PathMeasures.Fill {
  fileprivate init(
    _ path: Path, length: Double, bounds: CGRect, tolerance: Double?, rule: FillRule,
    tessellator: FillTessellator
  ) throws(PathError) {
    nonzeroArea = try path.area()
    evenoddArea = try path.area(eoFill: true)
    self.rule = rule
    let area = rule == .nonzero ? nonzeroArea : evenoddArea
    self.tolerance = tolerance ?? Self.tolerance(area: area, length: length, bounds: bounds)
    var mesh = Mesh()
    try tessellator.fill(path, style: rule.style, tolerance: self.tolerance, into: &mesh)
    self.mesh = mesh
  }

  /// A tolerance at which the mesh has the area within 5e-5.
  ///
  /// Chords that deviate by d take at most 2/3 d times the length from the area. The tolerance is
  /// kept between what Float vertices can hold and what a drawing needs.
  private static func tolerance(area: Double, length: Double, bounds: CGRect) -> Double {
    let size = bounds.isNull ? 0 : max(bounds.width, bounds.height)
    guard size > 0, length > 0 else { return 1e-4 }
    return max(size * 1e-8, min(size * 1e-4, 7e-5 * area / length))
  }
}
