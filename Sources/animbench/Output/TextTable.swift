/// Lines of cells, aligned in columns.
struct TextTable: Sendable {
  /// A column's heading and the side its cells are aligned to.
  struct Column: Sendable {
    let title: String
    let isNumber: Bool

    /// A column of words, aligned to the left.
    static func words(_ title: String) -> Column { Column(title: title, isNumber: false) }
    /// A column of numbers, aligned to the right.
    static func number(_ title: String) -> Column { Column(title: title, isNumber: true) }
  }

  let columns: [Column]
  private var rows: [[String]] = []

  init(_ columns: [Column]) { self.columns = columns }

  /// Appends a line; it must have a cell for every column.
  mutating func append(_ cells: [String]) {
    precondition(cells.count == columns.count, "a row needs a cell for every column")
    rows.append(cells)
  }

  /// The heading and all rows, two spaces between columns, each line ending with a line break.
  var text: String {
    let lines = [columns.map(\.title)] + rows
    let widths = columns.indices.map { i in lines.map { $0[i].count }.max() ?? 0 }
    return lines.map { cells in
      let padded = columns.indices.map { i in
        columns[i].isNumber ? cells[i].aligned(to: widths[i]) : cells[i].padded(to: widths[i])
      }
      let line = padded.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }
}
