public import Foundation

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Files that are written whole or not at all.
///
/// The bytes go to a file of another name in the same folder, and only when the disk has them does
/// that file get its name. Whatever goes wrong before, the old file stays and nothing new is left.
public enum AtomicFile {
  /// Puts `data` in the place of `file`, which keeps its permissions if it is there.
  ///
  /// - Parameters:
  ///   - data: the bytes.
  ///   - file: where they go; a link there is replaced, not followed.
  /// - Throws: the system's error; then `file` is as it was.
  public static func write(_ data: Data, to file: URL) throws {
    let written = try writeBeside(file, data)
    var old = stat()
    if unsafe stat(file.path, &old) == 0 { unsafe chmod(written.path, old.st_mode & 0o7777) }
    guard unsafe rename(written.path, file.path) == 0 else {
      let error = SystemError.last
      unsafe unlink(written.path)
      throw error
    }
    sync(file.deletingLastPathComponent())
  }

  /// Writes `data` to `file` unless a file has that name already.
  ///
  /// - Parameters:
  ///   - data: the bytes.
  ///   - file: where they go.
  /// - Returns: false where the name is taken; then nothing was written.
  /// - Throws: the system's error; then nothing was written.
  public static func writeNew(_ data: Data, to file: URL) throws -> Bool {
    let written = try writeBeside(file, data)
    defer { unsafe unlink(written.path) }
    // A hard link fails if the name is taken, so two writers at once get a name each.
    guard unsafe link(written.path, file.path) == 0 else {
      if errno == EEXIST { return false }
      throw SystemError.last
    }
    sync(file.deletingLastPathComponent())
    return true
  }

  /// A system's error in a few words.
  public static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    guard underlying.domain == NSPOSIXErrorDomain,
      let text = unsafe strerror(Int32(underlying.code))
    else { return error.localizedDescription }
    return unsafe String(cString: text)
  }

  /// Writes a file of a name that nobody else uses, and waits until the disk has it.
  private static func writeBeside(_ file: URL, _ data: Data) throws -> URL {
    let written = file.deletingLastPathComponent()
      .appendingPathComponent(".\(file.lastPathComponent).\(UUID().uuidString).tmp")
    let descriptor = unsafe open(written.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemError.last }
    do {
      try Descriptor.put(data, to: descriptor)
      guard fsync(descriptor) == 0 else { throw SystemError.last }
    } catch {
      close(descriptor)
      unsafe unlink(written.path)
      throw error
    }
    // Some file systems tell only now that there was no room.
    guard close(descriptor) == 0 else {
      let error = SystemError.last
      unsafe unlink(written.path)
      throw error
    }
    return written
  }

  /// Makes the folder's own record of its names durable, where the system can.
  private static func sync(_ folder: URL) {
    let descriptor = unsafe open(folder.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

/// An open file's number.
private enum Descriptor {
  /// Writes all bytes, however many calls it takes.
  static func put(_ data: Data, to descriptor: Int32) throws {
    var rest = data[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe write(descriptor, bytes.baseAddress, bytes.count)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 || errno != EINTR {
        throw SystemError.last
      }
    }
  }
}

/// What the last call of the system complained of.
private enum SystemError {
  static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
