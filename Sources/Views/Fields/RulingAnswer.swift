import HockeyRules
import Scoresheets

struct RulingAnswer: FieldObject, Hashable {
  // Only the parts of the ruling that the fields need: the answer is copied for each field.
  let effect: EffectWord
  let reason: Penalty.Ending?
  let citation: Citation?
  let team: Team?
  let who: Who
  let penalty: PenaltyClass?
  let until: GameTime?
  let text: String
  /// When a ruling listed under a play takes effect: the time since the play's period began.
  var at: PlayingTime?
  /// When a ruling listed without a play takes effect.
  var time: GameTime?

  static let fields = Fields<Self>("ruling") {
    Field(
      "at", "When a ruling under a play takes effect: the time since the play's period began."
    ) { $0.at }
    Field.ownClock { $0.time }
    Field("effect", "What the ruling does.") { $0.effect }
    Field("team", "The team that the ruling concerns.") { $0.team }
    Field.who { $0.who }
    Field("penalty", "The class of the penalty that the ruling concerns.") { $0.penalty }
    Field("until", "When the time that begins with the ruling runs out.") { $0.until }
    Field("reason", "Why the penalty ends.") { $0.reason }
    Field.citation { $0.citation }
    Field("text", "The ruling in words.") { $0.text }
  }

  /// Creates the answer for a ruling with the words `text`.
  ///
  /// `game` is the game that the ruling led to; times are read in `period`.
  init(_ ruling: Ruling, _ text: String, in period: Int, of game: Game, _ notation: Notation) {
    effect = ruling.effect.word
    reason = ruling.effect.ending
    citation = ruling.authority.citation
    self.text = text
    let subject = ruling.effect.subject
    team = subject.team
    who = Who(team, subject.player, in: notation)
    penalty = ruling.penalty(in: game)?.penaltyClass
    until = ruling.effect.end.map { game.schedule.time(of: $0, in: period) }
  }
}

extension Effect {
  /// The end of the time that the effect starts; `nil` for any other effect.
  var end: GameInstant? {
    switch self {
    case .bench(.starts(_, let until)), .bench(.sits(_, let until)),
      .bench(.reinstated(_, _, let until)):
      until
    case .bench, .call, .play, .score: nil
    }
  }

  var ending: Penalty.Ending? {
    if case .bench(.ends(_, let ending)) = self { ending } else { nil }
  }
}
