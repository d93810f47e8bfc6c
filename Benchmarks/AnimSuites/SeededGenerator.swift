/// A fast generator of the same numbers on every machine: SplitMix64.
///
/// Source: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// A generator whose numbers follow from `seed`.
  package init(seed: UInt64) {
    state = seed
  }

  /// The next 64 random bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension SeededGenerator {
  /// `count` floats spread evenly over `range`.
  mutating func floats(_ count: Int, in range: ClosedRange<Float> = 0...1) -> ContiguousArray<Float>
  {
    var floats = ContiguousArray<Float>()
    floats.reserveCapacity(count)
    for _ in 0..<count { floats.append(.random(in: range, using: &self)) }
    return floats
  }
}
