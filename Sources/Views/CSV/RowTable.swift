import HockeyRules
import Scoresheets

/// Rows with one field for each column, each handed on when it is made: those of a long game are never
/// held together.
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

  /// The fields at the end of all rows.
  private let last: [Field]
  private let take: ([Field]) -> Void

  /// A table about `game`, whose rows `take` gets.
  init(of game: PlayedGame, _ take: @escaping ([Field]) -> Void) {
    last = [
      .text(game.log.league), .integer(game.log.season), .text(game.log.date),
      .bool(game.isComplete),
    ]
    self.take = take
  }

  /// Adds a row: its fields, without those that all rows end with.
  func add(_ fields: [Field]) { take(fields + last) }
}
