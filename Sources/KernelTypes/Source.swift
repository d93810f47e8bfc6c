/// A run of numbers that a kernel reads.
///
/// It holds the address alone: the caller keeps the memory alive and large enough for the call.
@frozen @safe
package struct Source: BitwiseCopyable {
  /// Address of the first number.
  package let base: UnsafeRawPointer

  /// The run at `base`.
  @inlinable
  package init(_ base: UnsafeRawPointer) { unsafe self.base = unsafe base }
}
