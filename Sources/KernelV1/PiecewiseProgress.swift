package import KernelTypes

/// Progress of curves of straight pieces, as CSS `linear()`, each by a table of its own.
///
/// A table holds, for each of 64 equal parts of 0...1, the number of the piece at its beginning;
/// then three numbers a piece, its input, output and slope; last the input infinity.
///
/// - Parameters:
///   - x: fraction of every element's duration, in 0...1.
///   - numbers: number of every element's table.
///   - tables: the tables' addresses, by number.
///   - count: elements.
///   - out: receives the progress, unitless, within 2 ULP of the pieces' ends.
/// - Complexity: O(count × pieces within a 64th); 8 bytes and 3 flops an element, and the table's.
@inline(never)
package func piecewiseProgress(
  at x: Source, numbers: Source, tables: Source, count: Int, into out: Destination
) {
  for index in 0..<count {
    let x = x.number(at: index)
    let table = tables.source(at: Int(numbers.number(at: index)))
    let part = Int(x * 64)
    var piece = 64 &+ 3 &* Int(table.number(at: part < 63 ? part : 63))
    while table.number(at: piece &+ 3) <= x { piece &+= 3 }
    let past = x - table.number(at: piece)
    out.store(table.number(at: piece &+ 1) + past * table.number(at: piece &+ 2), at: index)
  }
}
