/// A column of rows: its name, what its fields are, and what they say.
struct RowColumn {
  /// What the fields of a column are.
  enum Kind {
    case text, integer, seconds, bool
  }

  let name: String
  let kind: Kind
  /// What its fields say, as a sentence.
  let summary: String

  static func text(_ name: String, _ summary: String) -> RowColumn {
    RowColumn(name: name, kind: .text, summary: summary)
  }

  static func integer(_ name: String, _ summary: String) -> RowColumn {
    RowColumn(name: name, kind: .integer, summary: summary)
  }

  static func seconds(_ name: String, _ summary: String) -> RowColumn {
    RowColumn(name: name, kind: .seconds, summary: summary)
  }

  static func bool(_ name: String, _ summary: String) -> RowColumn {
    RowColumn(name: name, kind: .bool, summary: summary)
  }
}

extension RowColumn {
  static let game = text("game", "The log's id, or the name of its file.")
  static let line = integer("line", "The line of the log, from 1.")
  static let source = text(
    "source", "The play's id in its source: a feed's own, or a sheet's line.")
  static let team = text("team", "The team's letters.")
  static let side = text("side", "`home` or `visiting`.")
  static let period = integer("period", "1, 2, 3; overtimes count from 4.")
  static let elapsed = seconds("elapsed", "The playing time since the period began.")
  static let infraction = text("infraction", "The infraction, where the log gives it.")

  /// The columns at the end of all rows.
  static let last = [
    text("league", "The league, where the log gives it."),
    integer("season", "The year in which the season began, where the log gives it."),
    text("date", "The day of the game, such as `2016-04-28`, where the log gives it."),
    bool("complete", "Whether the plays are all of the game, as far as its source says."),
  ]

  /// The name of the player in another column.
  static func name(_ name: String, of who: String) -> RowColumn {
    text(name, "The name of \(who), where names are asked for and the log has it.")
  }

  /// The clock's two columns, whose names begin with `prefix`.
  static func clock(_ prefix: String, _ when: String) -> [RowColumn] {
    [
      integer("\(prefix)_period", "The period \(when)."),
      seconds("\(prefix)_elapsed", "The playing time of that period \(when)."),
    ]
  }
}
