import HockeyRules

/// A table in a text: its columns, its rows, and the texts above it.
struct FoundTable: Sendable {
  let head: TableHead
  private(set) var rows: [TableRow] = []
  /// The texts above the table.
  let titles: [String]
  /// The errors in lines that cannot be cut into cells.
  private(set) var errors: [NotationError] = []

  /// The number of lines in which to look for a table's head.
  private static let headLimit = 12

  /// Finds the table in `text`; `named` gives the names of columns not called after their contents.
  init(_ text: [UInt8], named: [TableHead.Column: String]) throws(NotationError) {
    let page = TablePage(text)
    let (head, start, separator) = try Self.head(of: page, named)
    self.head = head
    titles = page.lines[..<start].map { String(decoding: $0.bytes, as: UTF8.self) }
    for line in page.lines[start...] where errors.count < SheetReader.errorLimit {
      do throws(NotationError) {
        rows.append(try TableRow(line.number, line.bytes, by: separator))
      } catch {
        errors.append(error)
      }
    }
  }

  /// The kind of table in `text`, or `nil` if `text` has no table whose columns explain themselves.
  static func kind(of text: [UInt8]) -> TableLog.Kind? {
    let page = TablePage(
      text.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "<") ? text : Array(text.prefix(8192)))
    guard let found = try? head(of: page, [:]) else { return nil }
    return found.head.isOfActions ? .actions : .table
  }

  private static func head(
    of page: TablePage, _ named: [TableHead.Column: String]
  ) throws(NotationError) -> (head: TableHead, start: Int, separator: UInt8) {
    var first: NotationError?
    let lines = page.isHTML ? page.lines[...] : page.lines.prefix(headLimit)
    for (index, line) in zip(lines.indices, lines) {
      let separator =
        page.isHTML ? UInt8(ascii: "\t") : TableCells.separator(in: line.bytes[...])
      let row: TableRow
      do throws(NotationError) {
        row = try TableRow(line.number, line.bytes, by: separator)
      } catch {
        first = first ?? error
        continue
      }
      if named.isEmpty, row.isAction { return (.actions, index, separator) }
      do throws(TableHead.Missing) {
        return (try TableHead(row, named: named), index + 1, separator)
      } catch {
        first = first ?? TableHead.failure(row, error)
      }
    }
    throw first
      ?? NotationError(.expected(.oneOf(["time", "team"]), found: nil), in: [], at: 0..<0, line: 1)
  }
}
