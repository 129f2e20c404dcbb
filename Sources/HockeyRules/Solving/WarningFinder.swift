// Warnings about plays that cannot have happened as logged, found in one pass over the plays of a
// solved game.

/// The search for warnings in the plays of a game.
struct WarningFinder {
  private let plays: [PlayedEvent]
  /// The game after the plays.
  private let game: Game
  /// Whether the numbers of a team's players are known.
  private let hasNumbers: Bool
  /// The score before the current play.
  private var score: PerTeam<Int>
  /// The period of the shoot-out, if the log has an attempt.
  private var shootOut: Int?
  /// The last overtime that was looked at.
  private var overtime = 0
  /// The players named so far whose numbers their teams do not have.
  private var unknown: Set<Player> = []
  private var ineligible: Set<Player> = []
  /// The members of the staff named so far who may not be at the bench in this game.
  private var ineligibleStaff: Set<Offender> = []
  /// The goals that count, computed when two logged goals are alike.
  private var counting: Set<Event.ID>?
  /// The last goal of each scorer at one time, by the index of its play.
  private var scored = (time: GameTime.start, goals: [ScoringClaim: Int]())
  /// The number of penalties called on each team at one time.
  private var called = (time: GameTime.start, penalties: PerTeam(both: 0))
  private var warnings: [Warning] = []
  /// The warnings noticed while the plays were ruled on, by play.
  private let noticed: [Event.ID: [Notice]]

  private init(
    _ plays: [PlayedEvent], _ game: Game, from score: PerTeam<Int>, _ notices: [Notice]
  ) {
    self.plays = plays
    self.game = game
    self.score = score
    let numbers = game.setup.numbers
    hasNumbers = !numbers.home.isEmpty || !numbers.visiting.isEmpty
    noticed = Dictionary(grouping: notices) { $0.play }
  }

  /// The warnings about `plays`, in order.
  ///
  /// The plays led to `game`; `score` was the score before them, and `notices` were noticed on the
  /// way.
  static func warnings(
    about plays: [PlayedEvent], leadingTo game: Game, from score: PerTeam<Int>, _ notices: [Notice]
  ) -> [Warning] {
    var finder = WarningFinder(plays, game, from: score, notices)
    finder.search()
    return finder.warnings
  }

  private var book: Rulebook { game.book }
  private var schedule: Schedule { game.schedule }
  private var regulation: Int { game.schedule.regulationPeriods }

  private mutating func search() {
    if !game.attempts.isEmpty {
      shootOut = plays.first { !$0.isRefused && $0.event.play.isShootOut }?.event.time.period
    }
    for index in plays.indices where !plays[index].isRefused {
      look(at: index)
      score = plays[index].score
    }
  }

  private mutating func look(at index: Int) {
    let time = plays[index].event.time
    if hasNumbers { lookAtNumbers(index) }
    if !game.setup.earlier.ineligible.isEmpty { lookAtIneligible(index) }
    if !game.setup.earlier.ineligibleStaff.isEmpty { lookAtIneligibleStaff(index) }
    if !noticed.isEmpty {
      for notice in noticed[plays[index].event.id] ?? [] {
        warn(index, notice.reason, by: notice.citation)
      }
    }
    if case .position = plays[index].event.play { score = plays[index].score }
    if time.period > max(regulation, overtime), showsOvertime(plays[index].event) {
      lookAtOvertime(index, time.period)
    }
    switch plays[index].event.play {
    case .goal(let goal): lookAtGoal(goal, index)
    case .penalty(let call): lookAtCall(call, index, time)
    case .shootOut: lookAtShootOut(index)
    case .periodEnd: lookAtPeriodEnd(index, time)
    case .gameEnd: lookAtGameEnd(index, time)
    default: break
    }
  }

  private mutating func lookAtCall(_ call: Call, _ index: Int, _ time: GameTime) {
    if time != called.time { called = (time, PerTeam(both: 0)) }
    let team = call.offender.team
    let before = called.penalties[team]
    called.penalties[team] += call.penalties.count
    let limit = SetOffSearch.limit
    guard before <= limit, called.penalties[team] > limit else { return }
    warn(index, .tooManyToSetOff(team, limit: limit), by: book.coincidental.setOff.citation)
  }

  private mutating func warn(_ index: Int, _ reason: Warning.Reason, by citation: Citation? = nil) {
    warnings.append(
      Warning(play: index, event: plays[index].event, reason: reason, citation: citation))
  }
}

extension Solver {
  /// The warnings about the plays so far.
  var warnings: [Warning] {
    WarningFinder.warnings(
      about: plays, leadingTo: referee.game, from: scoreBefore, referee.notices)
  }
}

// Overtime and the shoot-out.
extension WarningFinder {
  private var tiedGame: Provision<TiedGame> { book.tiedGame(for: game.kind) }

  /// The number of overtimes in the book, or `nil` if they go on until a goal.
  private var overtimes: Int? { book.afterRegulation(in: game.kind).overtimes }

  /// Whether a play after regulation shows that overtime is played.
  ///
  /// The shoot-out and the plays after the game are no overtime: no time passes in them.
  private func showsOvertime(_ event: Event) -> Bool {
    let period = event.time.period
    if period == shootOut { return false }
    if event.time.elapsed > .zero { return true }
    let mayBeShootOut = overtimes.map { period > regulation + $0 } ?? false
    return switch event.play {
    case .goal: true
    case .periodStart, .faceOff: !mayBeShootOut
    default: false
    }
  }

  private mutating func lookAtNumbers(_ index: Int) {
    guard plays[index].event.play.firstPlayer(where: { isUnknown($0) }) != nil else { return }
    for player in plays[index].event.play.namedPlayers
    where isUnknown(player) && unknown.insert(player).inserted {
      warn(index, .unknownNumber(player))
    }
  }

  private mutating func lookAtIneligible(_ index: Int) {
    for player in plays[index].event.play.namedPlayers {
      guard let citation = game.setup.earlier.ineligible[player],
        ineligible.insert(player).inserted
      else { continue }
      warn(
        index, .ineligible(player, goal: game.setup.earlier.ineligiblesGoal), by: citation)
    }
  }

  /// Only calls name members of the staff.
  private mutating func lookAtIneligibleStaff(_ index: Int) {
    guard let offender = plays[index].event.play.call?.offender,
      let citation = game.setup.earlier.ineligibleStaff[offender],
      ineligibleStaff.insert(offender).inserted
    else { return }
    warn(index, .ineligibleStaff(offender), by: citation)
  }

  /// Whether the numbers of the player's team are known, and his number is not among them.
  private func isUnknown(_ player: Player) -> Bool {
    let numbers = game.setup.numbers[player.team]
    return !numbers.isEmpty && !numbers.contains(player.number)
  }

  private mutating func lookAtOvertime(_ index: Int, _ period: Int) {
    let isFirst = overtime == 0
    overtime = period
    if isFirst, score.home != score.visiting {
      warn(index, .overtimeNotTied(score: score), by: tiedGame.citation)
    }
    // Where the book leaves the number of overtimes to the leagues, or its rule is not known, a
    // league may have more.
    guard let limit = overtimes, period > regulation + limit, tiedGame.citation.isVerified else {
      return
    }
    warn(index, .tooManyOvertimes(limit: limit), by: tiedGame.citation)
  }

  private mutating func lookAtShootOut(_ index: Int) {
    guard plays[index].event.id == game.attempts.first?.call, score.home != score.visiting else {
      return
    }
    warn(index, .shootOutNotTied(score: score), by: tiedGame.citation)
  }
}

// The end of a period and of the game.
extension WarningFinder {
  private mutating func lookAtPeriodEnd(_ index: Int, _ time: GameTime) {
    let left = schedule.length(of: time.period) - time.elapsed
    guard left > .zero, !isAfterLastOvertime(time), !isDecided(index, time) else {
      return
    }
    let overtime = book.overtime(for: game.kind)
    let length =
      switch time.period - regulation {
      case ...(-1): book.play.periodLength
      case 0:
        book.play.lastPeriodLength.value.map { book.play.lastPeriodLength.giving($0) }
          ?? book.play.periodLength
      case 1: overtime.length
      default: overtime.furtherLength
      }
    let isOfBook = length.value == schedule.length(of: time.period)
    warn(index, .periodEndsEarly(left: left), by: isOfBook ? length.citation : nil)
  }

  /// Whether `time` is the beginning of a period after regulation in which no time passes: the
  /// shoot-out, or the period that a log gives to plays after the game.
  private func isAfterLastOvertime(_ time: GameTime) -> Bool {
    time.period == shootOut || time.period > regulation && time.elapsed == .zero
  }

  /// Whether a goal has ended the overtime, or a lead the game.
  private func isDecided(_ index: Int, _ time: GameTime) -> Bool {
    let score = plays[index].score
    return time.period > regulation && score.home != score.visiting
      || game.leadThatEnds(before: time.period, at: score) != nil
  }

  private mutating func lookAtGameEnd(_ index: Int, _ time: GameTime) {
    let end = schedule.start(of: regulation + 1)
    let played = schedule.instant(of: time)
    if played < end {
      let next = time.elapsed < schedule.length(of: time.period) ? time.period : time.period + 1
      if game.leadThatEnds(before: next, at: plays[index].score) != nil { return }
      return warn(index, .gameEndsEarly(left: end - played), by: book.play.periods.citation)
    }
    let score = plays[index].score
    guard score.home == score.visiting else { return }
    if time.period > regulation, !isAfterLastOvertime(time) {
      let left = schedule.length(of: time.period) - time.elapsed
      if left > .zero { return warn(index, .gameEndsEarly(left: left), by: tiedGame.citation) }
    }
    let last = schedule.time(of: played, in: regulation).period
    guard tiedGame.citation.isVerified, game.continuation(afterTieIn: last) != .over else { return }
    warn(index, .gameEndsTied(follows: tiedGame.value), by: tiedGame.citation)
  }
}

// Goals.
extension WarningFinder {
  /// Looks for the same goal among the plays of the same second; a goal that was disallowed may be
  /// logged again.
  private mutating func lookAtGoal(_ goal: Goal, _ index: Int) {
    let time = plays[index].event.time
    if time != scored.time {
      scored.time = time
      scored.goals.removeAll(keepingCapacity: true)
    }
    let key = ScoringClaim(team: goal.team, scorer: goal.scorer)
    guard let earlier = scored.goals.updateValue(index, forKey: key), counts(earlier) else {
      return
    }
    if counts(index) {
      warn(index, .goalTwice(first: plays[earlier].event.id))
    } else {
      scored.goals[key] = earlier
    }
  }

  /// Whether the goal of the play at `index` still counts.
  private mutating func counts(_ index: Int) -> Bool {
    let counting = counting ?? Set(game.goals.map { $0.call })
    self.counting = counting
    return counting.contains(plays[index].event.id)
  }
}

/// The team and scorer of a logged goal; two equal ones in the same second suggest a duplicate.
private struct ScoringClaim: Hashable {
  var team: Team
  var scorer: Player?
}

extension Play {
  fileprivate var isShootOut: Bool {
    if case .shootOut = self { true } else { false }
  }
}
