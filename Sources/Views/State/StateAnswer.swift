import HockeyRules
import Scoresheets

package struct StateAnswer: MomentSubject, FieldObject {
  let moment: Moment
  private var manpower: Citation? { moment.state.manpowerAuthority.citation }

  package init(_ moment: Moment) { self.moment = moment }

  package static let fields = Fields<Self>("state") {
    Field.game
    Field.clock { $0.moment.time }
    Field.state
    Field("letters", "The teams' letters.") { $0.notation.letters }
    Field("periodLabel", "The period's name: `P1`, `OT`, `SO`.") {
      $0.notation.name(ofPeriod: $0.moment.time.period)
    }
    Field("periodLength", "The length of the period.") {
      $0.notation.schedule.length(of: $0.moment.time.period)
    }
    Field("clock", "The clock as the log's board shows it, such as `12:34`.") {
      $0.notation.reading(of: $0.moment.time).text
    }
    Field("next", "When the next penalty runs out, whether the strength changes or not.") {
      ChangeAnswer($0.moment.state.nextExpiry, of: $0.moment)
    }
    Field.side
    Field("manpowerRule", "The rule for `manpower`.") { $0.manpower?.rule?.words }
    Field("manpowerKey", "The provision for `manpower`.") { $0.manpower?.key }
    Field("powerPlay", "The power play that is on, if there is one.") { $0.moment.powerPlay }
    Field("shootOut", "The shoot-out so far, once it has begun.") { $0.moment.shootOut }
    Field("runningClock", "The lead that makes the clock run through whistles, if there is one.") {
      $0.moment.runningClock
    }
    Field("told", "What else people at the rink want to know, line by line.") {
      StatePage(moment: $0.moment, palette: .plain).told
    }
    Field("minutes", "The penalty minutes so far.") { $0.now.penaltyMinutes }
    Field.nextChange
    Field.faceOff
    Field("mayNotServe", "Who may not serve a bench minor.") { answer in
      answer.bars { answer.moment.state.barredServers(of: $0) }
    }
    Field("mayNotShootOut", "Who may not shoot in a shoot-out.") { answer in
      answer.bars { answer.moment.state.barredFromShootOut(of: $0) }
    }
    Field("refused", "The plays so far that the book refuses, each with the reason.") { answer in
      answer.moment.refusals.map { answer.moment.game.text(of: $0) }.ifAny
    }
    Field.warnings
    Field.completeness { $0.moment.game }
  }

  private func bars(_ bars: (Team) -> [PlayerBar]) -> [BarAnswer] {
    Team.allCases.flatMap(bars).map { BarAnswer(bar: $0, game: moment.game) }
  }
}

protocol MomentSubject: SendableMetatype {
  var moment: Moment { get }
}

extension MomentSubject {
  var now: Game { moment.state.game }
  var notation: Notation { moment.game.notation }
}

extension Field where Subject: MomentSubject {
  static var game: Field { .gameName { $0.moment.game } }

  @FieldsBuilder<Subject> static var state: [Field] {
    Field("score", "The score.") { $0.now.score }
    Field("manpower", "The skaters that penalties leave each team.") { $0.now.manpower }
    Field("onIce", "Each team's skaters, counting an extra attacker.") { $0.now.onIce }
    Field("over", "Whether the game is over.") { $0.now.isOver }
    Field("box", "The places on the penalty bench.") { subject in
      Team.allCases.flatMap { subject.moment.state.bench(of: $0) }
        .map { PlaceAnswer(place: $0, moment: subject.moment) }
    }
    Field("signalled", "The calls for which an arm is up, in words.") { subject in
      subject.now.signals.map { subject.moment.game.words.text(of: $0.call).inWords }
    }
    Field("ejected", "The players who are out of the game, by team and number.") { subject in
      subject.now.ejected.map { subject.notation.letters.name(of: $0) }
    }
  }

  static var side: Field {
    Field("side", "Whether the answer is for before or after the plays of that second.") {
      $0.moment.state.side
    }
  }

  static var nextChange: Field {
    Field("nextChange", "The next change of strength without another whistle or goal.") {
      ChangeAnswer($0.moment.state.nextChange, of: $0.moment)
    }
  }

  static var faceOff: Field {
    Field("faceOff", "The next face-off, while play is stopped.") {
      FaceOffAnswer($0.moment.state.faceOff, $0.notation)
    }
  }

  static var warnings: Field {
    .warnings { subject in
      subject.moment.warnings.map { WarningAnswer($0, in: subject.moment.game, isTimed: true) }
    }
  }
}

struct ChangeAnswer: FieldObject {
  let change: ClockChange
  let rulings: [RulingAnswer]
  private let text: String

  static let fields = Fields<Self>("change") {
    Field.clock { $0.change.time }
    Field("manpower", "The skaters that penalties leave each team after the change.") {
      $0.change.after
    }
    Field("rulings", "The rulings at that time.") { $0.rulings }
    Field("text", "The time of the change and the strength from then on: `Next, at 12:34: 5v5`.") {
      $0.text
    }
  }

  init?(_ change: ClockChange?, of moment: Moment) {
    guard let change else { return nil }
    self.change = change
    let time = moment.game.notation.text(of: change.time, in: moment.time.period)
    let strength = moment.game.words.text(manpower: change.after)
    text = "Next, at \(time): " + (change.after == change.before ? "still \(strength)" : strength)
    rulings = moment.answers(with: change.rulings, after: change.game, in: change.time.period)
  }
}

extension Moment {
  /// The rulings that lead to `game`, except bookkeeping; times are read in `period`.
  func answers(
    with rulings: [Ruling], after game: Game, in period: Int, isTimed: Bool = false
  ) -> [RulingAnswer] {
    let wording = wording(after: game)
    return rulings.compactMap { ruling in
      // A player who comes out as soon as his time is up does not wait: his return says both.
      if case .bench(.expires(_, let seat)) = ruling.effect,
        rulings.contains(where: { $0.at == ruling.at && $0.effect.isReturn(from: seat) })
      {
        return nil
      }
      guard let text = wording.text(for: ruling, in: period, among: rulings[...], isAhead: true)
      else { return nil }
      var answer = RulingAnswer(ruling, text, in: period, of: game, self.game.notation)
      if isTimed { answer.time = game.schedule.time(of: ruling.at, in: time.period) }
      return answer
    }
  }
}

extension Moment.PowerPlay: FieldObject {
  static let fields = Fields<Self>("powerPlay") {
    Field("team", "The team with more skaters.") { $0.team }
    Field("remaining", "How much time is left, if the power play ends by itself.") { $0.left }
  }
}

extension ShootOutTally: FieldObject {
  static let fields = Fields<Self>("shootOut") {
    Field("scored", "Whether each attempt scored, in order.") { $0.scored }
    Field("round", "The round of the next attempt; of the last once the shoot-out is decided.") {
      $0.round
    }
    Field(
      "next", "The team that shoots next; missing if either may, or once the shoot-out is decided."
    ) {
      $0.next
    }
  }
}

extension Moment.RunningClock: FieldObject {
  static let fields = Fields<Self>("runningClock") {
    Field("team", "The team that leads.") { $0.leader }
    Field("lead", "By how many goals the team leads.") { $0.lead }
    Field("until", "The lead at which the clock stops at whistles again.") { $0.back }
  }
}

private struct BarAnswer: FieldObject {
  let bar: PlayerBar
  let game: PlayedGame

  static let fields = Fields<Self>("bar") {
    Field("team", "The player's team.") { $0.bar.player.team }
    Field.who { Who($0.bar.player.team, $0.bar.player, in: $0.game.notation) }
    Field("reason", "Why the player may not.") { $0.game.words.words(for: $0.bar.reason).reason }
    Field.citation { $0.bar.authority.citation }
  }
}

private struct PlaceAnswer: MomentSubject, FieldObject {
  let place: BenchPlace
  let moment: Moment

  static let fields = Fields<Self>("place") {
    Field("team", "The offender's team.") { $0.place.offender.team }
    Field.who { Who($0.place.offender.team, $0.place.offender.player, in: $0.notation) }
    Field("sits", "Who sits, by team and number.") {
      $0.notation.letters.name(of: $0.place.occupant)
    }
    Field("for", "The offender, by team and number, or the bench.") {
      $0.notation.letters.name(of: $0.place.offender)
    }
    Field("penalty", "The class of the penalty that is served now or next.") {
      $0.place.penalty?.penaltyClass
    }
    Field.infraction { $0.place.penalty?.infraction }
    Field(
      "standing",
      "`serves` on the clock, `sits` off the clock, `waits`, `owes` after leaving early, or `may-leave`."
    ) { $0.place.standing.facts.word }
    Field("until", "When the time to serve ends.") { answer in
      answer.place.standing.facts.until.map {
        answer.notation.schedule.time(of: $0, in: answer.moment.time.period)
      }
    }
    Field("remaining", "How much of the time to serve is left.") { $0.remaining }
    Field.citation { $0.place.authority?.citation }
    Field(
      "clock",
      "Whether the time `runs` on the scoreboard, `stands` there without running, or is `off`."
    ) { $0.place.onBoard.word }
    Field("off", "Why the time is off the scoreboard.") { $0.place.onBoard.off?.why }
    Field("offRule", "The rule for `off`.") { $0.place.onBoard.off?.citation?.rule?.words }
    Field("offKey", "The provision for `off`.") { $0.place.onBoard.off?.citation?.key }
    Field("then", "The classes of the penalties to serve after `penalty`.") {
      $0.place.behind.map { $0.penaltyClass }.ifAny
    }
    Field("who", "Who sits, and for whom, as people say it.") {
      StatePage(moment: $0.moment, palette: .plain).names(in: $0.place)
    }
    Field(
      "text", "Why the player sits there and what follows, in words: `2 hooking, next in line`."
    ) {
      StatePage(moment: $0.moment, palette: .plain).note(on: $0.place)
    }
    Field("waitsFor", "The penalties that have to end before the time to serve begins.") { answer in
      answer.place.wait.map { WaitAnswer(wait: $0, notation: answer.notation) }
    }
  }

  private var remaining: PlayingTime? {
    place.standing.facts.until.map { $0 - notation.schedule.instant(of: moment.time) }
      ?? place.standing.facts.remaining
  }
}

/// A line about a game's state, such as `Delayed penalty: A6 2 hooking`, with its rule.
struct ToldLine: FieldObject {
  let text: String
  var citation: Citation?

  static let fields = Fields<Self>("toldLine") {
    Field("text", "The words of the line.") { $0.text }
    Field.citation { $0.citation }
  }
}

private struct WaitAnswer: FieldObject {
  let wait: BenchPlace.Wait
  let notation: Notation

  static let fields = Fields<Self>("wait") {
    Field("count", "How many of the penalties have to end.") { $0.wait.count }
    Field("of", "The offenders of the penalties, by team and number.") { answer in
      answer.wait.penalties.map { answer.notation.letters.name(of: $0.offender) }
    }
  }
}

extension BenchPlace.OnBoard {
  fileprivate enum Word: String, FieldWord { case runs, stands, off }

  fileprivate var word: Word {
    switch self {
    case .runs: .runs
    case .stands: .stands
    case .not: .off
    }
  }

  fileprivate var off: (why: BenchPlace.OffBoard, citation: Citation?)? {
    if case .not(let why, let authority) = self { (why, authority?.citation) } else { nil }
  }
}

extension BenchPlace.OffBoard: FieldWord {
  package var word: String {
    switch self {
    case .setOff: "set-off"
    case .misconduct: "misconduct"
    case .timeIsUp: "time-is-up"
    case .besideTeamMate: "beside-team-mate"
    }
  }
}

extension BenchPlace.Standing {
  fileprivate enum Word: String, FieldWord {
    case serves, sits, waits, owes
    case mayLeave = "may-leave"
  }

  /// The word, the end of the time if it runs, and the time left if it does not.
  fileprivate var facts: (word: Word, until: GameInstant?, remaining: PlayingTime?) {
    switch self {
    case .serves(let until): (.serves, until, nil)
    case .sits(let until): (.sits, until, nil)
    case .waits(let remaining): (.waits, nil, remaining)
    case .owes(let remaining): (.owes, nil, remaining)
    case .mayLeave: (.mayLeave, nil, nil)
    }
  }
}
