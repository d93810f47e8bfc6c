public import Foundation

/// A run as it is saved: where it ran and what it measured.
public struct RunRecord: Equatable, Sendable, Codable {
  /// Name of the form; a reader refuses any other.
  public static let schema = "animbench-result/1"

  /// Where and how the run was made.
  public var environment: RunEnvironment
  /// The machine's limits, measured in the same run; nil if they were not.
  public var limits: MachineLimits?
  /// What was measured, in the order it ran.
  public var benchmarks: [BenchmarkRecord]
  /// Benchmarks that could not be measured.
  public var failures: [Failure]
  /// Whether the run was interrupted, so that benchmarks are missing.
  public var interrupted: Bool

  /// A benchmark that could not be measured, and why.
  public struct Failure: Codable, Equatable, Sendable {
    /// The benchmark's name.
    public var name: String
    /// The fact and its remedy.
    public var message: String

    /// A failure.
    public init(name: String, message: String) {
      self.name = name
      self.message = message
    }
  }

  /// A run that has measured nothing yet.
  public init(environment: RunEnvironment, limits: MachineLimits? = nil) {
    self.environment = environment
    self.limits = limits
    benchmarks = []
    failures = []
    interrupted = false
  }

  private enum CodingKeys: String, CodingKey {
    case schema, environment, limits, benchmarks, failures, interrupted
  }

  /// Writes the form's name first.
  public func encode(to encoder: any Encoder) throws {
    var keyed = encoder.container(keyedBy: CodingKeys.self)
    try keyed.encode(Self.schema, forKey: .schema)
    try keyed.encode(environment, forKey: .environment)
    try keyed.encode(limits, forKey: .limits)
    try keyed.encode(benchmarks, forKey: .benchmarks)
    try keyed.encode(failures, forKey: .failures)
    try keyed.encode(interrupted, forKey: .interrupted)
  }

  /// Reads a record that `encode` wrote.
  public init(from decoder: any Decoder) throws {
    let keyed = try decoder.container(keyedBy: CodingKeys.self)
    let schema = try keyed.decode(String.self, forKey: .schema)
    guard schema == Self.schema else { throw RunRecordError.otherSchema(schema) }
    environment = try keyed.decode(RunEnvironment.self, forKey: .environment)
    limits = try keyed.decodeIfPresent(MachineLimits.self, forKey: .limits)
    benchmarks = try keyed.decode([BenchmarkRecord].self, forKey: .benchmarks)
    failures = try keyed.decode([Failure].self, forKey: .failures)
    interrupted = try keyed.decode(Bool.self, forKey: .interrupted)
  }

  /// Reads a saved run.
  ///
  /// - Parameter json: the file's bytes.
  /// - Throws: `RunRecordError` for anything that is no run of this form.
  public init(json: Data) throws(RunRecordError) {
    do {
      self = try JSONDecoder().decode(RunRecord.self, from: json)
    } catch let error as RunRecordError {
      throw error
    } catch let error as DecodingError {
      throw .malformed(Self.detail(of: error))
    } catch {
      throw .malformed("\(error)")
    }
  }

  /// What is wrong with a file and where in it.
  private static func detail(of error: DecodingError) -> String {
    func place(_ keys: [any CodingKey]) -> String {
      keys.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
        .joined().trimmingPrefix(".").description
    }
    switch error {
    case .keyNotFound(let key, let context):
      return "\(place(context.codingPath + [key])) is missing"
    case .valueNotFound(_, let context):
      return "\(place(context.codingPath)) is null"
    case .typeMismatch(_, let context) where context.codingPath.isEmpty:
      return "it holds no object"
    case .typeMismatch(_, let context):
      return "\(place(context.codingPath)) is of another kind"
    case .dataCorrupted:
      return "it is no JSON, or a number in it is out of range"
    @unknown default:
      return "it cannot be read"
    }
  }
}
