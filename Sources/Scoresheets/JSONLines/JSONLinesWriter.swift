import HockeyRules

/// Writes one play.
struct JSONLinesWriter {
  let letters: PerTeam<String>
  /// The players that are marked as goalkeepers wherever they appear.
  let goalkeepers: Set<Player>
  /// The play before which the play belongs, if it is a late entry.
  let following: Event.ID?
  var json = JSONWriter()

  init(
    letters: PerTeam<String>, goalkeepers: Set<Player> = [], following: Event.ID? = nil
  ) {
    self.following = following
    self.letters = letters
    self.goalkeepers = goalkeepers
  }

  mutating func write(_ play: LoggedPlay) {
    writeObject(of: play)
    json.endLine()
  }

  mutating func writeObject(of play: LoggedPlay) {
    json.beginObject()
    writeMembers(of: play)
    json.endObject()
  }

  private mutating func writeMembers(of play: LoggedPlay) {
    write(.id, play.event.id)
    json.member(PlayKey.period.rawValue, play.event.time.period)
    write(.elapsed, play.event.time.elapsed.text)
    if let following { write(.before, following) }
    writePlay(play.event)
    if let recorded = play.recorded {
      write(.recorded, recorded.skaters.versusText)
      let goalkeepers = recorded.goalkeepers.map { $0 ? 1 : 0 }
      if goalkeepers != PerTeam(both: 1) { write(.goalkeepers, goalkeepers.versusText) }
    }
    if let remark = play.remark { write(.remark, remark) }
  }

  private mutating func writePlay(_ event: Event) {
    write(.play, event.play.word.rawValue)
    switch event.play {
    case .position(let position): write(position)
    case .periodStart, .periodEnd, .gameEnd, .faceOff: break
    case .whistle(let reason):
      if let reason { write(.reason, reason) }
    case .penalty(let call), .signal(let call): write(call)
    case .goal(let goal): write(goal)
    case .penaltyShot(let shot), .shootOut(let shot): write(shot)
    case .goalkeeperOff(let team), .goalkeeperOn(let team): write(.team, letters[team])
    case .leftBox(let player, let fault, let reason):
      write(.player, text(player))
      write(.fault, fault.word)
      if let reason { write(.reason, reason) }
    case .backInBox(let player): write(.player, text(player))
    case .servesFor(let player, let offender):
      write(.player, text(player))
      write(.servesFor, text(offender))
    case .correction(let correction): write(correction, in: event.time.period)
    case .captainChoice(let team, let named, let reason):
      write(.team, letters[team])
      json.member(PlayKey.players.rawValue, named.map(text))
      if let reason { write(.reason, reason) }
    case .other(let name): write(.name, name)
    }
  }

  private mutating func write(_ correction: Correction, in period: Int) {
    switch correction {
    case .void(let id, let reason), .goalDisallowed(let id, let reason):
      write(.of, id)
      write(.reason, reason)
    case .amend(let id, let penalties, let reason):
      write(.of, id)
      write(.call, CallText.text(penalties))
      write(.reason, reason)
    case .release(let player, let reason):
      write(.player, text(player))
      write(.reason, reason)
    case .clock(let time, let reason):
      write(.to, time.elapsed.text)
      if time.period != period { json.member(PlayKey.toPeriod.rawValue, time.period) }
      write(.reason, reason)
    }
  }

  private mutating func write(_ position: Position) {
    write(.score, position.score.description)
    if let skaters = position.skaters { write(.skaters, skaters.versusText) }
    if let minutes = position.penaltyMinutes { write(.minutes, minutes.description) }
    if let powerPlays = position.powerPlays { write(.opportunities, powerPlays.description) }
    if !position.entries.isEmpty {
      json.member(
        PlayKey.sitting.rawValue,
        position.entries.map {
          PositionText.text(of: $0, letters: letters, goalkeepers: goalkeepers)
        })
    }
    if !position.ejected.isEmpty {
      json.member(PlayKey.out.rawValue, position.ejected.map { text($0) })
    }
    let off = Team.allCases.filter { !position.goalkeepers[$0] }
    if !off.isEmpty {
      json.member(PlayKey.goalkeepersOff.rawValue, off.map { letters[$0] })
    }
  }

  private mutating func write(_ call: Call) {
    write(.offender, text(call.offender))
    write(.call, CallText.text(call.penalties, penaltyShot: call.penaltyShot))
    if let infraction = call.infraction { write(.infraction, infraction.rawValue) }
    if let server = call.server { write(.server, text(server)) }
    if call.nobodySits { json.member(PlayKey.nobodySits.rawValue, true) }
  }

  private mutating func write(_ goal: Goal) {
    write(.team, letters[goal.team])
    if let scorer = goal.scorer { write(.scorer, text(scorer)) }
    if !goal.assists.isEmpty { json.member(PlayKey.assists.rawValue, goal.assists.map(text)) }
    if goal.ownGoal { json.member(PlayKey.ownGoal.rawValue, true) }
    if goal.awarded { json.member(PlayKey.awarded.rawValue, true) }
    if goal.emptyNet { json.member(PlayKey.emptyNet.rawValue, true) }
  }

  private mutating func write(_ shot: Shot) {
    write(.team, letters[shot.team])
    if let shooter = shot.shooter { write(.shooter, text(shooter)) }
    json.member(PlayKey.scored.rawValue, shot.scored)
    if let word = shot.result.failedWord { write(.result, word.rawValue) }
    if !shot.foulOnRecord { json.member(PlayKey.foulOnRecord.rawValue, false) }
  }

  private mutating func write(_ key: PlayKey, _ text: String) { json.member(key.rawValue, text) }

  private mutating func write(_ key: PlayKey, _ id: Event.ID) {
    json.key(key.rawValue)
    JSONLines.write(id, to: &json)
  }

  private func name(_ player: Player) -> String { letters[player.team] + String(player.number) }

  private func text(_ player: Player) -> String {
    name(player) + (goalkeepers.contains(player) ? "g" : "")
  }

  private func text(_ offender: Offender) -> String {
    switch offender {
    case .skater(let player): name(player)
    case .goalkeeper(let player): name(player) + "g"
    case .bench(let team): letters[team] + " bench"
    case .unidentified(let team): letters[team] + "?"
    }
  }
}

extension JSONWriter {
  /// Writes the head of `log`.
  mutating func head(_ log: GameLog) {
    object { writer in
      writer.member(HeadKey.penaltybox.rawValue, JSONLines.version)
      if let id = log.id { writer.member(HeadKey.id.rawValue, id) }
      if !log.books.isEmpty { writer.member(HeadKey.under.rawValue, log.books) }
      writer.member(HeadKey.clock.rawValue, log.clock.word)
      writer.member(HeadKey.home.rawValue, log.letters.home)
      writer.member(HeadKey.visiting.rawValue, log.letters.visiting)
      writer.member(HeadKey.kind.rawValue, log.kind.word)
      if let date = log.date, Notation.isDate(date) { writer.member(HeadKey.date.rawValue, date) }
      if let league = log.league { writer.member(HeadKey.league.rawValue, league) }
      if let season = log.season, Notation.years.contains(season) {
        writer.member(HeadKey.season.rawValue, season)
      }
      if let regulation = log.regulation {
        writer.member(HeadKey.periods.rawValue, regulation.periods)
        writer.member(HeadKey.periodLength.rawValue, regulation.length.text)
      }
      if let length = log.overtimeLength {
        writer.member(HeadKey.overtimeLength.rawValue, length.text)
      }
      if let shooters = log.shooters {
        writer.member(HeadKey.shooters.rawValue, shooters.versusText)
      }
    }
  }

  /// Writes the members of the line that lists `player` of the team called `letters`.
  mutating func members(of player: RosteredPlayer, in letters: String) {
    member(RosterKey.roster.rawValue, letters)
    member(RosterKey.number.rawValue, player.number)
    if let position = player.position { member(RosterKey.position.rawValue, position.rawValue) }
    if let name = player.name { member(RosterKey.name.rawValue, name) }
  }
}
