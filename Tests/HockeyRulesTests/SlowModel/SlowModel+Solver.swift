import HockeyRules
import Scoresheets

/// One log as played by the slow model and the solver: the only code of the model's tests that uses
/// the solver.
struct Comparison {
  var events: [SlowEvent]
  var slow: [SlowAnswer]
  var solved: [SlowAnswer]
  /// The power plays that each team had.
  var slowPowerPlays: Both<Int>
  var solvedPowerPlays: Both<Int>
  /// The returns from the penalty clock.
  var slowReturns: Set<SlowReturn>
  var solvedReturns: Set<SlowReturn>
  /// Whether the slow model has no answer for these plays.
  let isBeyondModel: Bool
  /// Whether there is a correction: then the returns and the power plays are not compared.
  private let isCorrected: Bool
  /// Whether power plays are compared: no text says how a time is counted that does not run.
  private let countsPowerPlays: Bool
  /// Whether the solver refused a play that the model takes.
  var hasRefusal: Bool
  /// The decisions on whom a team may change, and the team that lost a point, in both.
  private let slowTeams: SlowTeamAnswer
  private let solvedTeams: SlowTeamAnswer
  private let kind: GameKind

  init(_ events: [SlowEvent], _ setting: SlowSetting, under rulebook: Rulebook) {
    var game = setting.game(from: events.first?.second ?? 0)
    if events.contains(where: \.play.isCorrection) { game.ledger = [:] }
    for event in events { game.play(event) }
    isBeyondModel = game.isBeyondModel || game.ledger != nil && game.hasThreeInTheBox
    game.finish()
    self.events = events
    isCorrected = game.ledger != nil
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
    if isCorrected { leaveOutAfterBetweenCorrections() }
    leaveOutStrengthWithoutPlay()
  }

  /// Leaves out the strength at a refused play, and that after a forfeit: no play follows.
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

  /// The index of the first play at which the two differ, or the index after the last for the count
  /// of power plays.
  var firstDifference: Int? {
    if let index = slow.indices.first(where: { solved[$0] != slow[$0] }) { return index }
    if hasRefusal { return slow.count }
    return nil
  }

  /// Whether the two differ anywhere.
  var differs: Bool {
    firstDifference != nil
      || !isCorrected && slowReturns != solvedReturns
      || !isCorrected && countsPowerPlays && slowPowerPlays != solvedPowerPlays
      || slowTeams != solvedTeams
  }

  /// The sheet, and both answers where they differ.
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
      \(text)at play \(index + 1), \(events[index].play)
      model  \(slow[index].text)
      solver \(solved[index].text)\(hasRefusal ? ", a play is refused" : "")
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

extension Event {
  /// The same play as the solver reads it.
  init(_ event: SlowEvent, number: Int) {
    let start = (event.period - 1) * SlowBook.period
    self.init(
      id: .number(number),
      time: GameTime(period: event.period, elapsed: .seconds(event.second - start)),
      play: Play(event))
  }
}

extension Play {
  fileprivate var isChoice: Bool {
    if case .captainChoice = self { true } else { false }
  }

  fileprivate init(_ event: SlowEvent) {
    func call(_ side: Side, _ charged: Charged, _ classes: [Class], shot: Bool = false) -> Call {
      Call(
        offender: charged.offender(of: side), penalties: classes.map(\.penaltyClass),
        penaltyShot: shot, server: event.server.map { Player(side.team, $0) },
        nobodySits: event.nobodySits)
    }
    self =
      switch event.play {
      case .call(let side, let charged, let classes): .penalty(call(side, charged, classes))
      case .signal(let side, let charged, let classes): .signal(call(side, charged, classes))
      case .foulForShot(let side, let charged, let classes):
        .penalty(call(side, charged, classes, shot: true))
      case .shot(let side, let scored):
        .penaltyShot(Shot(team: side.team, shooter: Player(side.team, 9), scored: scored))
      case .sitsDown(let side, let number):
        .servesFor(Player(side.team, 10 + number), offender: Player(side.team, number))
      case .goal(let side):
        .goal(Goal(team: side.team, scorer: event.scorer.map { Player(side.team, $0) }))
      case .team(let side, let play): Play(play, of: side.team, server: event.server)
      case .awardedGoal(let side): .goal(Goal(team: side.team, awarded: true))
      case .ownGoal(_, let side): .goal(Goal(team: side.team, ownGoal: true))
      case .whistle: .whistle(reason: nil)
      case .correct(.void(let place)): .correction(.void(.number(place), reason: "so"))
      case .correct(.amend(let place, let classes)):
        .correction(.amend(.number(place), classes.map(\.penaltyClass), reason: "so"))
      case .correct(.disallow(let place)):
        .correction(.goalDisallowed(.number(place), reason: "so"))
      case .look: .other("look")
      }
  }
}

extension ChallengeResult {
  fileprivate init(_ result: SlowChallenge) {
    self =
      switch result {
      case .upheld: .upheld
      case .failed: .failed
      case .notReviewed: .notReviewed
      }
  }
}

extension Play {
  fileprivate init(_ play: SlowTeamPlay, of team: Team, server: Int?) {
    self =
      switch play {
      case .timeOut: .timeOut(team)
      case .challenge(let result):
        .challenge(team, ChallengeResult(result), server: server.map { Player(team, $0) })
      case .noChange: .noChange(team)
      case .injured(let number): .injured(Player(team, number))
      case .inGoal(let number): .inGoal(Player(team, number))
      case .pulled: .goalkeeperOff(team)
      case .letOut(let number): .leftBox(Player(team, number), fault: .timekeeper)
      case .left(let number): .leftBox(Player(team, number), fault: .player)
      case .leftIce(let number): .leftIce(Player(team, number))
      case .satDown(let number): .backInBox(Player(team, number))
      case .forfeit: .forfeit(team)
      }
  }
}

/// The decisions on whom a team may change, and the team that lost its point for a tie.
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
  fileprivate init(_ team: Team) { self = team == .home ? .home : .visiting }
}

extension Charged {
  fileprivate func offender(of side: Side) -> Offender {
    switch self {
    case .skater(let number): .skater(Player(side.team, number))
    case .goalkeeper: .goalkeeper(Player(side.team, 30))
    case .bench: .bench(side.team)
    case .unknown: .unidentified(side.team)
    }
  }
}

extension Side {
  fileprivate var team: Team { self == .home ? .home : .visiting }
}

extension Class {
  fileprivate var penaltyClass: PenaltyClass {
    switch self {
    case .minor: .minor
    case .major: .major
    case .match: .match
    case .misconduct: .misconduct
    case .gameMisconduct: .gameMisconduct
    }
  }
}

extension SlowReturn {
  /// The return of somebody from a seat, if `ruling` on `game` is one.
  init?(_ ruling: Ruling) {
    guard case .bench(.returns(_, let seat?)) = ruling.effect else { return nil }
    self.init(
      second: ruling.at.played.tenths / 10, side: seat.offender.team == .home ? .home : .visiting,
      charged: Charged(seat.offender))
  }
}

extension Charged {
  fileprivate init(_ offender: Offender) {
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
