import HockeyRules
import Scoresheets

/// A game as rows for a data frame: one per play, penalty, goal or team.
public enum ReplayCSV {
  /// The rows of `game`, after the head line if `hasHead` is true.
  ///
  /// Times are seconds of playing time since the period began; manpower and score have the home
  /// team first.
  public static func text(of game: PlayedGame, _ rows: GameRows, hasHead: Bool) -> String {
    var text = ""
    write(game, rows, hasHead: hasHead) { text += $0 }
    return text
  }

  /// Gives the same rows to `print` in pieces of some 64 KB, so that those of a long game are never
  /// held together.
  package static func write(
    _ game: PlayedGame, _ rows: GameRows, hasHead: Bool, to print: (String) -> Void
  ) {
    var csv = CSVText()
    let table = rows.table
    if hasHead { csv.add(table.heads().map { .some($0.name) }) }
    table.forEachRow(game) { row in
      csv.add(row.cells())
      if csv.text.utf8.count > 1 << 16 {
        print(csv.text)
        csv = CSVText()
      }
    }
    print(csv.text)
  }
}
