public import HockeyRules

extension Notation {
  /// The player as the log writes him; a goalkeeper has a `g` after his number.
  public func text(of player: Player) -> String {
    letters.name(of: player) + (goalkeepers.contains(player) ? "g" : "") + suffix(of: player)
  }

  /// The letters of the player's team and his number, followed by his name if ``names`` gives it.
  public func name(of player: Player) -> String {
    letters.name(of: player) + suffix(of: player)
  }

  private func suffix(of player: Player) -> String {
    names[player].map { " \($0.onOneLine)" } ?? ""
  }

  /// The offender as rulings name him: `A6`, `A bench`, `A?`; a goalkeeper has no `g`.
  public func name(of offender: Offender) -> String {
    offender.player.map { name(of: $0) } ?? letters.name(of: offender)
  }

  /// The occupant of a seat as rulings name him: `A12`, `A6's substitute`, `nobody`.
  ///
  /// `A bench` stands for whoever serves a penalty of the bench.
  public func name(of occupant: Occupant) -> String {
    switch occupant {
    case .player(let player): name(of: player)
    case .substitute(let offender) where offender.isSomebody:
      name(of: offender) + "'s substitute"
    case .substitute, .nobody: letters.name(of: occupant)
    }
  }

  /// The name of a player who serves: `A6`, `A6's substitute`, or `A's server` for a bench minor.
  package func serverName(of occupant: Occupant) -> String {
    switch occupant {
    case .substitute(.bench(let team, nil)), .substitute(.unidentified(let team)):
      "\(letters[team])'s server"
    case .player, .substitute, .nobody: name(of: occupant)
    }
  }

  /// The period's name: `P1`, `OT`, `OT2`, `SO`.
  public func name(ofPeriod period: Int) -> String {
    if period == shootOut { return "SO" }
    return GameTime.name(ofPeriod: period, regulation: schedule.regulationPeriods)
  }

  /// The reading of the clock at `time`.
  ///
  /// A clock that counts down shows `0:00` for any time after the end of the period.
  public func reading(of time: GameTime) -> PlayingTime {
    switch clock {
    case .remaining where time.period != shootOut:
      max(.zero, schedule.length(of: time.period) - time.elapsed)
    case .remaining, .elapsed: time.elapsed
    }
  }

  /// The time on the clock, such as `3:30`, after its period if that differs from `period`.
  public func text(of time: GameTime, in period: Int? = nil) -> String {
    let reading = reading(of: time).text
    return time.period == period ? reading : "\(name(ofPeriod: time.period)) \(reading)"
  }

  /// The time on the clock at `instant`; between two periods, it is read in `period` if it can be.
  public func text(of instant: GameInstant, in period: Int) -> String {
    text(of: schedule.time(of: instant, in: period), in: period)
  }
}

extension PlayingTime {
  /// The length in minutes and seconds, with tenths if there are any: `2:00`, `0:07.3`.
  public var text: String { description }
}
