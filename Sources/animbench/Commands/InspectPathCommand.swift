internal import Foundation
internal import VectorArt

extension Command {
  private static let tolerance = OptionDescription.value(
    "tolerance", "UNITS", "how far the mesh may deviate from curves and arcs, in user units",
    default: "the mesh has the path's area within 5e-5")
  private static let fillRule = OptionDescription.value(
    "fill-rule", "RULE", "which points the mesh covers: nonzero or evenodd",
    default: "the file's own, else nonzero")
  private static let image = OptionDescription.value(
    "image", "PATH", "also draw outlines, triangles and vertices into this SVG file")
  private static let documentSpace = OptionDescription.flag(
    "document-space", "apply the file's transforms")

  /// `animbench inspect path`.
  static let inspectPath = Command(
    "inspect path",
    abstract: "measures the paths of an SVG file, or path data",
    discussion: [
      """
      Lengths and areas are in the path's own user units, y pointing down. Elements are moves, \
      lines, curves, arcs and closes; a path that goes on after a close has moved. Path data with \
      an error is drawn up to the segment that holds it; the error's offset counts characters from \
      0. A path that cannot be filled has no area and no mesh; a note says why.
      """
    ],
    operands: [
      OperandDescription(
        name: "FILE|DATA", count: .one,
        summary: "an SVG file, or path data that begins with M")
    ],
    options: [
      tolerance, fillRule, documentSpace, image, .json, .format(TextFormat.self), .output, .quiet,
    ],
    example: "inspect path 'M0 0H10V10Z' --tolerance 0.1"
  ) { arguments, console in
    let delivery = try Delivery(arguments, console: console, standard: TextFormat.text, json: .json)
    let picture = arguments.last(image).map { OutputFile(path: $0) }
    try picture?.check()
    let tolerance = try arguments.number(tolerance, wanted: "a number above 0") { $0 > 0 }
    let rule = try arguments.choice(fillRule, as: FillRule.self)
    let drawing = try Drawing(
      arguments.operands[0], inDocumentSpace: arguments.has(documentSpace))
    let report = PathReport(drawing, tolerance: tolerance, rule: rule)
    if !arguments.has(.quiet) {
      for note in drawing.warnings.map(\.description) + report.fillErrors { console.note(note) }
    }
    try picture?.write(PathImage.text(report))
    switch delivery.format {
    case .text: try delivery.deliver(PathText.text(report))
    case .json: try delivery.deliver(JSONText.text(report))
    }
    return .success
  }
}
