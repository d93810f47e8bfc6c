internal import AnimKernel
public import Foundation

/// The shapes of an SVG file, in the order they stand in it.
///
/// ```swift
/// let drawing = try SVGDocument(contentsOf: URL(fileURLWithPath: "tiger.svg"))
/// for shape in drawing.paths { print(shape.id ?? "-", shape.path.boundingRect) }
/// ```
///
/// Every `path` element and every basic shape is there, wherever it stands; what is kept for use
/// elsewhere says so by ``SVGShape/isRendered``. Nothing outside the file is ever read. Text,
/// images, `use` and style sheets are not read; ``warnings`` names those that the file holds.
public struct SVGDocument: Equatable, Sendable {
  /// How deep elements may lie in one another.
  public static let depthLimit = 1024
  /// How many bytes a file may have.
  public static let byteLimit = 1 << 30

  /// All `path` elements and basic shapes, in document order.
  public var shapes: [SVGShape]
  /// The part of the plane the drawing shows, in user units; `nil` where the file does not say.
  public var viewBox: CGRect?
  /// The size at which the drawing is meant to be shown, in pixels; `nil` where `width` and
  /// `height` do not both give a length.
  public var size: CGSize?
  /// What was left out.
  public var warnings: [SVGWarning]

  /// The `path` elements, in document order.
  public var paths: [SVGShape] { shapes.filter { $0.kind == .path } }
  /// The basic shapes, in document order.
  public var basicShapes: [SVGShape] { shapes.filter { $0.kind != .path } }

  /// Reads a drawing.
  ///
  /// - Parameter data: the bytes of an SVG file, at most ``byteLimit``.
  /// - Throws: an ``SVGError`` where the bytes are not a drawing. Errors in the data of a shape do
  ///   not count: the shape has them in ``SVGShape/error``.
  /// - Complexity: O(length).
  public init(data: Data) throws(SVGError) {
    do throws(SVGError.Reason) {
      self = try SVGReader.read(data)
    } catch {
      throw SVGError(reason: error)
    }
  }

  /// Reads a drawing from a file.
  ///
  /// - Parameter url: a file URL.
  /// - Throws: an ``SVGError`` that names the file, where it cannot be read or is not a drawing.
  /// - Complexity: O(length).
  public init(contentsOf url: URL) throws(SVGError) {
    do throws(SVGError.Reason) {
      self = try SVGReader.read(Self.contents(of: url))
    } catch {
      throw SVGError(file: url.relativePath, reason: error)
    }
  }

  /// The bytes of a regular file of bearable size.
  private static func contents(of url: URL) throws(SVGError.Reason) -> Data {
    let path = url.resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      throw .notFound
    }
    switch attributes[.type] as? FileAttributeType {
    case .typeRegular: break
    // What a link to nothing resolves to.
    case .typeSymbolicLink: throw .notFound
    default: throw .notAFile
    }
    let bytes = attributes[.size] as? Int ?? 0
    guard bytes <= byteLimit else { throw .tooLarge(bytes: bytes, limit: byteLimit) }
    do {
      return try Data(contentsOf: url)
    } catch {
      throw .unreadable(cause: error.localizedDescription)
    }
  }

  init(shapes: [SVGShape], viewBox: CGRect?, size: CGSize?, warnings: [SVGWarning]) {
    self.shapes = shapes
    self.viewBox = viewBox
    self.size = size
    self.warnings = warnings
  }
}
