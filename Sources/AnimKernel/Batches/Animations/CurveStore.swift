internal import KernelTypes

/// The curves of a batch that are more than a few numbers, each by its number.
///
/// A curve is kept as long as an animation uses it.
struct CurveStore<Scalar: BatchScalar> {
  private struct Entry {
    var curve: SharedCurve
    /// What the kernel looks the curve up in; empty for a custom curve.
    var table: ContiguousArray<Scalar>
    var uses: Int
  }

  private var entries: ContiguousArray<Entry?> = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var free: ContiguousArray<Int> = []
  /// Stands for the table of a curve that is gone, for lanes of removed animations still name it.
  private let nothing = ContiguousArray<Scalar>(repeating: 0, count: 67) + [.infinity]
  /// The tables' addresses, by number.
  private(set) var tables: ContiguousArray<Source> = []
  /// The custom curves, by number.
  private(set) var customs: ContiguousArray<(any CustomCurve)?> = []

  /// Keeps a curve for one animation more.
  ///
  /// - Returns: the curve's number.
  /// - Complexity: O(1); O(pieces) the first time.
  mutating func keep(_ curve: SharedCurve) -> Int {
    if let number = numbers[ObjectIdentifier(curve)] {
      entries[number]?.uses += 1
      return number
    }
    var entry = Entry(curve: curve, table: [], uses: 1)
    var custom: (any CustomCurve)?
    switch curve.kind {
    case .pieces(let easing): entry.table = easing.table(of: Scalar.self)
    case .custom(let curve): custom = curve
    }
    let number = free.popLast() ?? entries.count
    if number == entries.count {
      entries.append(nil)
      tables.append(entry.table.source)
      customs.append(nil)
    }
    tables[number] = entry.table.source
    customs[number] = custom
    entries[number] = entry
    numbers[ObjectIdentifier(curve)] = number
    return number
  }

  /// Tells that an animation no longer uses a curve.
  mutating func drop(_ number: Int) {
    entries[number]?.uses -= 1
    guard let entry = entries[number], entry.uses == 0 else { return }
    numbers[ObjectIdentifier(entry.curve)] = nil
    entries[number] = nil
    customs[number] = nil
    tables[number] = nothing.source
    free.append(number)
  }
}
