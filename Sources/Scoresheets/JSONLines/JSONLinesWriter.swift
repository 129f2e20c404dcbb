import HockeyRules

struct JSONLinesWriter {
  /// The teams' letters, and the players who are marked as goalkeepers in every play.
  let notation: Notation
  /// The play that a late entry precedes; `nil` for a play in its order.
  let following: Event.ID?
  private(set) var period = 1
  var json = JSONWriter()

  init(
    letters: PerTeam<String>, goalkeepers: Set<Player> = [], following: Event.ID? = nil
  ) {
    self.following = following
    notation = Notation(letters: letters, goalkeepers: goalkeepers)
  }

  mutating func write(_ play: LoggedPlay) {
    json.beginObject()
    write(.id, play.event.id)
    json.member(PlayKey.period.rawValue, play.event.time.period)
    write(.elapsed, play.event.time.elapsed.text)
    if let following { write(.before, following) }
    period = play.event.time.period
    write(.play, play.event.play.word.rawValue)
    var described = play.event.play
    described.describe(to: &self)
    if let recorded = play.recorded {
      write(.recorded, recorded.skaters.versusText)
      let goalkeepers = recorded.goalkeepers.map { $0 ? 1 : 0 }
      if goalkeepers != PerTeam(both: 1) { write(.goalkeepers, goalkeepers.versusText) }
    }
    if let remark = play.remark { write(.remark, remark) }
    json.endObject()
    json.endLine()
  }

  private mutating func write(_ key: PlayKey, _ text: String) { json.member(key.rawValue, text) }

  private mutating func write(_ key: PlayKey, _ id: Event.ID) {
    json.key(key.rawValue)
    JSONLines.write(id, to: &json)
  }
}

extension JSONLinesWriter: JSONPlayForm {
  typealias Failure = Never

  mutating func text<Value: LineText>(_ key: PlayKey, _ value: inout Value?, isRequired _: Bool) {
    if let value { write(key, value.text(of: key, in: notation)) }
  }

  mutating func list<Value: LineText>(_ key: PlayKey, _ values: inout [Value], isRequired: Bool) {
    guard isRequired || !values.isEmpty else { return }
    json.member(key.rawValue, values.map { $0.text(of: key, in: notation) })
  }

  mutating func flag(_ key: PlayKey, _ flag: inout Bool?, isRequired _: Bool) {
    if let flag { json.member(key.rawValue, flag) }
  }

  mutating func period(_ key: PlayKey, _ period: inout Int?) {
    if let period { json.member(key.rawValue, period) }
  }

  mutating func id(_ key: PlayKey, _ id: inout Event.ID) { write(key, id) }
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
