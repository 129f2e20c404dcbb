import HockeyRules
import Scoresheets

/// A game as rows for a data frame: one per play, penalty, goal or team.
public enum ReplayCSV {
  /// The rows of `game`, after the head line if `hasHead` is true.
  ///
  /// Times are seconds of playing time since the period began; manpower and score have the home
  /// team first.
  public static func text(of game: PlayedGame, _ rows: GameRows, hasHead: Bool) -> String {
    let table = rows.table(of: game)
    var csv = CSVText()
    if hasHead { csv.add(table.columns.map { .some($0) }) }
    for row in table.rows { csv.add(row.map { $0.text }) }
    return csv.text
  }
}
