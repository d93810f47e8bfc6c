internal import AnimKernel

/// Which points an outline encloses, by the names of SVG.
enum FillRule: String, CaseIterable, Sendable, Encodable {
  case nonzero
  case evenodd

  init(_ style: FillStyle) {
    self = style.isEOFilled ? .evenodd : .nonzero
  }

  var style: FillStyle { FillStyle(eoFill: self == .evenodd) }
}
