internal import AnimKernel
internal import Foundation

/// A picture of paths as an SVG document: their outlines, the triangles that fill them, and the
/// triangles' vertices, in user units.
enum PathImage {
  /// More vertices than this are left out, for they would hide the rest.
  private static let dotLimit = 3000

  /// The picture of a report's paths and shapes.
  static func text(_ report: PathReport) -> String {
    let drawn = report.paths + report.shapes
    let bounds = drawn.map(\.bounds).filter {
      !$0.isNull && $0.width.isFinite && $0.height.isFinite
    }
    let box = bounds.dropFirst().reduce(bounds.first ?? CGRect(x: 0, y: 0, width: 1, height: 1)) {
      $0.union($1)
    }
    let size = max(box.width, box.height, .leastNormalMagnitude)
    let frame = box.insetBy(dx: -size / 20, dy: -size / 20)
    // Not all viewers know strokes that do not scale.
    let pixel = max(frame.width, size / 1000) / 1000
    let dots = drawn.reduce(0) { $0 + ($1.fill?.mesh.positions.count ?? 0) } <= dotLimit
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="1000" height="\
      \(Int(max(1, frame.height / pixel)))" viewBox="\
      \(frame.minX) \(frame.minY) \(frame.width) \(frame.height)">
      <g fill="none" stroke-linejoin="round" stroke-linecap="round">

      """ + drawn.map { item(of: $0, pixel: pixel, dots: dots) }.joined() + "</g>\n</svg>\n"
  }

  private static func item(of measures: PathMeasures, pixel: CGFloat, dots: Bool) -> String {
    var text = ""
    func draw(_ data: String, _ color: String, width: CGFloat, _ attributes: String = "") {
      text +=
        "<path\(attributes) stroke=\"\(color)\" stroke-width=\"\(width * pixel)\" d=\"\(data)\"/>\n"
    }
    if let mesh = measures.fill?.mesh, mesh.triangleCount > 0 {
      draw(triangles(of: mesh), "#5b8fc4", width: 0.6, " fill=\"#cfe3f7\"")
    }
    draw(outline(of: measures.item.path), "#b3261e", width: 1.4)
    if dots, let mesh = measures.fill?.mesh, !mesh.positions.isEmpty {
      draw(mesh.positions.map { "M\($0.x) \($0.y)h0" }.joined(), "#1d3557", width: 4)
    }
    return text
  }

  private static func triangles(of mesh: Mesh) -> String {
    stride(from: 0, to: mesh.indices.count, by: 3).map { first in
      let corners = (0..<3).map { mesh.positions[Int(mesh.indices[first + $0])] }
      return "M" + corners.map { "\($0.x) \($0.y)" }.joined(separator: "L") + "Z"
    }.joined()
  }

  /// Path data; arcs are curves there.
  private static func outline(of path: Path) -> String {
    var data = ""
    func numbers(_ points: CGPoint...) -> String {
      points.map { "\($0.x) \($0.y)" }.joined(separator: " ")
    }
    path.forEach { element in
      switch element {
      case .move(let to): data += "M" + numbers(to)
      case .line(let to): data += "L" + numbers(to)
      case .quadCurve(let to, let control): data += "Q" + numbers(control, to)
      case .curve(let to, let control1, let control2): data += "C" + numbers(control1, control2, to)
      case .closeSubpath: data += "Z"
      }
    }
    return data
  }
}
