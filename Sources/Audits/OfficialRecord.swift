package import HockeyRules
package import Scoresheets

/// A file of official figures, with a line per team and game:
/// `game_id,side,goals,pim,pp_opp,pp_goals`.
package struct OfficialRecord: Sendable {
  private var games: [String: PerTeam<OfficialFigures?>] = [:]

  private static let columns = "game_id,side,goals,pim,pp_opp,pp_goals"

  /// Reads the record in `text`; its first line names the columns, in this order.
  ///
  /// Throws an error for the first malformed line.
  package init(_ text: [UInt8]) throws(TableError) {
    var reader = try TableReader(text, columns: Self.columns)
    while reader.nextLine() {
      guard reader.fields.count == 6, let team = Self.team(reader.word(1)),
        let goals = reader.number(2), let minutes = reader.number(3),
        let opportunities = reader.number(4), let powerPlayGoals = reader.number(5)
      else { throw reader.error(.expectedColumns(Self.columns)) }
      if games[reader.word(0)]?[team] ?? nil != nil {
        throw reader.error(.givenTwice(reader.word(0), reader.word(1)))
      }
      games[reader.word(0), default: PerTeam(both: nil)][team] = OfficialFigures(
        goals: goals, minutes: minutes, opportunities: opportunities,
        powerPlayGoals: powerPlayGoals)
    }
  }

  /// The games for which the record has figures, in the order of their ids.
  package var ids: [String] { games.keys.sorted() }

  private static func team(_ word: String) -> Team? {
    word == "away" ? .visiting : Team(word: word)
  }

  /// The figures for the game `id`; `nil` for a team whose figures the record lacks.
  package subscript(id: String) -> PerTeam<OfficialFigures?> {
    games[id] ?? PerTeam(both: nil)
  }
}
