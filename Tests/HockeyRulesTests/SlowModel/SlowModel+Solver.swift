import HockeyRules
import Scoresheets

/// One log as played by the slow model and by the solver.
///
/// Only here do the tests of the model use the solver.
struct Comparison {
  var events: [SlowEvent]
  var slow: [SlowAnswer]
  var solved: [SlowAnswer]
  /// The number of power plays that each team had.
  var slowPowerPlays: Both<Int>
  var solvedPowerPlays: Both<Int>
  /// The returns from the penalty clock.
  var slowReturns: Set<SlowReturn>
  var solvedReturns: Set<SlowReturn>
  /// The reasons why the slow model has no answer for these plays.
  let beyond: Set<SlowLimit>
  /// The places on the benches after the last play of each second that follows a correction.
  private var slowPlaces: [Int: Set<SlowPlace>] = [:]
  private var solvedPlaces: [Int: Set<SlowPlace>] = [:]
  /// Whether the log has a correction or joins a game: returns and power plays are not compared.
  private let isCorrected: Bool
  /// Whether power plays are compared: no text counts them while a player's time does not run.
  private let countsPowerPlays: Bool
  /// Whether the solver refused a play that the model accepts.
  var hasRefusal: Bool
  /// The decisions on line changes, and the team that lost a point, by the model and by the solver.
  private let slowTeams: SlowTeamAnswer
  private let solvedTeams: SlowTeamAnswer
  private let kind: GameKind

  init(_ events: [SlowEvent], _ setting: SlowSetting, under rulebook: Rulebook) {
    var record = SlowRecord(
      setting.game(from: events.first?.second ?? 0),
      mayBeCorrected: events.contains { $0.play.isCorrection || $0.play.isJoining })
    for event in events { record.play(event) }
    self.init(record, setting, under: rulebook)
  }

  /// Compares a game that the slow model has played with the solver's game.
  init(_ record: SlowRecord, _ setting: SlowSetting, under rulebook: Rulebook) {
    var record = record
    record.finish()
    let (events, game) = (record.events, record.game)
    slowPlaces = record.places
    beyond = game.limits
    self.events = events
    isCorrected = events.contains { $0.play.isCorrection || $0.play.isJoining }
    countsPowerPlays = !events.contains { event in
      switch event.play {
      case .team(_, .letOut), .team(_, .left): true
      default: false
      }
    }
    slow = game.answers
    slowPowerPlays = game.powerPlays
    kind = setting.isPlayOffs ? .playOffs : .regular
    let solution = solve(Self.log(of: events), under: rulebook, setup: GameSetup(kind: kind))
    solved = solution.plays.filter { !$0.event.play.isChoice }.map {
      SlowAnswer(
        before: Both($0.before), after: Both($0.after), score: Both($0.score),
        isRefused: $0.refused != nil)
    }
    solvedPowerPlays = Both(solution.game.powerPlays)
    slowReturns = Set(game.returns)
    solvedReturns = Set(solution.journal.compactMap { SlowReturn($0) })
    hasRefusal = zip(slow, solved).contains { !$0.isRefused && $1.isRefused }
    slowTeams = SlowTeamAnswer(changes: game.lineChanges, pointLost: game.pointLost)
    solvedTeams = SlowTeamAnswer(solution.journal)
    if isCorrected {
      solvedPlaces = Self.places(after: record.places.keys, in: solution)
      leaveOutAfterBetweenCorrections()
    }
    leaveOutStrengthWithoutPlay()
  }

  private static func places(
    after shown: [Int: Set<SlowPlace>].Keys, in solution: Solution
  ) -> [Int: Set<SlowPlace>] {
    let timeline = solution.timeline
    var places: [Int: Set<SlowPlace>] = [:]
    for (index, play) in solution.plays.enumerated() {
      guard case .number(let place) = play.event.id, shown.contains(place) else { continue }
      // A captain's choice follows in the same second.
      let isLast =
        index + 1 == solution.plays.count || !solution.plays[index + 1].event.play.isChoice
      places[place] = try? timeline.state(afterPlay: isLast ? index : index + 1)
        .placesWhenPlayGoesOn
    }
    return places
  }

  /// Leaves out the strength at a refused play and after a forfeit, because no play follows.
  private mutating func leaveOutStrengthWithoutPlay() {
    for place in events.indices where slow[place].isRefused && solved[place].isRefused {
      slow[place] = solved[place]
    }
    guard case .team(_, .forfeit)? = events.last?.play else { return }
    for place in events.indices where events[place].second == events.last?.second {
      slow[place].after = solved[place].after
    }
  }

  /// Leaves out the strength between plays of one second: no rule says whether a correction that
  /// changes nothing on the ice stops play.
  private mutating func leaveOutAfterBetweenCorrections() {
    for place in events.indices.dropLast()
    where events[place].second == events[place + 1].second {
      slow[place].after = solved[place].after
    }
  }

  /// The index of the first play at which model and solver differ, or the index after the last play
  /// if the solver refused one.
  var firstDifference: Int? {
    let index = slow.indices.first {
      solved[$0] != slow[$0] || slowPlaces[$0] != solvedPlaces[$0]
    }
    if let index { return index }
    if hasRefusal { return slow.count }
    return nil
  }

  /// Whether model and solver differ in anything that is compared.
  var differs: Bool {
    firstDifference != nil
      || !isCorrected && slowReturns != solvedReturns
      || !isCorrected && countsPowerPlays && slowPowerPlays != solvedPowerPlays
      || slowTeams != solvedTeams
  }

  /// The sheet, and both answers at the first difference.
  var report: String {
    let text = SheetWriter.text(of: log)
    guard let index = firstDifference, index < slow.count else {
      return """
        \(text)returns: model only \(slowReturns.subtracting(solvedReturns).map(\.text).sorted()), \
        solver only \(solvedReturns.subtracting(slowReturns).map(\.text).sorted())
        power plays: model \(slowPowerPlays.text("-")), solver \(solvedPowerPlays.text("-"))
        model \(slowTeams), solver \(solvedTeams)\
        \(hasRefusal ? ", a play is refused" : "")
        """
    }
    return """
      \(text)at play \(index + 1)
      model  \(slow[index].text)
      solver \(solved[index].text)\(hasRefusal ? ", a play is refused" : "")\(placesText(index))
      """
  }

  /// The places that only the model or only the solver has on the benches.
  private func placesText(_ index: Int) -> String {
    let (slow, solved) = (slowPlaces[index] ?? [], solvedPlaces[index] ?? [])
    if slow == solved { return "" }
    return """

      model only  \(slow.subtracting(solved).map(\.text).sorted().joined(separator: ", "))
      solver only \(solved.subtracting(slow).map(\.text).sorted().joined(separator: ", "))
      """
  }

  private var log: GameLog {
    var log = GameLog(kind: kind)
    log.plays = Self.log(of: events).map { LoggedPlay(event: $0) }
    return log
  }

  private static func log(of events: [SlowEvent]) -> [Event] {
    events.enumerated().flatMap { place, event in
      let play = Event(event, number: place)
      guard let named = event.named, case .goal(let side) = event.play else { return [play] }
      let choice = Play.captainChoice(side.other.team, [named.offender(of: side.other)])
      return [play, Event(id: .label("choice \(place)"), time: play.time, play: choice)]
    }
  }
}

/// A game that the slow model plays, with the places on the benches after each correction.
struct SlowRecord {
  private(set) var game: SlowGame
  private(set) var events: [SlowEvent] = []
  /// The places after the last play of each second that follows a correction.
  private(set) var places: [Int: Set<SlowPlace>] = [:]

  /// Creates a record of `game`, which keeps the times served if a correction may come.
  init(_ game: SlowGame, mayBeCorrected: Bool) {
    self.game = game
    if mayBeCorrected { self.game.ledger = [:] }
  }

  mutating func play(_ event: SlowEvent) {
    if let last = events.last, last.second < event.second { notePlaces() }
    events.append(event)
    game.play(event)
  }

  mutating func finish() {
    notePlaces()
    game.finish()
  }

  private mutating func notePlaces() {
    guard events.contains(where: \.play.isCorrection) else { return }
    places[events.count - 1] = game.placesWhenPlayGoesOn
  }
}

/// The decisions on line changes, and the team that lost its point for a tie.
private struct SlowTeamAnswer: Equatable, CustomStringConvertible {
  var changes: Set<SlowLineChange> = []
  var pointLost: Side?

  var description: String {
    let lines = changes.map { "\($0.side) \($0.changes) at \($0.second / 60):\($0.second % 60)" }
    return "changes \(lines.sorted()), \(pointLost.map { "point of \($0)" } ?? "no point")"
  }
}

extension SlowTeamAnswer {
  init(_ journal: [Ruling]) {
    for ruling in journal {
      switch ruling.effect {
      case .play(.change(let team, let change)):
        changes.insert(
          SlowLineChange(
            second: ruling.at.played.tenths / 10, side: Side(team),
            changes: change == .all ? .all : change == .penalised ? .penalised : .none))
      case .score(.pointLost(let team)): pointLost = Side(team)
      default: break
      }
    }
  }
}

extension Side {
  init(_ team: Team) { self = team == .home ? .home : .visiting }
}

extension SlowReturn {
  /// Creates the return of a player from a seat, or returns `nil` if `ruling` is not a return.
  init?(_ ruling: Ruling) {
    guard case .bench(.returns(_, let seat?)) = ruling.effect else { return nil }
    self.init(
      second: ruling.at.played.tenths / 10, side: seat.offender.team == .home ? .home : .visiting,
      charged: Charged(seat.offender))
  }
}

extension Charged {
  init(_ offender: Offender) {
    self =
      switch offender {
      case .skater(let player): .skater(player.number)
      case .goalkeeper: .goalkeeper
      case .bench: .bench
      case .unidentified: .unknown
      }
  }
}

extension Both {
  init(_ values: PerTeam<Value>) {
    self.init(values.home, values.visiting)
  }

  fileprivate func text(_ separator: String) -> String { "\(home)\(separator)\(visiting)" }
}

extension SlowReturn {
  fileprivate var text: String { "\(side) \(charged) at \(second / 60):\(second % 60)" }
}

extension SlowAnswer {
  fileprivate var text: String {
    "\(before.text("v")), then \(after.text("v")), score \(score.text("-"))\(isRefused ? ", refused" : "")"
  }
}
