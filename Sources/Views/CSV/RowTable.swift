import HockeyRules
import Scoresheets

/// Rows with one field for each column.
struct RowTable {
  /// What stands in a field; nil leaves it empty.
  enum Field {
    case text(String?)
    case integer(Int?)
    /// A length of time, which is written as seconds, with tenths if there are any.
    case seconds(PlayingTime?)
    case bool(Bool?)

    /// The field as a text; nil where it is empty.
    var text: String? {
      switch self {
      case .text(let text): text
      case .integer(let integer): integer.map { String($0) }
      case .seconds(let time): time.map { Self.text(of: $0) }
      case .bool(let bool): bool.map { $0 ? "true" : "false" }
      }
    }

    private static func text(of time: PlayingTime) -> String {
      var writer = JSONWriter()
      writer.seconds(time)
      return writer.text
    }

    func write(to writer: inout JSONWriter) {
      switch self {
      case .text(let text?): writer.string(text)
      case .integer(let integer?): writer.integer(integer)
      case .seconds(let time?): writer.seconds(time)
      case .bool(let bool?): writer.bool(bool)
      case .text(nil), .integer(nil), .seconds(nil), .bool(nil): writer.null()
      }
    }
  }

  private(set) var columns: [String]
  private(set) var rows: [[Field]] = []

  init(_ columns: [String]) { self.columns = columns }

  /// Adds a column with the same field in all rows.
  mutating func addColumn(_ name: String, _ field: Field) {
    columns.append(name)
    for row in rows.indices { rows[row].append(field) }
  }

  /// Adds a row.
  mutating func add(_ fields: [Field]) { rows.append(fields) }
}
