/// How far a kernel has come in a path that it flattens.
///
/// It starts at the path's first verb. Kernels stop at each arc, which they leave to their caller,
/// and go on behind it.
@frozen
package struct FlatteningCursor {
  /// Index of the next verb.
  package var verb = 0
  /// Index of the next verb's first point.
  package var point = 0
  /// Index of the point that the next element starts from.
  package var current = 0
  /// Index of the current subpath's first point.
  package var start = 0
  /// How many points have been written.
  package var place = 0
  /// Where the current contour's points start; below 0 between contours.
  package var contourStart = -1
  /// How many contours have been written.
  package var contour = 0

  /// The start of a path.
  @inlinable
  package init() {}
}
