/// Why an element cannot join a batch, or cannot be changed.
public enum BatchError: Error, Equatable, Sendable {
  /// A number is NaN, infinite or beyond the range of a float.
  case notFinite(name: String, value: Double)
  /// The animation has been removed, or belongs to another batch.
  case staleHandle(slot: Int)
}

extension BatchError: CustomStringConvertible {
  /// The fact and its remedy.
  public var description: String {
    switch self {
    case .notFinite(let name, let value):
      "\(name) is \(value), which is no finite 32-bit float; give a number within ±3.4e38"
    case .staleHandle(let slot):
      "the animation at slot \(slot) has been removed, or belongs to another batch; drop its handle"
    }
  }
}

extension Float {
  /// `value` rounded to a float, where that is finite.
  init(finite value: Double, _ name: String) throws(BatchError) {
    self = Float(value)
    guard isFinite else { throw .notFinite(name: name, value: value) }
  }
}
