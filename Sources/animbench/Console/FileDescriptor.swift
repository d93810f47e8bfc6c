#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// An open file of this process, by its number.
struct FileDescriptor: Sendable {
  let number: Int32

  static let standardOutput = FileDescriptor(number: STDOUT_FILENO)
  static let standardError = FileDescriptor(number: STDERR_FILENO)

  /// Writes all of `text`, going on after interruptions.
  ///
  /// - Returns: the error's number, or 0.
  func write(_ text: String) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      var done = 0
      while done < bytes.count {
        let rest = unsafe UnsafeRawBufferPointer(
          rebasing: UnsafeRawBufferPointer(bytes)[done...])
        let written = unsafe writeBytes(number, rest.baseAddress, rest.count)
        if written > 0 {
          done += written
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }
}

/// `write(2)`, under a name that the method above does not hide.
private let writeBytes = unsafe write(_:_:_:)
