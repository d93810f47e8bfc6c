internal import Foundation

/// What a machine moves and computes at best on one thread.
public struct MachineLimits: Codable, Equatable, Sendable {
  /// Bandwidth at one level of the memory hierarchy.
  public struct Level: Codable, Equatable, Sendable {
    /// Name of the level, such as `L2`.
    public var name: String
    /// Working set at which it was measured, in bytes.
    public var workingSetBytes: Int
    /// Bytes read and written a second.
    public var bytesPerSecond: Double

    /// A level's bandwidth: finite and above 0, as is the working set.
    public init(name: String, workingSetBytes: Int, bytesPerSecond: Double) {
      precondition(workingSetBytes > 0, "a working set holds a byte")
      precondition(bytesPerSecond > 0 && bytesPerSecond.isFinite, "a bandwidth is above 0")
      self.name = name
      self.workingSetBytes = workingSetBytes
      self.bytesPerSecond = bytesPerSecond
    }

    enum CodingKeys: String, CodingKey {
      case name
      case workingSetBytes = "working_set_bytes"
      case bytesPerSecond = "bytes_per_second"
    }
  }

  /// What a frame is bound by, and how close to it the frame comes.
  public struct Use: Codable, Equatable, Sendable {
    /// The limit that binds: `arithmetic`, or `bandwidth` and the level's name.
    public var limit: String
    /// Least possible time over the time taken, in percent.
    public var percent: Double
  }

  /// Bandwidth by level, smallest working set first; at least one.
  public var levels: [Level]

  /// Floating-point operations a second; a fused multiply-add counts as two.
  public var flopsPerSecond: Double

  /// The limits of a machine: working sets rising, flops finite and above 0.
  public init(levels: [Level], flopsPerSecond: Double) {
    precondition(!levels.isEmpty, "a machine has at least one level of memory")
    precondition(
      zip(levels, levels.dropFirst()).allSatisfy { $0.workingSetBytes < $1.workingSetBytes },
      "working sets rise from level to level")
    precondition(flopsPerSecond > 0 && flopsPerSecond.isFinite, "a machine computes")
    self.levels = levels
    self.flopsPerSecond = flopsPerSecond
  }

  /// How close a frame comes to the limit that binds it.
  ///
  /// Between two measured working sets the time a byte takes is interpolated along the logarithm of
  /// the working set; the name is that of the level whose measured set is the nearer.
  ///
  /// - Parameters:
  ///   - cost: bytes and flops of the frame.
  ///   - nanoseconds: time of the frame, above 0.
  /// - Returns: the limit that binds and the share of it in percent.
  public func use(_ cost: FrameCost, nanoseconds: Double) -> Use {
    let level = level(workingSetBytes: cost.workingSetBytes)
    let moving = cost.bytes / level.bytesPerSecond * 1e9
    let computing = cost.flops / flopsPerSecond * 1e9
    return computing > moving
      ? Use(limit: "arithmetic", percent: computing / nanoseconds * 100)
      : Use(limit: "bandwidth \(level.name)", percent: moving / nanoseconds * 100)
  }

  /// The level that a working set stands at, its bandwidth interpolated.
  private func level(workingSetBytes size: Int) -> Level {
    guard let above = levels.firstIndex(where: { $0.workingSetBytes >= size }), above > 0 else {
      return levels.first { $0.workingSetBytes >= size } ?? levels[levels.count - 1]
    }
    let (low, high) = (levels[above - 1], levels[above])
    let share =
      log2(Double(size) / Double(low.workingSetBytes))
      / log2(Double(high.workingSetBytes) / Double(low.workingSetBytes))
    let secondsPerByte = (1 - share) / low.bytesPerSecond + share / high.bytesPerSecond
    return Level(
      name: share < 0.5 ? low.name : high.name, workingSetBytes: size,
      bytesPerSecond: 1 / secondsPerByte)
  }

  enum CodingKeys: String, CodingKey {
    case levels
    case flopsPerSecond = "flops_per_second"
  }
}
