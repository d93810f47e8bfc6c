internal import AnimKernel
internal import Foundation
internal import VectorArt

/// The paths of a drawing, each with the keyframe it moves to and back.
struct DrawingAnimation: Sendable {
  /// One path, in user units of the document.
  struct AnimatedPath: Sendable {
    /// The path as it is drawn.
    let from: Path
    /// The path turned, stretched and moved about its own middle.
    let to: Path
    /// The rule of its fill.
    let style: FillStyle
  }

  /// How many frames the way to the second keyframe and back takes.
  static let period = 240

  /// The paths that draw something, in document order.
  let paths: [AnimatedPath]
  /// The largest deviation of lines from curves, in user units: a tenth of a pixel where the
  /// drawing's longer side is shown 1000 pixels long.
  let tolerance: Double

  /// The animation of a drawing.
  ///
  /// - Parameters:
  ///   - document: the drawing; its transforms are applied.
  ///   - seed: seed of the second keyframes.
  init(_ document: SVGDocument, seed: UInt64) {
    let drawn = document.shapes.filter(\.isRendered).map {
      (path: $0.documentPath, style: $0.style.fillStyle)
    }
    let tolerance = Self.side(of: document, drawn.map(\.path)) / 10_000
    self.tolerance = tolerance
    var generator = SeededGenerator(seed: seed)
    var flattened = FlattenedPath()
    paths = drawn.compactMap { path, style in
      let bounds = path.boundingRect
      guard !bounds.isNull, bounds.width.isFinite, bounds.height.isFinite else { return nil }
      var moved = Path()
      moved.addPath(path, transform: Self.motion(about: bounds, using: &generator))
      let animated = AnimatedPath(from: path, to: moved, style: style)
      return animated.canBeFlattened(tolerance: tolerance, into: &flattened) ? animated : nil
    }
  }

  /// The way there is to the second keyframe at a frame: 0, up to 1, and back to 0.
  static func progress(at frame: Int) -> Double {
    let step = frame % period
    return Double(min(step, period - step)) / Double(period / 2)
  }

  /// The drawing's longer side, in user units, above 0.
  private static func side(of document: SVGDocument, _ paths: [Path]) -> Double {
    let bounds = paths.reduce(CGRect.null) { $0.union($1.boundingRect) }
    for size in [document.viewBox?.size, document.size, bounds.isNull ? nil : bounds.size] {
      guard let size else { continue }
      let side = Double(max(size.width, size.height))
      if side > 0, side.isFinite { return side }
    }
    return 1000
  }

  /// A turn by up to 30°, a stretch by up to a fifth along each axis, and a shift by up to a tenth
  /// of the path's size, about the middle of its bounds.
  private static func motion(
    about bounds: CGRect, using generator: inout SeededGenerator
  ) -> CGAffineTransform {
    let size = max(bounds.width, bounds.height)
    let angle = CGFloat.random(in: -1...1, using: &generator) * .pi / 6
    let stretch = CGFloat.random(in: 0.8...1.2, using: &generator)
    let otherStretch = CGFloat.random(in: 0.8...1.2, using: &generator)
    let shift = CGFloat.random(in: -0.1...0.1, using: &generator) * size
    let otherShift = CGFloat.random(in: -0.1...0.1, using: &generator) * size
    return CGAffineTransform(translationX: bounds.midX + shift, y: bounds.midY + otherShift)
      .rotated(by: angle).scaledBy(x: stretch, y: otherStretch)
      .translatedBy(x: -bounds.midX, y: -bounds.midY)
  }
}

extension DrawingAnimation.AnimatedPath {
  /// Whether both keyframes are within what can be flattened, and so is all between them.
  fileprivate func canBeFlattened(
    tolerance: Double, into flattened: inout FlattenedPath
  ) -> Bool {
    do throws(PathError) {
      try from.flatten(tolerance: tolerance, into: &flattened)
      try to.flatten(tolerance: tolerance, into: &flattened)
      return true
    } catch {
      return false
    }
  }
}
