package import HockeyRules
package import Scoresheets

/// A game being kept, for a page at the scorer's table: the parts that change with a play.
///
/// The parts that change with the clock are in ``StateAnswer`` and ``UsualAnswers``.
package struct TableAnswer: MomentSubject, FieldObject {
  let moment: Moment
  private let next: [NextStep]
  private var log: GameLog { moment.game.log }

  /// Creates the table of a game at `moment`, the end of its log.
  package init(_ moment: Moment) {
    self.moment = moment
    next = NextStep.all(of: moment)
  }

  package static let fields = Fields<Self>("table") {
    Field("title", "The teams, and the date if it is known.") {
      ReplayHTML.title(of: $0.moment.game)
    }
    Field("book", "The name of the rulebook.") { $0.moment.game.book.name }
    Field("sharedBook", "The name of the book whose rules the rulebook shares.") {
      $0.moment.game.book.inheritance?.book
    }
    Field("clock", "Whether the log's times are elapsed or remaining.") { $0.log.clock }
    Field("kind", "The kind of game.") { $0.log.kind }
    Field("date", "The date of the game.") { $0.log.date }
    Field.teams(in: "#table") { $0.moment.game }
    Field.clock { $0.moment.time }
    Field("over", "Whether the game is over.") { $0.now.isOver }
    Field("latest", "The id of the line that was written last.") { answer in
      answer.log.plays.max { $0.line < $1.line }?.event.id
    }
    Field("periods", "The periods so far, and the next period if the game can have one.") {
      $0.periods
    }
    Field("next", "The plays with which a period begins or ends, or the game ends.") { $0.next }
    Field("players", "The players whom the log lists or names, by number.") { answer in
      PerTeam { answer.players(of: $0) }
    }
    Field("rosters", "The lists of players as they would be typed.") { answer in
      PerTeam { answer.log.typedRoster(of: $0) }
    }
    Field(
      "ineligible",
      "The people who may not play tonight, each with the rule; empty without a season."
    ) { $0.ineligible }
    Field("goalkeepers", "Whether each team's goalkeeper is on the ice.") { $0.now.goalkeepers }
    Field("shots", "The teams whose penalty shots are to be taken.") { answer in
      (answer.moment.state.unsettled.stoppage?.shots ?? []).map { $0.team }
    }
    Field.faceOff
    Field("choices", "The choices that captains have not made.") { answer in
      answer.moment.state.openChoices.map { OpenChoice(choice: $0, moment: answer.moment) }
    }
    Field("plays", "The plays, and between them what the clock alone brought.") { answer in
      let game = answer.moment.game
      var rows = ReplayRows(game)
      return game.solution.steps.compactMap { step in
        let found = rows.next(step)
        guard step.play != nil || !found.isEmpty else { return nil }
        return TablePlay(
          time: step.time, played: step.play.map { game.solution.plays[$0] }, rows: found,
          game: game)
      } as [TablePlay]
    }
  }

  private func players(of team: Team) -> [ListedPlayer] {
    let names = log.names
    let players = log.knownPlayers.filter { $0.team == team }
    return players.sorted { $0.number < $1.number }.map { player in
      ListedPlayer(
        RosteredPlayer(number: player.number, name: names[player]),
        isGoalkeeper: notation.goalkeepers.contains(player))
    }
  }

  private var ineligible: [String] {
    let earlier = moment.game.solution.game.setup.earlier
    func words(_ name: String, _ citation: Citation) -> String {
      let isRuled = citation.key == .season("ruling")
      return "\(name): \(isRuled ? "ruled by the league" : citation.rule?.number ?? "unverified")"
    }
    return Team.allCases.flatMap { team in
      let players = earlier.ineligible.filter { $0.key.team == team }
        .sorted { $0.key.number < $1.key.number }
      let staff = earlier.ineligibleStaff.filter { $0.key.team == team }
        .sorted { notation.name(of: $0.key) < notation.name(of: $1.key) }
      return players.map { words(notation.name(of: $0.key), $0.value) }
        + staff.map { words(notation.name(of: $0.key), $0.value) }
    }
  }

  private var periods: [PeriodAnswer] {
    let last = next.reduce(moment.time.period) { max($0, $1.time.period) }
    return (1...max(1, last)).map { PeriodAnswer($0, in: notation, marksShootOut: true) }
  }
}

extension ClockDirection: FieldWord {}
extension GameKind: FieldWord {}

extension GameLog {
  package func typedRoster(of team: Team) -> String {
    rosters[team].map { player in
      let words = [String(player.number), player.position?.rawValue, player.name].compactMap { $0 }
      return words.joined(separator: " ") + "\n"
    }.joined()
  }
}

package struct PeriodAnswer: FieldObject {
  private let period: Int
  private let notation: Notation
  private let marksShootOut: Bool
  private var isShootOut: Bool { period == notation.shootOut }

  package init(_ period: Int, in notation: Notation, marksShootOut: Bool = false) {
    self.period = period
    self.notation = notation
    self.marksShootOut = marksShootOut
  }

  package static let fields = Fields<Self>("period") {
    Field("period", "1, 2, 3; overtimes count from 4.") { $0.period }
    Field("name", "The period's name: `P1`, `OT`, `SO`.") { $0.notation.name(ofPeriod: $0.period) }
    Field("length", "The period's length; 0 for a shoot-out.") {
      $0.isShootOut ? .zero : $0.notation.schedule.length(of: $0.period)
    }
    Field.mark("shootOut", "`true` for a shoot-out, on a table.") {
      $0.marksShootOut && $0.isShootOut
    }
  }
}

package struct ListedPlayer: FieldObject {
  private let player: RosteredPlayer
  private let isGoalkeeper: Bool

  package init(_ player: RosteredPlayer, isGoalkeeper: Bool = false) {
    self.player = player
    self.isGoalkeeper = isGoalkeeper || player.position == .goalkeeper
  }

  package static let fields = Fields<Self>("player") {
    Field("number", "The sweater number.") { $0.player.number }
    Field.mark("goalkeeper", "`true` for a goalkeeper.") { $0.isGoalkeeper }
    Field("name", "The name, if it is known.") { $0.player.name }
  }
}

/// A play that begins or ends a period, or ends the game.
private struct NextStep: FieldObject {
  let play: Play
  let time: GameTime

  static let fields = Fields<Self>("nextPlay") {
    Field("play", "The kind of play.") { $0.play.kind }
    Field.clock { $0.time }
  }

  /// The plays that may come next at `moment`, the end of the log.
  ///
  /// These are the plays that the book accepts without a warning or, failing that, all accepted
  /// ones.
  static func all(of moment: Moment) -> [NextStep] {
    let game = moment.state.unsettled
    guard !game.isOver else { return [] }
    let taken = candidates(at: moment).compactMap { step in
      (try? game.whatIf([step.play], at: step.time)).map { (step: step, answer: $0) }
    }
    let usual = taken.filter { found in found.answer.warnings.allSatisfy { $0.play > 0 } }
    return (usual.isEmpty ? taken : usual).map { $0.step }
  }

  private static func candidates(at moment: Moment) -> [NextStep] {
    let time = moment.time
    let last = moment.game.solution.plays.last { $0.refused == nil }
    guard let last else { return [NextStep(play: .periodStart, time: .start)] }
    let end = NextStep(play: .gameEnd, time: time)
    if moment.state.game.isDecided { return [end] }
    guard case .periodEnd = last.event.play else {
      guard time.period != moment.game.notation.shootOut else { return [] }
      let length = moment.game.notation.schedule.length(of: time.period)
      return [NextStep(play: .periodEnd, time: GameTime(period: time.period, elapsed: length))]
    }
    let next = GameTime(period: time.period + 1, elapsed: .zero)
    return [NextStep(play: .periodStart, time: next), end]
  }
}

private struct OpenChoice: MomentSubject, FieldObject {
  let choice: CaptainsChoice
  let moment: Moment

  static let fields = Fields<Self>("openChoice") {
    Field("team", "The team whose captain chooses.") { $0.choice.team }
    Field("text", "The choice in words.") { $0.moment.game.words.text(of: $0.choice) }
    Field.citation { $0.choice.citation }
    Field("names", "The names to choose from.") { answer in
      answer.choice.names.map { answer.moment.game.typed.name(of: $0) }
    }
    Field("assumed", "The names that the book assumes until the captain chooses.") { answer in
      answer.choice.takenNames.map { answer.moment.game.typed.name(of: $0) }
    }
  }
}

/// A play with its rulings and possible corrections, or rulings that the clock alone caused.
private struct TablePlay: FieldObject {
  let time: GameTime
  let played: PlayedEvent?
  let rows: [ReplayRow]
  let game: PlayedGame

  private var play: Play? { played?.event.play }
  private var attempt: Shot? { if case .shootOut(let attempt) = play { attempt } else { nil } }

  static let fields = Fields<Self>("tablePlay") {
    Field("id", "The play's id in the log.") { $0.played?.event.id }
    Field("kind", "The kind of play.") { $0.play.map { PlayKindName(name: $0.kind) } }
    Field("text", "The play in the notation.") { answer in
      answer.play.map { answer.game.typed.text(of: $0) }
    }
    Field("words", "The play as people say it.") { answer in
      answer.play.map { answer.game.spoken($0) }
    }
    Field("shotOf", "The team whose shot on goal scored, if the play is such a goal.") {
      $0.played?.refused == nil ? $0.play?.scoredShot : nil
    }
    Field.mark("refused", "`true` if the book refuses the play.") { $0.played?.refused != nil }
    Field("team", "The team of an attempt in a shoot-out.") { $0.attempt?.team }
    Field("scored", "Whether an attempt in a shoot-out scored.") { $0.attempt?.scored }
    Field("corrections", "The words for the corrections that the officials can make to the play.") {
      $0.play?.corrections.map { $0.rawValue }.ifAny
    }
    Field.clock { $0.time }
    Field("clock", "The time as the log's clock shows it.") {
      $0.game.notation.clockText(of: $0.time)
    }
    Field("rows", "The rows that a replay has for the play.") { $0.rows }
  }
}

extension Play {
  fileprivate var scoredShot: Team? {
    switch self {
    case .goal(let goal): goal.ownGoal || goal.awarded ? nil : goal.team
    case .penaltyShot(let shot): shot.scored ? shot.team : nil
    default: nil
    }
  }

  fileprivate var corrections: [PlayWord] {
    switch self {
    case .penalty: [.void, .amend]
    case .goal: [.goalDisallowed]
    case .penaltyShot(let shot), .shootOut(let shot): shot.scored ? [.goalDisallowed] : []
    default: []
    }
  }
}

extension ReplayRow: FieldObject {
  static let fields = Fields<Self>("tableRow") {
    Field(
      "depth", "Whether the row is a play, a ruling on a play, or a change that a ruling brings."
    ) {
      $0.depth
    }
    Field("text", "The row in words.") { $0.words }
    Field("rule", "The rule that the row cites.") { $0.line.rule.isEmpty ? nil : $0.line.rule }
    Field("look", "How the row is to look, if the look matters.") { $0.line.look?.word }
    Field("score", "The score, if it changes.") { $0.score.isEmpty ? nil : $0.score }
    Field("manpower", "The strength, if it changes.") { $0.manpower.isEmpty ? nil : $0.manpower }
  }
}

extension Palette.Look {
  fileprivate enum Word: String, FieldWord { case bad, good, assumed }

  fileprivate var word: Word? {
    switch self {
    case .bad: .bad
    case .good: .good
    case .assumed: .assumed
    case .strong, .faint, .strength: nil
    }
  }
}
