import HockeyRules

/// A form in which plays are objects of JSON lines: each part of a play is a member.
protocol JSONPlayForm: PlayForm, ~Copyable {
  /// The period of the play.
  var period: Int { get }

  mutating func text<Value: LineText>(
    _ key: PlayKey, _ value: inout Value?, isRequired: Bool
  ) throws(Failure)
  /// A list, which may be empty only in a required member.
  mutating func list<Value: LineText>(
    _ key: PlayKey, _ values: inout [Value], isRequired: Bool
  ) throws(Failure)
  mutating func flag(_ key: PlayKey, _ flag: inout Bool?, isRequired: Bool) throws(Failure)
  mutating func period(_ key: PlayKey, _ period: inout Int?) throws(Failure)
  mutating func id(_ key: PlayKey, _ id: inout Event.ID) throws(Failure)
}

extension JSONPlayForm where Self: ~Copyable {
  private mutating func text<Value: LineText>(
    _ key: PlayKey, _ value: inout Value
  ) throws(Failure) {
    var known: Value? = value
    try text(key, &known, isRequired: true)
    value = known ?? value
  }

  mutating func subject(_ team: inout Team) throws(Failure) { try text(.team, &team) }

  mutating func subject(_ player: inout Player) throws(Failure) {
    try self.player(.player, &player)
  }

  mutating func subject(
    _ team: inout Team, _ key: PlayKey, _ player: inout Player?
  ) throws(Failure) {
    try subject(&team)
    try self.player(key, &player, after: "")
  }

  mutating func subject(_ offender: inout Offender) throws(Failure) {
    try text(.offender, &offender)
  }

  mutating func offender(
    _ key: PlayKey, _ offender: inout Offender?, isRequired: Bool
  ) throws(Failure) {
    try text(key, &offender, isRequired: isRequired)
  }

  mutating func player(
    _ key: PlayKey, _ player: inout Player?, after word: String?
  ) throws(Failure) {
    var named = player.map { PlayerText(player: $0) }
    try text(key, &named, isRequired: word == nil)
    player = named?.player
  }

  mutating func assists(_ players: inout [Player], of _: Team) throws(Failure) {
    var named = players.map { PlayerText(player: $0) }
    try list(.assists, &named, isRequired: false)
    players = named.map { $0.player }
  }

  mutating func offenders(_ offenders: inout [Offender]) throws(Failure) {
    try list(.players, &offenders, isRequired: true)
  }

  mutating func call(_ penalties: inout [PenaltyClass], _ shot: inout Bool) throws(Failure) {
    var call = PenaltiesText(penalties: penalties, penaltyShot: shot)
    try text(.call, &call)
    (penalties, shot) = (call.penalties, call.penaltyShot)
  }

  mutating func flags(
    _ keys: [PlayKey], _ flags: inout [Bool], mean value: Bool
  ) throws(Failure) {
    for (index, key) in keys.enumerated() {
      var flag = flags[index] == value ? value : nil
      try self.flag(key, &flag, isRequired: false)
      flags[index] = flag ?? flags[index]
    }
  }

  /// The result of a shot; only a shot that did not go in may need a word besides `scored`.
  mutating func result(_ result: inout ShotResult) throws(Failure) {
    var scored: Bool? = result == .scored
    try flag(.scored, &scored, isRequired: true)
    guard scored == false else {
      result = .scored
      return
    }
    var word = FailedShotWord(word: result.word)
    try text(.result, &word, isRequired: false)
    result = word.flatMap { ShotResult(word: $0.word) } ?? .missed
  }

  mutating func fault(_ fault: inout Fault) throws(Failure) { try text(.fault, &fault) }

  mutating func word(
    _ key: PlayKey, _ word: inout String?, isRequired: Bool
  ) throws(Failure) {
    try text(key, &word, isRequired: isRequired)
  }

  mutating func team(_ key: PlayKey, _ team: inout Team?, after _: String) throws(Failure) {
    try text(key, &team, isRequired: false)
  }

  mutating func reason(
    _ reason: inout String?, after _: String?, isRequired: Bool
  ) throws(Failure) {
    try text(.reason, &reason, isRequired: isRequired)
  }

  mutating func play(_ id: inout Event.ID) throws(Failure) { try self.id(.of, &id) }

  /// The time to which the clock is set, in the play's period unless the line gives another.
  mutating func time(_ time: inout GameTime) throws(Failure) {
    try text(.to, &time.elapsed)
    var other = time.period == period ? nil : time.period
    try period(.toPeriod, &other)
    time.period = other ?? period
  }

  mutating func length(_ length: inout PlayingTime) throws(Failure) { try text(.to, &length) }

  mutating func position(_ position: inout GamePosition) throws(Failure) {
    try text(.score, &position.score)
    try text(.skaters, &position.skaters, isRequired: false)
    try text(.minutes, &position.penaltyMinutes, isRequired: false)
    try text(.opportunities, &position.powerPlays, isRequired: false)
    var sitting = position.entries.map { PositionText(entry: $0) }
    try list(.sitting, &sitting, isRequired: false)
    position.entries = sitting.map { $0.entry }
    try list(.out, &position.ejected, isRequired: false)
    var off = Team.allCases.filter { !position.goalkeepers[$0] }
    try list(.goalkeepersOff, &off, isRequired: false)
    for team in off { position.goalkeepers[team] = false }
  }
}
