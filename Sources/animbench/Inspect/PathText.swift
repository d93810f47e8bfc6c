internal import AnimKernel
internal import Foundation
internal import VectorArt

/// Writes the answer of `inspect path` for people: a table, then what is wrong.
enum PathText {
  static func text(_ report: PathReport) -> String {
    var table = TextTable([
      .number("#"), .words("element"), .words("id"), .number("elements"), .number("x"),
      .number("y"), .number("width"), .number("height"), .number("length"),
      .number("nonzero area"), .number("evenodd area"), .number("vertices"), .number("triangles"),
      .number("mesh area"),
    ])
    let all = report.paths + report.shapes
    for (number, measures) in zip(1..., all) {
      table.append(["\(number)"] + cells(measures))
    }
    let errors = zip(1..., all).compactMap { number, measures in
      measures.item.error.map { "#\(number) character \($0.offset): \($0.message)" }
    }
    let errorText = errors.isEmpty ? "" : "\n" + errors.joined(separator: "\n") + "\n"
    return "\(count(report.paths, "path")), \(count(report.shapes, "basic shape"))\n\n"
      + (all.isEmpty ? "" : table.text) + errorText
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
