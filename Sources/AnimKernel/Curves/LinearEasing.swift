/// A curve of straight pieces between points, as CSS `linear()`.
///
/// Source: CSS Easing Functions Level 2, section 2.1.
public struct LinearEasing: Hashable, Sendable {
  /// A point of the curve.
  public struct Point: Hashable, Sendable {
    /// Fraction of the duration, unitless.
    public var input: Double
    /// Progress, unitless.
    public var output: Double

    /// A point.
    public init(input: Double, output: Double) {
      (self.input, self.output) = (input, output)
    }
  }

  /// A point whose input may be left out.
  public struct Stop: Hashable, Sendable {
    /// Fraction of the duration, unitless; nil to be spread evenly.
    public var input: Double?
    /// Progress, unitless.
    public var output: Double

    /// A stop.
    public init(_ output: Double, at input: Double? = nil) {
      (self.input, self.output) = (input, output)
    }
  }

  /// The points, their inputs never falling; at least one.
  public let points: [Point]

  /// The curve through the given stops.
  ///
  /// A first input left out is 0, a last one the larger of 1 and the largest input before it; an
  /// input below one before it is raised to it; runs of inputs left out are spread evenly.
  ///
  /// - Parameter stops: at least one, all numbers finite.
  /// - Throws: `EasingError.noStop`, `EasingError.notFinite`.
  /// - Complexity: O(stops).
  public init(_ stops: [Stop]) throws(EasingError) {
    guard !stops.isEmpty else { throw .noStop }
    for stop in stops {
      for number in [stop.output, stop.input ?? 0] where !number.isFinite {
        throw .notFinite(number)
      }
    }
    var inputs = stops.map(\.input)
    inputs[0] = inputs[0] ?? 0
    var largest = -Double.infinity
    for index in inputs.indices {
      guard let input = inputs[index] else { continue }
      largest = max(largest, input)
      inputs[index] = largest
    }
    if inputs.count > 1 {
      inputs[inputs.count - 1] = inputs[inputs.count - 1] ?? max(1, largest)
    }
    points = Self.spread(inputs, outputs: stops.map(\.output))
  }

  /// Fills runs of missing inputs evenly between their neighbours.
  private static func spread(_ inputs: [Double?], outputs: [Double]) -> [Point] {
    var points: [Point] = []
    points.reserveCapacity(inputs.count)
    for (index, input) in inputs.enumerated() {
      guard let input else { continue }
      let missing = index - points.count
      if missing > 0, let before = points.last?.input {
        for step in 1...missing {
          let share = Double(step) / Double(missing + 1)
          points.append(
            Point(input: before + (input - before) * share, output: outputs[points.count]))
        }
      }
      points.append(Point(input: input, output: outputs[index]))
    }
    return points
  }

  /// Progress at a time.
  ///
  /// - Parameter progress: fraction of the duration, unitless; beyond the points the end pieces go
  ///   on straight.
  /// - Returns: the curve's value; where two points share an input, the later one's.
  /// - Complexity: O(log points).
  public func value(at progress: Double) -> Double {
    guard let (start, end) = piece(at: progress) else { return points[0].output }
    guard start.input < end.input else { return end.output }
    let share = (progress - start.input) / (end.input - start.input)
    return start.output + (end.output - start.output) * share
  }

  /// Slope of the piece at a time; infinite at a jump.
  public func velocity(at progress: Double) -> Double {
    guard let (start, end) = piece(at: progress), start.output != end.output else { return 0 }
    return (end.output - start.output) / (end.input - start.input)
  }

  /// The piece that starts at the last point at or before `progress`; nil for a single point.
  private func piece(at progress: Double) -> (Point, Point)? {
    guard points.count > 1 else { return nil }
    var (low, high) = (0, points.count)
    while low < high {
      let middle = (low + high) / 2
      if points[middle].input <= progress { low = middle + 1 } else { high = middle }
    }
    let start = min(max(low - 1, 0), points.count - 2)
    return (points[start], points[start + 1])
  }
}
