import HockeyRules
import Scoresheets

extension GameRows {
  /// Adds the rulings of `game`, without bookkeeping, as in the JSON lines.
  static func addRulings(of game: PlayedGame, to table: RowTable) {
    let wording = RulingWording(game)
    let rulings = PlayRulings(of: game.solution)
    for (index, (play, logged)) in zip(game.solution.plays, game.log.plays).enumerated() {
      for ruling in rulings[index] {
        let period = play.event.time.period
        guard let text = wording.text(for: ruling.effect, in: period) else { continue }
        add(ruling, on: play, logged, text, of: game, to: table)
      }
    }
  }

  private static func add(
    _ ruling: Ruling, on play: PlayedEvent, _ logged: LoggedPlay, _ text: String,
    of game: PlayedGame, to table: RowTable
  ) {
    let result = game.solution.game
    let (effect, period) = (ruling.effect, play.event.time.period)
    let time = result.schedule.time(of: ruling.at, in: period)
    let until = effect.end.map { result.schedule.time(of: $0, in: period) }
    let penalty = effect.penalty(of: ruling, in: result)
    let citation = ruling.authority.citation
    table.add([
      .text(game.name), .integer(logged.line), .text(game.source(of: play.event.id, logged.line)),
      .integer(time.period), .seconds(time.elapsed), .text(effect.word),
      .text(effect.team(among: result.penalties).map { game.notation.letters[$0] }),
      .text(effect.player(among: result.penalties).map { game.notation.name(of: $0) }),
      .text(
        (effect.pending?.call.offender ?? penalty?.offender).map { game.notation.name(of: $0) }),
      .text(effect.pending.map { $0.call.classes } ?? penalty?.penaltyClass.name),
      .text((effect.pending?.call.infraction ?? penalty?.infraction)?.rawValue),
      .integer(until?.period), .seconds(until?.elapsed), .text(ruling.reason),
      .text(citation?.key.rawValue), .text(citation?.rule?.words),
      .bool(citation.map { !$0.isVerified }), .text(text),
    ])
  }
}

extension PlayedGame {
  /// The id of the play in its source: a feed's own, or its line in a sheet.
  func source(of id: Event.ID, _ line: Int) -> String {
    switch (naming, id) {
    case (.lines, _): String(line)
    case (.ids, .number(let number)): String(number)
    case (.ids, .label(let label)): label
    }
  }

  /// The lines of the log's plays, by the ids of the plays.
  var linesOfPlays: [Event.ID: Int] {
    var lines: [Event.ID: Int] = [:]
    for play in log.plays { lines[play.event.id] = play.line }
    return lines
  }
}

extension Effect {
  /// When the time that it begins runs out.
  fileprivate var end: Instant? {
    switch self {
    case .bench(.starts(_, let until)), .bench(.sits(_, let until)),
      .bench(.reinstated(_, _, let until)):
      until
    case .bench, .call, .play, .score: nil
    }
  }

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
    if case .bench(.ends(_, let ending)) = effect { return ending.name }
    if case .scorer(let reason) = authority { return reason }
    return nil
  }
}
