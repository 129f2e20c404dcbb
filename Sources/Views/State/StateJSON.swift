import HockeyRules
public import Scoresheets

/// A game at an instant, as JSON.
public enum StateJSON {
  /// Writes one object.
  public static func write(_ moment: Moment, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("game", moment.game.name)
      writer.member("period", moment.time.period)
      writer.member("elapsed", moment.time.elapsed)
      writer.writeState(moment)
      if let next = moment.state.nextExpiry { writer.write(next, "next", of: moment) }
      writer.member("side", moment.state.side.rawValue)
      if let citation = moment.state.manpowerAuthority.citation {
        if let rule = citation.rule { writer.member("manpowerRule", rule.words) }
        writer.member("manpowerKey", citation.key.rawValue)
      }
      if let powerPlay = moment.powerPlay {
        writer.key("powerPlay")
        writer.object { writer in
          writer.member("team", powerPlay.team.word)
          if let left = powerPlay.left { writer.member("remaining", left) }
        }
      }
      writer.member("minutes", moment.state.game.penaltyMinutes)
      if let change = moment.state.nextChange {
        writer.write(change, "nextChange", of: moment)
      }
      writer.write(
        Team.allCases.flatMap(moment.state.barredServers(of:)), "mayNotServe", of: moment)
      writer.write(
        Team.allCases.flatMap(moment.state.barredFromShootOut(of:)), "mayNotShootOut", of: moment)
      writer.write(moment.warnings, of: moment.game, isTimed: true)
      writer.writeCompleteness(of: moment.game)
    }
    writer.endLine()
  }
}

extension JSONWriter {
  /// Writes the members of a game at an instant: score, strength, the box, who is out.
  mutating func writeState(_ moment: Moment) {
    let state = moment.state.game
    let game = moment.game
    member("score", state.score)
    member("manpower", state.manpower)
    member("onIce", state.onIce)
    member("over", state.isOver)
    key("box")
    array { writer in
      for place in Team.allCases.flatMap({ moment.state.bench(of: $0) }) {
        writer.write(place, of: moment)
      }
    }
    member("signalled", state.signals.map { game.words.text(of: $0.call) })
    member("ejected", state.ejected.map { game.notation.name(of: $0) })
  }

  /// Writes rulings as an array, without bookkeeping.
  mutating func write(
    _ rulings: [Ruling], of moment: Moment, after game: Game, in period: Int,
    isTimed: Bool = false
  ) {
    let wording = moment.wording(after: game)
    array { writer in
      for ruling in rulings {
        guard let line = wording.upcoming(ruling, in: period) else { continue }
        writer.object { writer in
          if isTimed {
            let time = game.schedule.time(of: ruling.at, in: moment.time.period)
            writer.member("period", time.period)
            writer.member("elapsed", time.elapsed)
          }
          writer.member("effect", ruling.effect.word)
          writer.writeCitation(of: ruling.authority)
          writer.member("text", line.text)
        }
      }
    }
  }

  mutating func write(_ change: Change, _ name: String, of moment: Moment) {
    key(name)
    object { writer in
      writer.member("period", change.time.period)
      writer.member("elapsed", change.time.elapsed)
      writer.member("manpower", change.after)
      writer.key("rulings")
      writer.write(change.rulings.news, of: moment, after: change.game, in: change.time.period)
    }
  }

  private mutating func write(_ place: BenchPlace, of moment: Moment) {
    let notation = moment.game.notation
    object { writer in
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
      writer.writeCitation(of: place.authority)
      writer.write(place.onBoard)
      if !place.behind.isEmpty { writer.member("then", place.behind.map({ $0.penaltyClass.word })) }
      if let wait = place.wait {
        writer.key("waitsFor")
        writer.object { writer in
          writer.member("count", wait.count)
          writer.member("of", wait.penalties.map { notation.name(of: $0.offender) })
        }
      }
    }
  }

  /// Writes how the scoreboard's penalty clocks show a place, or why they do not.
  private mutating func write(_ onBoard: BenchPlace.OnBoard) {
    switch onBoard {
    case .runs: member("clock", "runs")
    case .stands: member("clock", "stands")
    case .not(let why, let authority):
      member("clock", "off")
      member("off", why.word)
      if let citation = authority?.citation {
        if let rule = citation.rule { member("offRule", rule.words) }
        member("offKey", citation.key.rawValue)
      }
    }
  }

  fileprivate mutating func write(_ bars: [Bar], _ name: String, of moment: Moment) {
    key(name)
    array { writer in
      for bar in bars {
        writer.object { writer in
          writer.member("team", bar.player.team.word)
          writer.member("player", moment.game.notation.name(of: bar.player))
          writer.member("reason", moment.game.words.words(for: bar.reason).reason)
          writer.writeCitation(of: bar.authority)
        }
      }
    }
  }
}

extension BenchPlace.OffBoard {
  fileprivate var word: String {
    switch self {
    case .setOff: "set-off"
    case .misconduct: "misconduct"
    case .timeIsUp: "time-is-up"
    case .besideTeamMate: "beside-team-mate"
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
