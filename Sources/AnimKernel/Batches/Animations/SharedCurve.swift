/// A curve that is more than a few numbers, shared by all animations that are started with it.
final class SharedCurve: Sendable {
  /// What it is.
  enum Kind {
    case pieces(LinearEasing)
    case custom(any CustomCurve)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }
}

extension LinearEasing {
  /// The table that the kernel looks the curve up in: see `piecewiseProgress`.
  func table<Scalar: BatchScalar>(of type: Scalar.Type) -> ContiguousArray<Scalar> {
    let pieces = pieces
    var table: ContiguousArray<Scalar> = []
    var piece = 0
    for part in 0..<64 {
      while piece + 1 < pieces.count, Scalar(pieces[piece + 1].input) <= Scalar(part) / 64 {
        piece += 1
      }
      table.append(Scalar(piece))
    }
    for piece in pieces {
      table += [Scalar(piece.input), Scalar(piece.output), Scalar(piece.slope)]
    }
    table.append(.infinity)
    return table
  }

  /// The pieces in order; the first goes on to the left and the last to the right.
  private var pieces: [(input: Double, output: Double, slope: Double)] {
    var pieces: [(input: Double, output: Double, slope: Double)] = []
    for (start, end) in zip(points, points.dropFirst()) {
      let run = end.input - start.input
      if run > 0 {
        pieces.append((start.input, start.output, (end.output - start.output) / run))
      } else {
        // A jump: what comes before it, or after it, stays as it is.
        pieces.append((end.input, end.output, 0))
      }
    }
    return pieces.isEmpty ? [(0, points[0].output, 0)] : pieces
  }
}
