import Scoresheets

/// The rows of one kind, whatever they are about.
struct RowTable {
  let heads: () -> [FieldHead]
  /// Gives each row of a game to a function.
  let forEachRow: (PlayedGame, (Row) -> Void) -> Void

  /// A row: its cells, and its object in JSON, in which an unknown field is null.
  struct Row {
    let cells: () -> [String?]
    let write: (inout JSONWriter) -> Void
  }

  init<Subject: RowSubject>(of _: Subject.Type) {
    heads = { Subject.columns.map { $0.head } }
    forEachRow = { game, take in
      let columns = Subject.columns
      Subject.forEach(of: game) { subject in
        let row = Row(cells: { columns.map { $0.cell(subject) } }) { writer in
          writer.object { writer in
            for column in columns { column.write(subject, true, &writer) }
          }
        }
        take(row)
      }
    }
  }
}

extension GameRows {
  var table: RowTable {
    switch self {
    case .plays: RowTable(of: PlayRow.self)
    case .rulings: RowTable(of: RulingRow.self)
    case .penalties: RowTable(of: PenaltyRow.self)
    case .goals: RowTable(of: GoalRow.self)
    case .teams: RowTable(of: TeamRow.self)
    case .strengths: RowTable(of: StrengthRow.self)
    case .players: RowTable(of: PlayerRow.self)
    }
  }
}
