// Arithmetic and choices on whole lanes that the standard library lacks, or compiles badly.

/// `a × b + c`: fused, one rounding, where the instruction set has it; two roundings elsewhere.
@inline(always)
func multiplyAdd(_ a: Lanes, _ b: Lanes, _ c: Lanes) -> Lanes {
  #if KERNEL_FMA
    c.addingProduct(a, b)
  #else
    a * b + c
  #endif
}

/// What rounding took from `product = a × b`, exactly, for products that neither overflow nor
/// underflow.
@inline(always)
func productError(_ a: Lanes, _ b: Lanes, _ product: Lanes) -> Lanes {
  #if KERNEL_FMA
    (-product).addingProduct(a, b)
  #else
    // Dekker, 1971: products of halves are exact.
    let (aShifted, bShifted) = (a * all(Precision.splitter), b * all(Precision.splitter))
    let (aHigh, bHigh) = (aShifted - (aShifted - a), bShifted - (bShifted - b))
    let (aLow, bLow) = (a - aHigh, b - bHigh)
    return ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow
  #endif
}

/// `a − b × c` where that is a number of the lanes' precision, or a rounding of it.
@inline(always)
func exactDifference(_ a: Lanes, _ b: Lanes, _ c: Lanes) -> Lanes {
  #if KERNEL_FMA
    a.addingProduct(-b, c)
  #else
    let product = b * c
    return (a - product) - productError(b, c, product)
  #endif
}

/// What rounding took from `difference = a − b`, exactly.
///
/// Source: Knuth, The Art of Computer Programming 2, section 4.2.2.
@inline(always)
func differenceError(_ a: Lanes, _ b: Lanes, _ difference: Lanes) -> Lanes {
  let taken = a - difference
  return (a - (difference + taken)) + (taken - b)
}

/// Every lane rounded down to a whole number.
@inline(always)
func floor(_ lanes: Lanes) -> Lanes {
  let shift = all(Precision.roundingShift)
  let nearest = (magnitude(lanes) + shift) - shift
  let whole = floats(bits(nearest) | (bits(lanes) & IntegerLanes(repeating: .min)))
  let down = whole.replacing(with: whole - all(1), where: whole .> lanes)
  return lanes.replacing(with: down, where: magnitude(lanes) .< all(Precision.wholeFrom))
}

/// The lanes of one where all bits are set, of the other elsewhere.
@inline(always)
func choose(_ lanes: Lanes, _ other: Lanes, where mask: IntegerLanes) -> Lanes {
  floats(((bits(lanes) ^ bits(other)) & mask) ^ bits(other))
}

/// The lanes where all bits are set, 0 elsewhere.
@inline(always)
func only(_ lanes: Lanes, where mask: IntegerLanes) -> Lanes {
  floats(bits(lanes) & mask)
}

/// Absolute value of every lane.
@inline(always)
func magnitude(_ lanes: Lanes) -> Lanes {
  floats(bits(lanes) & IntegerLanes(repeating: .max))
}

/// Every lane held within `low...high`; NaN stays NaN.
@inline(always)
func clamp(_ lanes: Lanes, _ low: Scalar, _ high: Scalar) -> Lanes {
  lanes
    .replacing(with: all(low), where: lanes .< all(low))
    .replacing(with: all(high), where: lanes .> all(high))
}
