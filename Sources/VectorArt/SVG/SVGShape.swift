public import AnimKernel

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

/// A `path` element or a basic shape of a drawing.
public struct SVGShape: Equatable, Sendable {
  /// Which element it is.
  public enum Kind: String, CaseIterable, Sendable {
    /// `path`, drawn by path data.
    case path
    /// `rect`, with or without round corners.
    case rect
    /// `circle`.
    case circle
    /// `ellipse`.
    case ellipse
    /// `line`.
    case line
    /// `polyline`, left open.
    case polyline
    /// `polygon`, closed.
    case polygon
  }

  /// Which element it is.
  public var kind: Kind
  /// The element's `id`.
  public var id: String?
  /// What it draws, in its own user units; empty where it draws nothing.
  public var path: Path
  /// What is wrong with its data; what stands before that is drawn.
  public var error: SVGDataError?
  /// The map from its own user units to those of the document: its groups' transforms and its own.
  public var transform: CGAffineTransform
  /// How it is painted.
  public var style: SVGStyle
  /// Whether it is drawn where it stands, not kept for use elsewhere as in `defs` or `clipPath`,
  /// nor taken out by `display` or `visibility`.
  public var isRendered: Bool

  /// What it draws, in user units of the document.
  public var documentPath: Path {
    var result = Path()
    result.addPath(path, transform: transform)
    return result
  }
}
