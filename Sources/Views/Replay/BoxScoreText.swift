import HockeyRules
import Scoresheets

enum BoxScoreTables {
  static func lines(of game: PlayedGame, _ palette: Palette) -> [String] {
    var lines = Array(all(of: game).map { $0.lines(palette) }.joined(separator: [""]))
    if let words = shootOut(of: game) { lines += ["", words] }
    return lines
  }
  /// The tables that are not empty, in order: the score, the figures, the time at each strength, the
  /// goals and the penalties.
  static func all(of game: PlayedGame) -> [TextTable] {
    let score = BoxScore(game)
    return [
      byPeriod(score, game), figures(game), times(game), goals(score, game), penalties(score, game),
      attempts(game),
    ].compactMap { $0 }
  }

  static func totals(of game: PlayedGame) -> [TextTable] {
    [byPeriod(BoxScore(game), game), figures(game)]
  }

  /// Who won the shoot-out, with the attempts that scored; `nil` if there was none.
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
    let letters = game.log.letters
    var table = TextTable(
      ["Shoot-out", letters.home, letters.visiting], alignments: [.left, .left, .left])
    for round in 0..<max(own.home.count, own.visiting.count) {
      let cells = Team.allCases.map { team -> String in
        guard own[team].indices.contains(round) else { return "" }
        let shot = own[team][round].shot
        let shooter = shot.shooter.map { game.notation.name(of: $0) } ?? letters[team]
        return "\(shooter) \(shot.scored ? "scored" : "missed")"
      }
      table.add(["round \(round + 1)"] + cells)
    }
    return table
  }

  private static func byPeriod(_ score: BoxScore, _ game: PlayedGame) -> TextTable {
    let result = game.solution.game
    var names = score.periods.map { game.notation.name(ofPeriod: $0) }
    if score.before != nil { names.insert("before", at: 0) }
    if result.shootOutWinner != nil { names.append("SO") }
    var table = TextTable(["Score"] + names + ["total"])
    for team in Team.allCases {
      var cells = score.periods.map { String(score.goals(of: team, in: $0)) }
      if let before = score.before { cells.insert(String(before[team]), at: 0) }
      if let winner = result.shootOutWinner { cells.append(winner == team ? "1" : "0") }
      table.add([game.log.letters[team]] + cells + [String(result.score[team])])
    }
    return table
  }

  private static func figures(_ game: PlayedGame) -> TextTable {
    let result = game.solution.game
    var table = TextTable(["Figures", "EV", "PP", "SH", "EN", "PS", "power plays", "minutes"])
    for team in Team.allCases {
      let tally = GoalTally(of: team, in: result)
      table.add(
        [game.log.letters[team]]
          + [tally.even, tally.powerPlay, tally.shortHanded, tally.emptyNet, tally.penaltyShot]
          .map { String($0) }
          + ["\(tally.powerPlay)/\(result.powerPlays[team])", String(result.penaltyMinutes[team])])
    }
    return table
  }

  /// The playing time at each strength, home team first, in the order of the game.
  private static func times(_ game: PlayedGame) -> TextTable? {
    let times = game.solution.timeAtStrength
    guard times.count > 1 else { return nil }
    var table = TextTable(
      ["Time at strength"] + times.map { game.words.text(manpower: $0.manpower) })
    table.add(["\(game.log.letters.home) first"] + times.map { $0.time.text })
    return table
  }

  private static func goals(_ score: BoxScore, _ game: PlayedGame) -> TextTable? {
    guard !score.goals.isEmpty else { return nil }
    var list = TextTable(
      ["Goals", "", "", "", ""], alignments: [.left, .right, .left, .left, .left])
    var period: Int?
    let winning = game.solution.game.gameWinningGoal
    for (goal, after) in score.goals {
      let isNew = goal.time.period != period
      period = goal.time.period
      list.add([
        isNew ? game.notation.name(ofPeriod: goal.time.period) : "",
        game.notation.reading(of: goal.time).text, "\(after.home)-\(after.visiting)",
        scorers(of: goal.goal, game), kind(of: goal, isWinning: goal == winning),
      ])
    }
    return list
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
    let words = game.words
    var list = TextTable(["Penalties", "minutes", ""], alignments: [.left, .right, .left])
    for team in Team.allCases {
      for (offender, calls, minutes) in score.offenders where offender.team == team {
        list.add([
          game.notation.name(of: offender), String(minutes),
          calls.map { words.text(ofPenalties: $0) }.joined(separator: ", "),
        ])
      }
    }
    return list
  }
}

struct GoalTally {
  let even: Int
  let powerPlay: Int
  let shortHanded: Int
  /// The goals into an empty net, which are also counted above.
  let emptyNet: Int
  /// The goals on penalty shots, which are not counted above.
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
