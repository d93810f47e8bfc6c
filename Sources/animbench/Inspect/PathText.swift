internal import AnimKernel
internal import Foundation
internal import Reporting
internal import VectorArt

/// Writes the answer of `inspect path` for people: a table, then what is wrong.
enum PathText {
  private static let headings = [
    "#", "element", "id", "elements", "x", "y", "width", "height", "length", "nonzero area",
    "evenodd area", "vertices", "triangles", "mesh area",
  ]

  static func text(_ report: PathReport) -> String {
    let all = report.paths + report.shapes
    let rows = zip(1..., all).map { number, measures in ["\(number)"] + cells(measures) }
    let table = TableExporter.aligned([headings] + rows, leftColumns: [1, 2])
    let errors = zip(1..., all).compactMap { number, measures in
      measures.item.error.map { "#\(number) character \($0.offset): \($0.message)" }
    }
    let errorText = errors.isEmpty ? "" : "\n" + errors.joined(separator: "\n") + "\n"
    return "\(count(report.paths, "path")), \(count(report.shapes, "basic shape"))\n\n"
      + (all.isEmpty ? "" : table.joined(separator: "\n") + "\n") + errorText
  }

  private static func cells(_ measures: PathMeasures) -> [String] {
    let bounds = measures.bounds
    let corners =
      bounds.isNull
      ? ["-", "-", "-", "-"]
      : [bounds.minX, bounds.minY, bounds.width, bounds.height].map { number(Double($0)) }
    let fill =
      measures.fill.map { fill in
        [
          number(fill.nonzeroArea), number(fill.evenoddArea), "\(fill.mesh.positions.count)",
          "\(fill.mesh.triangleCount)", number(fill.mesh.area),
        ]
      } ?? ["-", "-", "-", "-", "-"]
    return [measures.item.element, measures.item.id ?? "-", "\(measures.counts.total)"] + corners
      + [number(measures.length)] + fill
  }

  private static func number(_ value: Double) -> String {
    value.formatted(digits: 6)
  }

  private static func count(_ items: [PathMeasures], _ noun: String) -> String {
    "\(items.count) \(noun)\(items.count == 1 ? "" : "s")"
  }
}
