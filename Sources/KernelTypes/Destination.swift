/// A run of numbers that a kernel writes; it overlaps no run that the same call reads.
///
/// It holds the address alone: the caller keeps the memory alive and large enough for the call.
@frozen @safe
package struct Destination: BitwiseCopyable {
  /// Address of the first number.
  package let base: UnsafeMutableRawPointer

  /// The run at `base`.
  @inlinable
  package init(_ base: UnsafeMutableRawPointer) { unsafe self.base = unsafe base }

  /// The same run, to be read.
  @inlinable
  package var source: Source { unsafe Source(base) }
}
