internal import Foundation

extension Console {
  /// The process's own streams.
  ///
  /// A reader that goes away, as `head` does, ends the writing quietly and changes no exit code.
  static func process() -> Console {
    signal(SIGPIPE, SIG_IGN)
    return Console(
      environment: ProcessInfo.processInfo.environment,
      writeResults: { (text: String) throws(OutputError) in
        let error = FileDescriptor.standardOutput.write(text)
        guard error == 0 || error == EPIPE else {
          throw .standardOutputNotWritable(reason: OutputError.reason(error))
        }
      },
      writeNotes: { _ = FileDescriptor.standardError.write($0) })
  }
}
