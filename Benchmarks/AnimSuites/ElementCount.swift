/// How many elements a benchmark's frame holds, and how its name says it.
enum ElementCount {
  /// The name of a count: binary multiples as `64Ki`, `1Mi`; others in digits.
  static func name(_ count: Int) -> String {
    switch count {
    case let n where n >= 1 << 20 && n % (1 << 20) == 0: "\(n >> 20)Mi"
    case let n where n >= 1 << 10 && n % (1 << 10) == 0: "\(n >> 10)Ki"
    default: "\(count)"
    }
  }
}
