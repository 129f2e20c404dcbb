import HockeyRules
import Scoresheets

struct PlayRow: RowSubject {
  let game: PlayedGame
  let index: Int
  let play: PlayedEvent
  let rulings: Int
  let warnings: [String]

  static let columns: [Field<Self>] = .list {
    Field.line { $0.game.log.plays[$0.index].line }
    Field.clock { $0.play.event.time }
    Field("play", "The play in the notation of sheets.") {
      $0.game.notation.text(of: $0.play.event.play)
    }
    Field.perTeam("before", "manpower just before the play") { $0.play.before[$1] }
    Field.perTeam("after", "manpower when play goes on") { $0.play.after[$1] }
    Field.perTeam("score", "score after the play") { $0.play.score[$1] }
    Field("rulings", "How many rulings the JSON lines have for the play.") { $0.rulings }
    Field("refused", "Why the book refuses the play; otherwise empty.") { row in
      row.play.refused.map { row.game.words.words(for: $0).reason }
    }
    Field("warnings", "Why the play cannot have happened as logged; otherwise empty.") {
      $0.warnings.ifAny?.joined(separator: " | ")
    }
    Field.source { $0.index }
    Field("kind", "The kind of play, as in the JSON lines.") {
      PlayKindName(name: $0.play.event.play.kind)
    }
  }

  static func forEach(of game: PlayedGame, _ take: (Self) -> Void) {
    let rulings = game.solution.rulingsOfPlays
    let wording = RulingWording(game)
    for (index, play) in game.solution.plays.enumerated() {
      // Rulings that are bookkeeping are not shown, so they are not counted.
      let own = game.solution.journal[rulings[index]]
      let shown = own.count { wording.text(for: $0, in: play.event.time.period, among: own) != nil }
      let warnings = game.warnings(aboutPlay: index).map { game.text(of: $0) }
      take(Self(game: game, index: index, play: play, rulings: shown, warnings: warnings))
    }
  }
}

struct RulingRow: RowSubject {
  let game: PlayedGame
  /// The index of the play that the ruling is listed under.
  let play: Int
  let ruling: Ruling
  let text: String
  let time: GameTime
  let until: GameTime?
  /// The call that the ruling is about, if no penalty has come of it yet.
  let call: Call?
  let penalty: Penalty?

  static let columns: [Field<Self>] = .list {
    Field.line { $0.game.log.plays[$0.play].line }
    Field.source { $0.play }
    Field("period", "The period in which the ruling takes effect.") { $0.time.period }
    Field("elapsed", "The playing time of that period when the ruling takes effect.") {
      $0.time.elapsed
    }
    Field("effect", "What the ruling does: a word, as in the JSON lines.") { $0.ruling.effect.word }
    Field.team { $0.ruling.effect.subject.team }
    Field.player(
      "player", "The player whom the ruling concerns: the player who sits, scores or returns."
    ) {
      $0.ruling.effect.subject.player
    }
    Field("offender", "The offender whose penalty the ruling is about.") { row in
      (row.call?.offender ?? row.penalty?.offender).map { row.game.notation.letters.name(of: $0) }
    }
    Field("call", "The class of that penalty, or what was called.") {
      $0.call?.classes ?? $0.penalty?.penaltyClass.name
    }
    Field.infraction { $0.call?.infraction ?? $0.penalty?.infraction }
    Field.clock("until", "in which the time that begins runs out") { $0.until }
    Field("reason", "Why the penalty ends, or what the scorer gives as the reason.") {
      $0.ruling.reason
    }
    Field("key", "The provision that decided; empty where only the scorer decided.") {
      $0.ruling.authority.citation?.key
    }
    Field("rule", "The rule, with its book; empty where none is known.") {
      $0.ruling.authority.citation?.rule?.words
    }
    Field(
      "unverified", "Whether no rule settles the point; empty where only the scorer decided."
    ) { row in row.ruling.authority.citation.map { !$0.isVerified } }
    Field("text", "The ruling in words.") { $0.text }
    Field.ids { $0.ruling.effect.subject.team }
    Field.playerID("player_id", of: "the player") { $0.ruling.effect.subject.player }
  }

  /// Passes the rulings other than bookkeeping, as in the JSON lines.
  static func forEach(of game: PlayedGame, _ take: (Self) -> Void) {
    let wording = RulingWording(game)
    let result = game.solution.game
    for (index, places) in game.solution.rulingsOfPlays.enumerated() {
      let period = game.solution.plays[index].event.time.period
      let own = game.solution.journal[places]
      for ruling in own {
        guard let text = wording.text(for: ruling, in: period, among: own) else { continue }
        take(
          Self(
            game: game, play: index, ruling: ruling, text: text,
            time: result.schedule.time(of: ruling.at, in: period),
            until: ruling.effect.end.map { result.schedule.time(of: $0, in: period) },
            call: ruling.pendingCall, penalty: ruling.penaltyItself(in: result)))
      }
    }
  }
}

extension Ruling {
  fileprivate var pendingCall: Call? {
    switch effect {
    case .call(.called(let call)), .call(.signalled(let call)), .call(.signalDown(let call)):
      call.call
    case .bench, .call, .play, .score: nil
    }
  }

  /// The penalty that the ruling is about.
  ///
  /// A ruling that assesses a penalty has the penalty as assessed; for other rulings it is the
  /// penalty as it is in `game`.
  fileprivate func penaltyItself(in game: Game) -> Penalty? {
    if case .bench(.assessed(let penalty)) = effect { return penalty }
    return penalty(in: game).map { game.penalties[$0.index] }
  }

  fileprivate var reason: String? {
    if case .scorer(let reason) = authority { return effect.ending?.name ?? reason }
    return effect.ending?.name
  }
}

extension Call {
  /// The classes of the call's penalties, such as `minor+minor`.
  fileprivate var classes: String {
    let names = penalties.map { $0.name } + (penaltyShot ? ["penalty-shot"] : [])
    return names.joined(separator: "+")
  }
}

extension Penalty.Ending {
  /// The name in CSV: one hyphenated word.
  var name: String { String(word.map { $0 == " " ? "-" : $0 }) }
}
