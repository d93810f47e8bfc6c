public import Foundation

/// Files that are written whole or not at all.
public enum AtomicFile {
  /// Puts `data` in the place of `file`: written beside it, then renamed over it.
  ///
  /// - Parameters:
  ///   - data: the bytes.
  ///   - file: where they go.
  /// - Throws: an error of Foundation; then `file` is as it was.
  public static func write(_ data: Data, to file: URL) throws {
    try data.write(to: file, options: .atomic)
  }

  /// A system's error in a few words.
  public static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    guard underlying.domain == NSPOSIXErrorDomain,
      let code = POSIXErrorCode(rawValue: Int32(underlying.code))
    else { return error.localizedDescription }
    return POSIXError(code).localizedDescription
  }
}
