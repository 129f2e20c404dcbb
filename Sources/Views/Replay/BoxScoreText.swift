import HockeyRules
import Scoresheets

enum BoxScoreTables {
  /// The tables that are not empty: the score, the figures, the time at each strength, the goals,
  /// the penalties and the shoot-out, and a line about its winner.
  static func blocks(of game: PlayedGame) -> [Document.Block] {
    let score = BoxScore(game)
    let tables = [
      byPeriod(score, game), figures(game), times(game), goals(score, game), penalties(score, game),
      attempts(game),
    ]
    let winner = shootOut(of: game).map { Document.Block.line($0) }
    return tables.compactMap { $0.map { .table($0) } } + [winner].compactMap { $0 }
  }

  static func totals(of game: PlayedGame) -> [TextTable] {
    [byPeriod(BoxScore(game), game), figures(game)]
  }

  /// The winner of the shoot-out and its goals, in words; `nil` if no shoot-out has been won.
  static func shootOut(of game: PlayedGame) -> String? {
    let result = game.solution.game
    guard let winner = result.shootOutWinner else { return nil }
    func goals(_ team: Team) -> Int {
      result.attempts.count { $0.shot.team == team && $0.shot.scored }
    }
    return
      "\(game.words.text(winner, "win")) the shoot-out \(goals(winner))-\(goals(winner.opponent))"
  }

  private static func attempts(_ game: PlayedGame) -> TextTable? {
    let attempts = game.solution.game.attempts
    guard !attempts.isEmpty else { return nil }
    let own = PerTeam<[Attempt]> { team in attempts.filter { $0.shot.team == team } }
    func attempt(_ team: Team, _ round: Int) -> String {
      guard own[team].indices.contains(round) else { return "" }
      let shot = own[team][round].shot
      let shooter = shot.shooter.map { game.notation.name(of: $0) } ?? game.log.letters[team]
      return "\(shooter) \(shot.scored ? "scored" : "missed")"
    }
    return TextTable(
      of: 0..<max(own.home.count, own.visiting.count),
      [.left("Shoot-out") { "round \($0 + 1)" }]
        + Team.allCases.map { team in .left(game.log.letters[team]) { attempt(team, $0) } })
  }

  private static func byPeriod(_ score: BoxScore, _ game: PlayedGame) -> TextTable {
    let result = game.solution.game
    typealias Column = TextTable.Column<Team>
    let before = score.before.map { before in Column.count("before") { before[$0] } }
    let shootOut = result.shootOutWinner.map { winner in Column.count("SO") { $0 == winner ? 1 : 0 }
    }
    let periods = score.periods.map { period in
      Column.count(game.notation.name(ofPeriod: period)) { score.goals(of: $0, in: period) }
    }
    return TextTable(
      of: Team.allCases,
      [Column.left("Score") { game.name(of: $0) }] + [before].compactMap { $0 } + periods
        + [shootOut].compactMap { $0 } + [Column.count("total") { result.score[$0] }])
  }

  private static func figures(_ game: PlayedGame) -> TextTable {
    let result = game.solution.game
    return TextTable(
      of: Team.allCases.map { (team: $0, tally: GoalTally(of: $0, in: result)) },
      .left("Figures") { game.name(of: $0.team) },
      .count("EV") { $0.tally.even },
      .count("PP") { $0.tally.powerPlay },
      .count("SH") { $0.tally.shortHanded },
      .count("EN") { $0.tally.emptyNet },
      .count("PS") { $0.tally.penaltyShot },
      .right("power plays") { "\($0.tally.powerPlay)/\(result.powerPlays[$0.team])" },
      .count("minutes") { result.penaltyMinutes[$0.team] })
  }

  /// The playing time at each strength, home team first, in the order of the game.
  private static func times(_ game: PlayedGame) -> TextTable? {
    let times = game.solution.timeAtStrength
    guard times.count > 1 else { return nil }
    return TextTable(
      of: CollectionOfOne(()),
      [.left("Time at strength") { "\(game.log.letters.home) first" }]
        + times.map { time in .right(game.words.text(manpower: time.manpower)) { time.time.text } })
  }

  private static func goals(_ score: BoxScore, _ game: PlayedGame) -> TextTable? {
    guard !score.goals.isEmpty else { return nil }
    let winning = game.solution.game.gameWinningGoal
    let firsts = Dictionary(grouping: score.goals.indices) { score.goals[$0].goal.time.period }
      .compactMapValues { $0.first }
    return TextTable(
      of: score.goals.enumerated(),
      .left("Goals") {
        let period = $0.element.goal.time.period
        return firsts[period] == $0.offset ? game.notation.name(ofPeriod: period) : ""
      },
      .right("") { game.notation.reading(of: $0.element.goal.time).text },
      .left("") { "\($0.element.score.home)-\($0.element.score.visiting)" },
      .left("") { scorers(of: $0.element.goal.goal, game) },
      .left("") { kind(of: $0.element.goal, isWinning: $0.element.goal == winning) })
  }

  private static func scorers(of goal: Goal, _ game: PlayedGame) -> String {
    let scorer = goal.scorer.map { game.notation.name(of: $0) } ?? game.log.letters[goal.team]
    let assists = goal.assists.map { game.notation.name(of: $0) }.joined(separator: ", ")
    return assists.isEmpty ? scorer : "\(scorer) (\(assists))"
  }

  private static func kind(of goal: ScoredGoal, isWinning: Bool) -> String {
    var words: [String] = goal.penaltyShot ? ["penalty shot"] : []
    if !goal.penaltyShot {
      switch goal.manpower {
      case .even: break
      case .powerPlay: words.append("power play")
      case .shortHanded: words.append("short-handed")
      }
    }
    if goal.goal.emptyNet { words.append("empty net") }
    if goal.goal.awarded { words.append("awarded") }
    if goal.goal.ownGoal { words.append("own goal") }
    if isWinning { words.append("game-winning") }
    return words.joined(separator: ", ")
  }

  private static func penalties(_ score: BoxScore, _ game: PlayedGame) -> TextTable? {
    guard !score.offenders.isEmpty else { return nil }
    return TextTable(
      of: Team.allCases.flatMap { team in score.offenders.filter { $0.offender.team == team } },
      .left("Penalties") { game.notation.name(of: $0.offender) },
      .count("minutes") { $0.minutes },
      .left("") { $0.calls.map { game.words.text(ofPenalties: $0) }.joined(separator: ", ") })
  }
}

struct GoalTally {
  let even: Int
  let powerPlay: Int
  let shortHanded: Int
  /// The goals into an empty net, also counted above.
  let emptyNet: Int
  /// The goals on penalty shots, not counted above.
  let penaltyShot: Int

  init(of team: Team, in game: Game) {
    even = game.goals(of: team, .even)
    powerPlay = game.goals(of: team, .powerPlay)
    shortHanded = game.goals(of: team, .shortHanded)
    let own = game.goals.filter { $0.goal.team == team }
    emptyNet = own.count { $0.goal.emptyNet }
    penaltyShot = own.count { $0.penaltyShot }
  }
}
