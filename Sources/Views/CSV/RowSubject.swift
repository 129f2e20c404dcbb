import HockeyRules
import Scoresheets

/// What one row is about.
protocol RowSubject: SendableMetatype {
  var game: PlayedGame { get }
  /// The columns; all rows end with ``Field/last``.
  static var columns: [Field<Self>] { get }
  /// Gives each row of `game` to `take`, so that those of a long game are never held together.
  static func forEach(of game: PlayedGame, _ take: (Self) -> Void)
}

// Columns that several kinds of rows have.
extension Field where Subject: RowSubject {
  static var game: Field { .gameName { $0.game } }

  static func line(_ line: @escaping From<Int>) -> Field {
    Field("line", "The line of the log, from 1.", line)
  }

  static func source(_ source: @escaping From<String?>) -> Field {
    Field("source", "The play's id in its source: a feed's own, or a sheet's line.", source)
  }

  static func team(_ team: @escaping From<Team?>) -> Field {
    Field("team", "The team's letters.") { row in team(row).map { row.game.notation.letters[$0] } }
  }

  static func side(_ team: @escaping From<Team>) -> Field {
    Field("side", "`home` or `visiting`.") { team($0).word }
  }

  /// A player, by team and number.
  static func player(
    _ name: String, _ summary: String, _ player: @escaping From<Player?>
  ) -> Field {
    Field(name, summary) { row in player(row).map { row.game.notation.name(of: $0) } }
  }

  /// The name of the player in another column.
  static func name(_ name: String, of who: String, _ player: @escaping From<Player?>) -> Field {
    Field(name, "The name of \(who), where names are asked for and the log has it.") { row in
      player(row).flatMap { row.game.notation.names[$0] }
    }
  }

  /// The clock's two columns, whose names begin with `prefix`.
  static func clock(
    _ prefix: String, _ when: String, _ time: @escaping From<GameTime?>
  ) -> [Field] {
    [
      Field("\(prefix)_period", "The period \(when).") { time($0)?.period },
      Field("\(prefix)_elapsed", "The playing time of that period \(when).") { time($0)?.elapsed },
    ]
  }

  /// The columns at the end of all rows.
  static var last: [Field] {
    [
      Field("league", "The league, where the log gives it.") { $0.game.log.league },
      Field("season", "The year in which the season began, where the log gives it.") {
        $0.game.log.season
      },
      Field("date", "The day of the game, such as `2016-04-28`, where the log gives it.") {
        $0.game.log.date
      },
      Field("complete", "Whether the plays are all of the game, as far as its source says.") {
        $0.game.isComplete
      },
    ]
  }
}
