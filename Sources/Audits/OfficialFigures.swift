public import HockeyRules
public import Scoresheets

extension OfficialFigures {
  /// What the rulebook makes of `team`'s game.
  public init(of team: Team, in game: Game) {
    self.init(
      goals: game.goals.count { $0.goal.team == team }, minutes: game.penaltyMinutes[team],
      opportunities: game.powerPlays[team], powerPlayGoals: game.goals(of: team, .powerPlay))
  }
}

/// A file of official figures: a line a team and game, `game_id,side,goals,pim,pp_opp,pp_goals`.
public struct OfficialRecord: Sendable {
  private var games: [String: PerTeam<OfficialFigures?>] = [:]

  /// A line that is not of the form.
  public struct UnreadableLine: Error, Sendable, Hashable {
    /// Its number, from 1.
    public var line: Int
    /// What it says.
    public var text: String
  }

  /// Reads the record that `text` holds; its first line names the columns.
  ///
  /// Throws the first line that is not of the form.
  public init(_ text: [UInt8]) throws(UnreadableLine) {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, bytes) in lines.enumerated().dropFirst() {
      var line = String(decoding: bytes, as: UTF8.self)
      if line.hasSuffix("\r") { line.removeLast() }
      if line.isEmpty { continue }
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      let figures = fields.dropFirst(2).compactMap { Int($0) }
      guard fields.count == 6, figures.count == 4, let team = Self.team(fields[1]) else {
        throw UnreadableLine(line: index + 1, text: line)
      }
      games[String(fields[0]), default: PerTeam(both: nil)][team] = OfficialFigures(
        goals: figures[0], minutes: figures[1], opportunities: figures[2],
        powerPlayGoals: figures[3])
    }
  }

  private static func team(_ word: Substring) -> Team? {
    switch word {
    case "home": .home
    case "away", "visiting": .visiting
    default: nil
    }
  }

  /// The figures of the game of `id`; nil for a team of which the record has none.
  public subscript(id: String) -> PerTeam<OfficialFigures?> {
    games[id] ?? PerTeam(both: nil)
  }
}

/// How often official figures and the rulebook's agree.
public struct OfficialAgreement: Sendable, Hashable {
  /// The teams' games compared.
  public var teamGames = 0
  /// Those whose goals agree.
  public var goals = 0
  /// Those whose penalty minutes agree.
  public var minutes = 0
  /// Those whose power-play opportunities agree.
  public var opportunities = 0
  /// Those whose power-play goals agree.
  public var powerPlayGoals = 0

  /// An agreement over no games.
  public init() {}

  /// Compares one team's game.
  public mutating func compare(_ official: OfficialFigures, with ruled: OfficialFigures) {
    teamGames += 1
    goals += official.goals == ruled.goals ? 1 : 0
    minutes += official.minutes == ruled.minutes ? 1 : 0
    opportunities += official.opportunities == ruled.opportunities ? 1 : 0
    powerPlayGoals += official.powerPlayGoals == ruled.powerPlayGoals ? 1 : 0
  }
}
