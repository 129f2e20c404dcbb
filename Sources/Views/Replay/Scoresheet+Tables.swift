import HockeyRules
import Scoresheets

// A box score has one table of both teams' goals and one of their penalties; a scoresheet has both
// tables for each team.
extension Scoresheet {
  var notation: Notation { game.notation }
  private var result: Game { game.solution.game }

  /// The tables of a box score that are not empty, and a line about the winner of a shoot-out.
  var boxScore: [Document.Block] {
    let others = [
      times, goals.isEmpty ? nil : goals(of: nil), penalties.isEmpty ? nil : penalties(of: nil),
      attempts,
    ].compactMap { $0 }
    return (totals + others).map { .table($0) } + shootOut.map { .line($0) }
  }

  /// The score by periods, and the figures.
  var totals: [TextTable] {
    func goals(_ team: Team, _ period: Int) -> Int {
      self.goals.count { $0.goal.goal.team == team && $0.goal.time.period == period }
    }
    typealias Column = TextTable.Column<Team>
    let before = result.joining.map { joined in Column.count("before") { joined.score[$0] } }
    let shootOut = result.shootOutWinner.map { winner in Column.count("SO") { $0 == winner ? 1 : 0 }
    }
    let periods = periods.map { period in
      Column.count(notation.name(ofPeriod: period)) { goals($0, period) }
    }
    let score = TextTable(
      of: Team.allCases,
      [Column.left("Score") { game.name(of: $0) }] + [before].compactMap { $0 } + periods
        + [shootOut].compactMap { $0 } + [Column.count("total") { result.score[$0] }])
    let figures = TextTable(
      of: Team.allCases.map { (team: $0, tally: GoalTally(of: $0, in: result)) },
      .left("Figures") { game.name(of: $0.team) },
      .count("EV") { $0.tally.even },
      .count("PP") { $0.tally.powerPlay },
      .count("SH") { $0.tally.shortHanded },
      .count("EN") { $0.tally.emptyNet },
      .count("PS") { $0.tally.penaltyShot },
      .right("power plays") { "\($0.tally.powerPlay)/\(result.powerPlays[$0.team])" },
      .count("minutes") { result.penaltyMinutes[$0.team] })
    return [score, figures]
  }

  /// The playing time at each strength, home team first, in the order of the game.
  private var times: TextTable? {
    let times = game.solution.timeAtStrength
    guard times.count > 1 else { return nil }
    return TextTable(
      of: CollectionOfOne(()),
      [.left("Time at strength") { "\(game.log.letters.home) first" }]
        + times.map { time in .right(game.words.text(manpower: time.manpower)) { time.time.text } })
  }

  /// The goals of `team`; without a team, the goals of both, with letters before the numbers.
  func goals(of team: Team?) -> TextTable {
    func name(_ player: Player?) -> String { player.map { self.name($0, team) } ?? "" }
    return TextTable(
      of: goals.filter { team == nil || $0.goal.goal.team == team },
      .left("Per") { period($0.goal.time) },
      .right("Time") { clock($0.goal.time) },
      .left("Type") { type(of: $0.goal) },
      .left("Goal") {
        let nobody = team == nil ? notation.letters[$0.goal.goal.team] : ""
        return $0.goal.goal.scorer.map { name($0) } ?? nobody
      },
      .left("Assist") { name($0.goal.goal.assists.first) },
      .left("Assist") { $0.goal.goal.assists.dropFirst().map { name($0) }.joined(separator: ", ") },
      .right("Score") { "\($0.score.home)-\($0.score.visiting)" })
  }

  /// The penalties of `team`; without a team, the penalties of both, with letters before the
  /// numbers and without the starts of waiting penalties.
  func penalties(of team: Team?) -> TextTable {
    typealias Column = TextTable.Column<Line>
    let start = Column.right("Start") { clock($0.start, in: $0.off.period) }
    return TextTable(
      of: penalties.filter { team == nil || $0.penalty.team == team },
      [
        Column.left("Per") { period($0.off) },
        Column.left(team == nil ? "Player" : "No") { name($0.penalty.offender, team) },
        Column.count("Min") { $0.penalty.minutes },
        Column.left("Infraction") { $0.penalty.infractionOnSheet },
        Column.right("Off") { clock($0.off) },
      ] + (team == nil ? [] : [start]) + [
        Column.right("On") { clock($0.on, in: $0.off.period) },
        Column.left("Sits") { $0.server.map { name($0, team) } ?? "" },
      ])
  }

  func clock(_ time: GameTime?, in period: Int? = nil) -> String {
    time.map { notation.text(of: $0, in: period ?? $0.period) } ?? ""
  }

  private func period(_ time: GameTime) -> String { notation.name(ofPeriod: time.period) }

  /// The player in the table of `team`, which needs no letters before his number.
  private func name(_ player: Player, _ team: Team?) -> String {
    let shown = notation.shown(player)
    if team != nil { return shown }
    return notation.letters[player.team] + (shown.first?.isASCIIDigit ?? false ? "" : " ") + shown
  }

  private func name(_ offender: Offender, _ team: Team?) -> String {
    if let player = offender.player { return name(player, team) }
    if team == nil { return notation.name(of: offender) }
    if case .bench(_, let staff) = offender { return staff?.rawValue ?? "bench" }
    return "?"
  }

  private func type(of scored: ScoredGoal) -> String {
    let isEven = scored.manpower == .even && !scored.penaltyShot
    return [
      isEven ? scored.manpower.word : nil, scored.kind, scored.goal.awarded ? "awarded" : nil,
      scored.goal.ownGoal ? "own" : nil, scored == result.gameWinningGoal ? "GW" : nil,
    ].compactMap { $0 }.joined(separator: " ")
  }

  var attempts: TextTable? {
    let attempts = result.attempts
    guard !attempts.isEmpty else { return nil }
    let own = PerTeam<[Attempt]> { team in attempts.filter { $0.shot.team == team } }
    func attempt(_ team: Team, _ round: Int) -> String {
      guard own[team].indices.contains(round) else { return "" }
      let shot = own[team][round].shot
      let shooter = shot.shooter.map { name($0, nil) } ?? notation.letters[team]
      return "\(shooter) \(shot.scored ? "scored" : "missed")"
    }
    return TextTable(
      of: 0..<max(own.home.count, own.visiting.count),
      [.left("Shoot-out") { "round \($0 + 1)" }]
        + Team.allCases.map { team in .left(game.log.letters[team]) { attempt(team, $0) } })
  }

  /// The winner of the shoot-out and its goals, in words; empty if no shoot-out has been won.
  var shootOut: [String] {
    guard let winner = result.shootOutWinner else { return [] }
    let goals = PerTeam<Int> { team in
      result.attempts.count { $0.shot.team == team && $0.shot.scored }
    }
    let score = "\(goals[winner])-\(goals[winner.opponent])"
    return ["\(game.words.text(winner, "win")) the shoot-out \(score)"]
  }
}

extension Notation {
  /// The scorer's name, or the letters of his team if nobody is named.
  func scorer(of goal: Goal) -> String { goal.scorer.map { name(of: $0) } ?? letters[goal.team] }

  /// The number and, if known, the name; a source without sweater numbers has only names.
  func shown(_ player: Player, _ mark: String = "") -> String {
    let name = names[player]?.onOneLine
    let number = player.number > 99 && name != nil ? nil : "\(player.number)\(mark)"
    return [number, name].compactMap { $0 }.joined(separator: " ")
  }
}

extension Penalty {
  fileprivate var infractionOnSheet: String {
    let words = infraction?.rawValue.inWords
    let letters: String? =
      switch penaltyClass {
      case .minor, .major, .misconduct: nil
      default: CallText.text([penaltyClass])
      }
    return [words, letters].compactMap { $0 }.joined(separator: ", ")
  }
}
