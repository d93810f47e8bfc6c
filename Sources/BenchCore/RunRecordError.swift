/// Why bytes are no saved run.
public enum RunRecordError: Error, Equatable, Sendable {
  /// The file is of another form.
  case otherSchema(String)
  /// The file is no JSON, or lacks what a run has.
  case malformed(String)
}

extension RunRecordError: CustomStringConvertible {
  /// The fact and its remedy.
  public var description: String {
    switch self {
    case .otherSchema(let schema):
      "the file is of the form '\(schema)', not '\(RunRecord.schema)'; "
        + "measure again with this version"
    case .malformed(let detail):
      "the file is no saved run (\(detail)); give a file that 'animbench run' wrote"
    }
  }
}
