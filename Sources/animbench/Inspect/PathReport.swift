internal import AnimKernel
internal import Foundation
internal import VectorArt

/// The answer of `inspect path`.
struct PathReport: Sendable, Encodable {
  let paths: [PathMeasures]
  let shapes: [PathMeasures]

  init(_ drawing: Drawing, tolerance: Double?, rule: FillRule?) {
    let tessellator = FillTessellator()
    func measure(_ item: Drawing.Item) -> PathMeasures {
      PathMeasures(item, tolerance: tolerance, rule: rule, tessellator: tessellator)
    }
    paths = drawing.paths.map(measure)
    shapes = drawing.shapes.map(measure)
  }

  /// Why paths could not be filled, one line each.
  var fillErrors: [String] {
    (paths + shapes).compactMap { measures in
      measures.fillError.map { "\(measures.item.name): \($0)" }
    }
  }
}

extension Drawing.Item {
  /// How a line about it calls it.
  var name: String { id.map { "\(element) '\($0)'" } ?? element }
}

extension PathMeasures: Encodable {
  private enum CodingKeys: String, CodingKey {
    case element, id, elements, segments, subpaths, bounds, length, area, mesh, error
    case endPoint = "end_point"
    case signedArea = "signed_area"
  }

  private enum AreaKeys: String, CodingKey {
    case nonzero, evenodd
  }

  private enum MeshKeys: String, CodingKey {
    case vertices, triangles, area, tolerance
    case fillRule = "fill_rule"
  }

  private enum ErrorKeys: String, CodingKey {
    case offset, message
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(item.element, forKey: .element)
    try fields.encode(item.id, forKey: .id)
    try fields.encode(counts.total, forKey: .elements)
    try fields.encode(
      [
        "M": counts.moves, "L": counts.lines, "Q": counts.quadCurves, "C": counts.curves,
        "A": counts.arcs, "Z": counts.closes,
      ], forKey: .segments)
    try fields.encode(counts.moves, forKey: .subpaths)
    try fields.encode(item.path.currentPoint.map { [$0.x, $0.y] }, forKey: .endPoint)
    try fields.encode(
      bounds.isNull
        ? nil
        : [bounds.minX, bounds.minY, bounds.width, bounds.height].map { Double($0).ifFinite },
      forKey: .bounds)
    try fields.encode(length.ifFinite, forKey: .length)
    try fields.encode(signedArea.ifFinite, forKey: .signedArea)
    try encodeFill(to: &fields)
    guard let error = item.error else { return try fields.encodeNil(forKey: .error) }
    var place = fields.nestedContainer(keyedBy: ErrorKeys.self, forKey: .error)
    try place.encode(error.offset, forKey: .offset)
    try place.encode(error.message, forKey: .message)
  }

  private func encodeFill(to fields: inout KeyedEncodingContainer<CodingKeys>) throws {
    guard let fill else {
      try fields.encodeNil(forKey: .area)
      return try fields.encodeNil(forKey: .mesh)
    }
    var area = fields.nestedContainer(keyedBy: AreaKeys.self, forKey: .area)
    try area.encode(fill.nonzeroArea, forKey: .nonzero)
    try area.encode(fill.evenoddArea, forKey: .evenodd)
    var mesh = fields.nestedContainer(keyedBy: MeshKeys.self, forKey: .mesh)
    try mesh.encode(fill.mesh.positions.count, forKey: .vertices)
    try mesh.encode(fill.mesh.triangleCount, forKey: .triangles)
    try mesh.encode(fill.mesh.area, forKey: .area)
    try mesh.encode(fill.rule, forKey: .fillRule)
    try mesh.encode(fill.tolerance, forKey: .tolerance)
  }
}
