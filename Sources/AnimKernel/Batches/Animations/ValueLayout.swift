/// How values of several components lie in a buffer.
public enum ValueLayout: Sendable {
  /// All first components, then all second ones, and so on.
  case planar
  /// All components of the first element, then all of the second, and so on.
  case interleaved
}
