import HockeyRules
public import Scoresheets

/// A game at an instant, for other programs.
public enum StateJSON {
  /// Writes one object.
  public static func write(_ moment: Moment, to writer: inout JSONWriter) {
    let game = moment.game
    let state = game.solution.game
    writer.object { writer in
      writer.member("game", game.name)
      writer.member("period", moment.time.period)
      writer.member("elapsed", moment.time.elapsed)
      writer.member("score", state.score)
      writer.member("manpower", state.manpower)
      writer.member("onIce", state.onIce)
      writer.member("over", state.isOver)
      writer.key("box")
      writer.array { writer in
        for place in Team.allCases.flatMap({ moment.bench(of: $0) }) {
          write(place, of: moment, to: &writer)
        }
      }
      writer.member("signalled", state.signals.map { game.words.text(of: $0.call) })
      writer.member("ejected", state.ejected.map { game.notation.name(of: $0) })
      if let next = moment.next { write(next, of: game, to: &writer) }
    }
    writer.endLine()
  }

  private static func write(
    _ place: BenchPlace, of moment: Moment, to writer: inout JSONWriter
  ) {
    let notation = moment.game.notation
    writer.object { writer in
      writer.member("team", place.offender.team.word)
      writer.member("sits", notation.name(of: place.occupant))
      writer.member("for", notation.name(of: place.offender))
      if let penalty = place.penalty {
        writer.member("penalty", penalty.penaltyClass.word)
        if let infraction = penalty.infraction { writer.member("infraction", infraction.rawValue) }
      }
      writer.member("standing", place.standing.word)
      if let until = place.standing.until {
        let time = notation.schedule.time(of: until, in: moment.time.period)
        writer.key("until")
        writer.object { writer in
          writer.member("period", time.period)
          writer.member("elapsed", time.elapsed)
        }
        writer.member("remaining", until - notation.schedule.instant(of: moment.time))
      }
      if let remaining = place.standing.remaining { writer.member("remaining", remaining) }
      if let rule = place.rule { writer.member("rule", "\(rule.book) \(rule.number)") }
    }
  }

  private static func write(
    _ next: Moment.Change, of game: PlayedGame, to writer: inout JSONWriter
  ) {
    let wording = RulingWording(game, after: next.game)
    writer.key("next")
    writer.object { writer in
      writer.member("period", next.time.period)
      writer.member("elapsed", next.time.elapsed)
      writer.member("manpower", next.game.manpower)
      writer.key("rulings")
      writer.array { writer in
        for ruling in next.rulings {
          guard let line = wording.upcoming(ruling, in: next.time.period) else { continue }
          writer.object { writer in
            writer.member("effect", ruling.effect.word)
            if let rule = ruling.authority.rule {
              writer.member("rule", "\(rule.book) \(rule.number)")
            }
            writer.member("text", line.text)
          }
        }
      }
    }
  }
}

extension BenchPlace.Standing {
  fileprivate var word: String {
    switch self {
    case .serves: "serves"
    case .sits: "sits"
    case .waits: "waits"
    case .owes: "owes"
    case .mayLeave: "may-leave"
    }
  }

  fileprivate var until: Instant? {
    switch self {
    case .serves(let until), .sits(let until): until
    case .waits, .owes, .mayLeave: nil
    }
  }

  fileprivate var remaining: PlayingTime? {
    switch self {
    case .waits(let remaining), .owes(let remaining): remaining
    case .serves, .sits, .mayLeave: nil
    }
  }
}
