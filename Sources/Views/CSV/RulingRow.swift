import HockeyRules
import Scoresheets

/// A ruling as a row.
struct RulingRow: RowSubject {
  let game: PlayedGame
  let play: PlayedEvent
  let line: Int
  let ruling: Ruling
  let text: String
  /// The call that it is about, before it is a penalty.
  let call: Call?
  /// The penalty that it is about.
  let penalty: Penalty?

  static let columns: [Field<Self>] = .list(
    [
      .game, .line { $0.line }, .source { $0.game.source(of: $0.play.event.id, $0.line) },
      Field("period", "The period in which the ruling takes effect.") {
        $0.time(of: $0.ruling.at).period
      },
      Field("elapsed", "The playing time of that period when it does.") {
        $0.time(of: $0.ruling.at).elapsed
      },
      Field("effect", "What it does: a word, as in the JSON lines.") {
        $0.ruling.effect.word.rawValue
      },
      .team { $0.ruling.effect.team(among: $0.game.solution.game.penalties) },
      .player("player", "The player whom it concerns: the one who sits, scores or returns.") {
        $0.ruling.effect.player(among: $0.game.solution.game.penalties)
      },
      Field("offender", "Whose penalty it is about.") { row in
        (row.call?.offender ?? row.penalty?.offender).map { row.game.notation.name(of: $0) }
      },
      Field("call", "The class of that penalty, or what was called.") {
        $0.call?.classes ?? $0.penalty?.penaltyClass.name
      },
      .infraction { $0.call?.infraction ?? $0.penalty?.infraction },
    ],
    Field.clock("until", "in which the time that begins runs out") { row in
      row.ruling.effect.end.map { row.time(of: $0) }
    },
    [
      Field("reason", "Why the penalty ends, or what the scorer gives as the reason.") {
        $0.ruling.reason
      },
      Field("key", "The provision that decided; empty where only the scorer did.") {
        $0.ruling.authority.citation?.key.rawValue
      },
      Field("rule", "The rule, with its book; empty where none is known.") {
        $0.ruling.authority.citation?.rule?.words
      },
      Field(
        "unverified", "Whether no rule settles the point; empty where only the scorer decided."
      ) { row in row.ruling.authority.citation.map { !$0.isVerified } },
      Field("text", "The ruling in words.") { $0.text },
    ], Field.last)

  /// Gives the rulings without bookkeeping, as in the JSON lines.
  static func forEach(of game: PlayedGame, _ take: (Self) -> Void) {
    let wording = RulingWording(game)
    let rulings = PlayRulings(of: game.solution)
    for (index, (play, logged)) in zip(game.solution.plays, game.log.plays).enumerated() {
      for ruling in rulings[index] {
        let effect = ruling.effect
        guard let text = wording.text(for: effect, in: play.event.time.period) else { continue }
        take(
          Self(
            game: game, play: play, line: logged.line, ruling: ruling, text: text,
            call: effect.pending?.call, penalty: effect.penalty(of: ruling, in: game.solution.game)
          ))
      }
    }
  }

  private func time(of instant: Instant) -> GameTime {
    game.solution.game.schedule.time(of: instant, in: play.event.time.period)
  }
}

extension Effect {
  /// The call that it is about, before it is a penalty.
  fileprivate var pending: PendingCall? {
    switch self {
    case .call(.called(let call)), .call(.signalled(let call)), .call(.signalDown(let call)): call
    case .bench, .call, .play, .score: nil
    }
  }

  /// The penalty that `ruling`, of which it is the effect, is about.
  fileprivate func penalty(of ruling: Ruling, in game: Game) -> Penalty? {
    if case .bench(.assessed(let penalty)) = self { return penalty }
    return ruling.penalty(in: game).map { game.penalties[$0] }
  }
}

extension Call {
  /// The classes of its penalties, such as `minor+minor`.
  fileprivate var classes: String {
    let names = penalties.map { $0.name } + (penaltyShot ? ["penalty-shot"] : [])
    return names.joined(separator: "+")
  }
}

extension Ruling {
  /// Why a penalty ends, or what the scorer gives as the reason.
  fileprivate var reason: String? {
    if case .scorer(let reason) = authority { return effect.ending?.name ?? reason }
    return effect.ending?.name
  }
}
