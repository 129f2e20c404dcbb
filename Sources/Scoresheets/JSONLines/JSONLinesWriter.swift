import HockeyRules

/// Writes one play.
struct JSONLinesWriter {
  /// The teams' letters, and the players who are marked as goalkeepers in every play.
  let notation: Notation
  /// The play that a late entry precedes; `nil` for a play in its order.
  let following: Event.ID?
  /// The period of the play, or `nil` for a play without a time.
  private var period: Int?
  var json = JSONWriter()

  init(
    letters: PerTeam<String>, goalkeepers: Set<Player> = [], following: Event.ID? = nil
  ) {
    self.following = following
    notation = Notation(letters: letters, goalkeepers: goalkeepers)
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

  mutating func writeMembers(of play: LoggedPlay) {
    write(.id, play.event.id)
    json.member(PlayKey.period.rawValue, play.event.time.period)
    write(.elapsed, play.event.time.elapsed.text)
    if let following { write(.before, following) }
    period = play.event.time.period
    write(play.event.play)
    if let recorded = play.recorded {
      write(.recorded, recorded.skaters.versusText)
      let goalkeepers = recorded.goalkeepers.map { $0 ? 1 : 0 }
      if goalkeepers != PerTeam(both: 1) { write(.goalkeepers, goalkeepers.versusText) }
    }
    if let remark = play.remark { write(.remark, remark) }
  }

  /// Writes the members of a play without its id and its time.
  mutating func write(_ play: Play) {
    write(.play, play.word.rawValue)
    var described = play
    described.describe(to: &self)
  }

  /// Writes the members of a call.
  mutating func write(_ call: Call) {
    var described = call
    described.describe(to: &self)
  }

  private mutating func write(_ key: PlayKey, _ text: String) { json.member(key.rawValue, text) }

  private mutating func write(_ key: PlayKey, _ id: Event.ID) {
    json.key(key.rawValue)
    JSONLines.write(id, to: &json)
  }
}

extension JSONLinesWriter: PlayForm {
  typealias Failure = Never

  mutating func subject(_ team: inout Team) { write(.team, notation.letters[team]) }

  mutating func subject(_ player: inout Player) { self.player(.player, &player) }

  mutating func subject(_ team: inout Team, _ key: PlayKey, _ player: inout Player?) {
    subject(&team)
    if let player { write(key, notation.text(of: player)) }
  }

  mutating func subject(_ offender: inout Offender) { write(.offender, notation.marked(offender)) }

  mutating func offender(_ key: PlayKey, _ offender: inout Offender?, isRequired _: Bool) {
    if let offender { write(key, notation.marked(offender)) }
  }

  mutating func player(_ key: PlayKey, _ player: inout Player?, after _: String?) {
    if let player { write(key, notation.text(of: player)) }
  }

  mutating func assists(_ players: inout [Player], of _: Team) {
    if !players.isEmpty { write(.assists, players.map { notation.text(of: $0) }) }
  }

  mutating func offenders(_ offenders: inout [Offender]) {
    write(.players, offenders.map(notation.marked))
  }

  mutating func call(_ penalties: inout [PenaltyClass], _ shot: inout Bool) {
    write(.call, CallText.text(penalties, penaltyShot: shot))
  }

  mutating func flags(_ keys: [PlayKey], _ flags: inout [Bool], mean value: Bool) {
    for (key, flag) in zip(keys, flags) where flag == value { json.member(key.rawValue, flag) }
  }

  mutating func result(_ result: inout ShotResult) {
    json.member(PlayKey.scored.rawValue, result == .scored)
    if let word = result.failedWord { write(.result, word.rawValue) }
  }

  mutating func fault(_ fault: inout Fault) { write(.fault, fault.word) }

  mutating func word(_ key: PlayKey, _ word: inout String?, isRequired _: Bool) {
    if let word { write(key, word) }
  }

  mutating func team(_ key: PlayKey, _ team: inout Team?, after _: String) {
    if let team { write(key, notation.letters[team]) }
  }

  mutating func reason(_ reason: inout String?, after _: String?, isRequired _: Bool) {
    if let reason { write(.reason, reason) }
  }

  mutating func play(_ id: inout Event.ID) { write(.of, id) }

  mutating func time(_ time: inout GameTime) {
    write(.to, time.elapsed.text)
    if time.period != period { json.member(PlayKey.toPeriod.rawValue, time.period) }
  }

  mutating func length(_ length: inout PlayingTime) { write(.to, length.text) }

  mutating func position(_ position: inout GamePosition) {
    write(.score, position.score.description)
    if let skaters = position.skaters { write(.skaters, skaters.versusText) }
    if let minutes = position.penaltyMinutes { write(.minutes, minutes.description) }
    if let powerPlays = position.powerPlays { write(.opportunities, powerPlays.description) }
    if !position.entries.isEmpty {
      write(.sitting, position.entries.map { PositionText.text(of: $0, in: notation) })
    }
    if !position.ejected.isEmpty { write(.out, position.ejected.map(notation.marked)) }
    let off = Team.allCases.filter { !position.goalkeepers[$0] }
    if !off.isEmpty { write(.goalkeepersOff, off.map { notation.letters[$0] }) }
  }

  private mutating func write(_ key: PlayKey, _ list: [String]) { json.member(key.rawValue, list) }
}

extension JSONWriter {
  /// Writes the members of the line that lists `player` of the team called `letters`.
  mutating func members(of player: RosteredPlayer, in letters: String) {
    member(RosterKey.roster.rawValue, letters)
    member(RosterKey.number.rawValue, player.number)
    if let position = player.position { member(RosterKey.position.rawValue, position.rawValue) }
    if let name = player.name { member(RosterKey.name.rawValue, name) }
    if let id = player.id { member(RosterKey.playerId.rawValue, id) }
  }
}
