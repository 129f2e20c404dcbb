import HockeyRules
import Scoresheets

/// Other names for the teams and players of a game, and other times for all plays.
struct Renaming {
  var swapsTeams = false
  /// The new numbers of each team's players, by the old ones; a missing player keeps his number.
  var numbers = PerTeam<[Int: Int]>(both: [:])
  /// The time to add to every time.
  var shift = PlayingTime.zero

  func callAsFunction(_ team: Team) -> Team { swapsTeams ? team.opponent : team }

  func callAsFunction(_ player: Player) -> Player {
    Player(self(player.team), numbers[player.team][player.number] ?? player.number)
  }

  func callAsFunction(_ offender: Offender) -> Offender {
    switch offender {
    case .skater(let player): .skater(self(player))
    case .goalkeeper(let player): .goalkeeper(self(player))
    case .bench(let team, let staff): .bench(self(team), staff)
    case .unidentified(let team): .unidentified(self(team))
    }
  }

  func callAsFunction(_ occupant: Occupant) -> Occupant {
    switch occupant {
    case .player(let player): .player(self(player))
    case .substitute(let offender): .substitute(for: self(offender))
    case .nobody(let offender): .nobody(for: self(offender))
    }
  }

  func callAsFunction<Value>(_ values: PerTeam<Value>) -> PerTeam<Value> {
    swapsTeams ? PerTeam(home: values.visiting, visiting: values.home) : values
  }

  func callAsFunction(_ time: GameTime) -> GameTime {
    GameTime(period: time.period, elapsed: time.elapsed + shift)
  }

  func callAsFunction(_ instant: GameInstant) -> GameInstant { instant + shift }
}

extension Renaming {
  func callAsFunction(_ log: GameLog) -> GameLog {
    var log = log
    log.letters = self(log.letters)
    log.shooters = log.shooters.map { self($0) }
    log.goalkeepers = Set(log.goalkeepers.map { self($0) })
    for index in log.plays.indices { log.plays[index] = self(log.plays[index]) }
    return log
  }

  /// The renamed play, without the source's facts about it.
  private func callAsFunction(_ play: LoggedPlay) -> LoggedPlay {
    let event = play.event
    return LoggedPlay(
      event: Event(id: event.id, time: self(event.time), play: self(event.play)), line: play.line)
  }

  private func callAsFunction(_ play: Play) -> Play {
    switch play {
    case .position(let position): .position(self(position))
    case .periodStart, .periodEnd, .gameEnd, .faceOff, .other: play
    case .whistle(let reason, let team): .whistle(reason: reason, by: team.map { self($0) })
    case .deep(let team): .deep(self(team))
    case .penalty(let call): .penalty(self(call))
    case .signal(let call): .signal(self(call))
    case .goal(let goal): .goal(self(goal))
    case .penaltyShot(let shot): .penaltyShot(self(shot))
    case .shootOut(let shot): .shootOut(self(shot))
    case .goalkeeperOff(let team): .goalkeeperOff(self(team))
    case .goalkeeperOn(let team): .goalkeeperOn(self(team))
    case .timeOut(let team): .timeOut(self(team))
    case .challenge(let team, let result, let server):
      .challenge(self(team), result, server: server.map { self($0) })
    case .noChange(let team, let reason): .noChange(self(team), reason: reason)
    case .injured(let player): .injured(self(player))
    case .inGoal(let player): .inGoal(self(player))
    case .leftIce(let player): .leftIce(self(player))
    case .forfeit(let team, let reason): .forfeit(self(team), reason: reason)
    case .leftBox(let player, let fault, let reason):
      .leftBox(self(player), fault: fault, reason: reason)
    case .backInBox(let player): .backInBox(self(player))
    case .servesFor(let player, let offender): .servesFor(self(player), offender: self(offender))
    case .correction(let correction): .correction(self(correction))
    case .captainChoice(let team, let named, let reason):
      .captainChoice(self(team), named.map { self($0) }, reason: reason)
    }
  }

  private func callAsFunction(_ position: GamePosition) -> GamePosition {
    var position = position
    position.score = self(position.score)
    position.goalkeepers = self(position.goalkeepers)
    position.skaters = position.skaters.map { self($0) }
    position.penaltyMinutes = position.penaltyMinutes.map { self($0) }
    position.powerPlays = position.powerPlays.map { self($0) }
    position.ejected = position.ejected.map { self($0) }
    for index in position.entries.indices {
      position.entries[index].offender = self(position.entries[index].offender)
      if case .player(let player) = position.entries[index].sitter {
        position.entries[index].sitter = .player(self(player))
      }
    }
    return position
  }

  private func callAsFunction(_ call: Call) -> Call {
    var call = call
    call.offender = self(call.offender)
    call.server = call.server.map { self($0) }
    return call
  }

  private func callAsFunction(_ goal: Goal) -> Goal {
    var goal = goal
    goal.team = self(goal.team)
    goal.scorer = goal.scorer.map { self($0) }
    goal.assists = goal.assists.map { self($0) }
    return goal
  }

  private func callAsFunction(_ shot: Shot) -> Shot {
    var shot = shot
    shot.team = self(shot.team)
    shot.shooter = shot.shooter.map { self($0) }
    return shot
  }

  private func callAsFunction(_ amendment: Amendment) -> Amendment {
    var amendment = amendment
    amendment.offender = amendment.offender.map { self($0) }
    amendment.server = amendment.server.map { self($0) }
    return amendment
  }

  private func callAsFunction(_ correction: Correction) -> Correction {
    switch correction {
    case .void, .goalDisallowed: correction
    case .amend(let id, let amendment, let reason): .amend(id, self(amendment), reason: reason)
    case .release(let player, let reason): .release(self(player), reason: reason)
    case .penaltyClock(let offender, let left, let reason):
      .penaltyClock(self(offender), left, reason: reason)
    case .clock(let time, let reason): .clock(self(time), reason: reason)
    }
  }
}

extension Renaming {
  func callAsFunction(_ line: AnswerLine) -> AnswerLine {
    switch line {
    case .play(let play): .play(self(play))
    case .penalty(let penalty): .penalty(self(penalty))
    case .goal(let goal): .goal(self(goal))
    case .bench(let bench): .bench(self(bench))
    case .total(let total): .total(self(total))
    }
  }

  private func callAsFunction(_ play: PlayLine) -> PlayLine {
    var play = play
    play.before = play.before.map { self($0) }
    play.after = play.after.map { self($0) }
    play.score = self(play.score)
    return play
  }

  private func callAsFunction(_ penalty: PenaltyLine) -> PenaltyLine {
    var penalty = penalty
    penalty.offender = self(penalty.offender)
    penalty.standing =
      switch penalty.standing {
      case .waiting, .frozen: penalty.standing
      case .serving(let since, let until): .serving(since: self(since), until: self(until))
      case .over(let ending, let end): .over(ending, at: self(end))
      }
    return penalty
  }

  private func callAsFunction(_ goal: GoalLine) -> GoalLine {
    var goal = goal
    goal.goal = self(goal.goal)
    goal.time = self(goal.time)
    return goal
  }

  private func callAsFunction(_ line: BenchLine) -> BenchLine {
    var line = line
    line.at = self(line.at)
    line.until = line.until.map { self($0) }
    line.offender = line.offender.map { self($0) }
    line.occupant = line.occupant.map { self($0) }
    line.candidates = line.candidates.map { self($0) }
    line.taken = line.taken.map { self($0) }
    return line
  }

  private func callAsFunction(_ total: Total) -> Total {
    switch total {
    case .penaltyMinutes(let team, let minutes): .penaltyMinutes(self(team), minutes)
    case .powerPlays(let team, let count): .powerPlays(self(team), count)
    case .out(let offender): .out(self(offender))
    case .wins(let team): .wins(self(team))
    case .played(let manpower, let time): .played(self(manpower), time)
    case .called(let team, let isMinor, let isSetOff):
      .called(self(team), isMinor: isMinor, isSetOff: isSetOff)
    }
  }
}
