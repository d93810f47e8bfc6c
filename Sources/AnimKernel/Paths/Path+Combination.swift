extension Path {
  /// The sum of paths of the same elements, each times its weight, coordinate by coordinate.
  ///
  /// Arcs have the same angles in all of them; those are kept as they are.
  ///
  /// - Parameters:
  ///   - paths: at least one; all can be blended, see ``PathAlignment/canBlend(_:_:)``.
  ///   - weights: one a path.
  /// - Complexity: O(paths · elements).
  init(sum paths: [Path], weights: [Double]) {
    self.init()
    let storages = paths.compactMap(\.storage)
    guard let first = storages.first, storages.count == paths.count else { return }
    var point = 0
    func sum(_ offset: Int) -> Point2 {
      var sum = Point2.zero
      for (storage, weight) in zip(storages, weights) {
        sum += storage.point(point + offset) * weight
      }
      return sum
    }
    for index in 0..<Int(paths[0].verbCount) {
      let verb = first.verb(index)
      switch verb {
      case .move, .line: append(verb, sum(0))
      case .quad: append(verb, sum(0), sum(1))
      case .cubic: append(verb, sum(0), sum(1), sum(2))
      case .arc:
        let angles = first.point(point + 3)
        append(
          EllipticalArc(
            from: end ?? .zero, to: sum(4), center: sum(0), firstAxis: sum(1), secondAxis: sum(2),
            start: angles.x, sweep: angles.y))
      case .close: append(verb)
      }
      point += verb.pointCount
    }
  }

  /// Whether all coordinates are small enough for lengths, areas and their products.
  var isMeasurable: Bool {
    guard let storage else { return true }
    return (0..<Int(pointCount)).allSatisfy {
      abs(storage.point($0).x) < 1e100 && abs(storage.point($0).y) < 1e100
    }
  }

  /// The sum of the squares of all coordinates; of arcs also those of the axes, not the angles.
  var squaredMagnitude: Double {
    guard let storage else { return 0 }
    var (point, sum) = (0, 0.0)
    for index in 0..<Int(verbCount) {
      let verb = storage.verb(index)
      for offset in 0..<verb.pointCount where verb != .arc || offset != 3 {
        let value = storage.point(point + offset)
        sum += (value * value).sum()
      }
      point += verb.pointCount
    }
    return sum
  }
}
