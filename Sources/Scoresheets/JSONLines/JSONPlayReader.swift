import HockeyRules

/// Reads one play from its line.
struct JSONPlayReader: ~Copyable {
  let letters: PerTeam<String>
  var line: JSONLine
  /// The players that the play marks as goalkeepers without calling a penalty on them.
  var goalkeepers: Set<Player> = []
  /// The play before which a late entry belongs, or `nil` for a play in its order.
  var following: Event.ID?

  init(letters: PerTeam<String>, line: consuming JSONLine) {
    self.letters = letters
    self.line = line
  }

  mutating func play() throws(LogError) -> LoggedPlay {
    try line.check(
      known: PlayKey.allCases.map { $0.rawValue } + UndoKey.allCases.map { $0.rawValue }
        + [RosterKey.roster.rawValue])
    let id = try require(.id, try id(.id))
    let period = try require(.period, try period(.period))
    let elapsed = try require(.elapsed, try time(.elapsed))
    following = try self.id(.before)
    let word: PlayWord = try require(.play, try line.word(PlayKey.play.rawValue))
    let recorded = try recorded()
    let remark = try text(.remark)
    let play = try fact(word, period: period)
    try line.checkEmpty(play: word.rawValue)
    return LoggedPlay(
      event: Event(id: id, time: GameTime(period: period, elapsed: elapsed), play: play),
      line: line.number, recorded: recorded, remark: remark)
  }

  private mutating func fact(_ word: PlayWord, period: Int) throws(LogError) -> Play {
    switch word {
    case .position: .position(try position())
    case .periodStart: .periodStart
    case .periodEnd: .periodEnd
    case .gameEnd: .gameEnd
    case .whistle: .whistle(reason: try text(.reason))
    case .faceOff: .faceOff
    case .penalty: .penalty(try call())
    case .signal: .signal(try call())
    case .goal: .goal(try goal())
    case .penaltyShot: .penaltyShot(try shot())
    case .shootOut: .shootOut(try shot())
    case .goalkeeperOff: .goalkeeperOff(try require(.team, try team(.team)))
    case .goalkeeperOn: .goalkeeperOn(try require(.team, try team(.team)))
    case .leftBox:
      .leftBox(
        try require(.player, try player(.player)), fault: try fault(), reason: try text(.reason))
    case .backInBox: .backInBox(try require(.player, try player(.player)))
    case .servesFor:
      .servesFor(
        try require(.player, try player(.player)),
        offender: try require(.servesFor, try player(.servesFor)))
    case .captainChoice:
      .captainChoice(
        try require(.team, try team(.team)), try require(.players, try offenders(.players)),
        reason: try text(.reason))
    case .void: .correction(.void(try playID(), reason: try reason()))
    case .amend:
      .correction(.amend(try playID(), try amended(), reason: try reason()))
    case .goalDisallowed: .correction(.goalDisallowed(try playID(), reason: try reason()))
    case .release:
      .correction(.release(try require(.player, try player(.player)), reason: try reason()))
    case .clock: .correction(.clock(try newTime(in: period), reason: try reason()))
    case .other: .other(try require(.name, try text(.name)))
    }
  }

  private mutating func playID() throws(LogError) -> Event.ID {
    try require(.of, try id(.of))
  }

  private mutating func reason() throws(LogError) -> String {
    try require(.reason, try text(.reason))
  }

  /// The time that the clock is set to, in `period` unless the line has another.
  private mutating func newTime(in period: Int) throws(LogError) -> GameTime {
    let elapsed = try require(.to, try time(.to))
    return GameTime(period: try self.period(.toPeriod) ?? period, elapsed: elapsed)
  }

  private mutating func position() throws(LogError) -> Position {
    var position = Position(score: try require(.score, try figures(.score)))
    position.skaters = try versus(.skaters)
    position.penaltyMinutes = try figures(.minutes)
    position.powerPlays = try figures(.opportunities)
    position.entries = try sitting()
    position.ejected = try offenders(.out) ?? []
    for team in try teams(.goalkeepersOff) { position.goalkeepers[team] = false }
    return position
  }

  private mutating func call() throws(LogError) -> Call {
    let offender = try require(.offender, try offender())
    let (classes, penaltyShot) = try penalties()
    return Call(
      offender: offender, penalties: classes, penaltyShot: penaltyShot,
      infraction: try text(.infraction).map { Infraction(rawValue: $0) },
      server: try player(.server), nobodySits: try flag(.nobodySits) ?? false)
  }

  private mutating func goal() throws(LogError) -> Goal {
    Goal(
      team: try require(.team, try team(.team)), scorer: try player(.scorer),
      assists: try players(.assists) ?? [], ownGoal: try flag(.ownGoal) ?? false,
      awarded: try flag(.awarded) ?? false, emptyNet: try flag(.emptyNet) ?? false)
  }

  private mutating func shot() throws(LogError) -> Shot {
    Shot(
      team: try require(.team, try team(.team)), shooter: try player(.shooter),
      result: try shotResult(), foulOnRecord: try flag(.foulOnRecord) ?? true)
  }

  /// The result of a shot; only a shot that did not go in has more than `scored`.
  private mutating func shotResult() throws(LogError) -> ShotResult {
    if try require(.scored, try flag(.scored)) { return .scored }
    let word: FailedShotWord? = try line.word(PlayKey.result.rawValue)
    return word?.result ?? .missed
  }

  private mutating func fault() throws(LogError) -> Fault {
    try require(.fault, try line.word(PlayKey.fault.rawValue))
  }

  private mutating func recorded() throws(LogError) -> RecordedStrength? {
    let skaters = try versus(.recorded)
    let goalkeepers = try versus(.goalkeepers)
    guard let skaters else { return nil }
    return RecordedStrength(
      skaters: skaters, goalkeepers: (goalkeepers ?? PerTeam(both: 1)).map { $0 != 0 })
  }

  /// The value of `key`, which the play must have.
  private func require<Value>(_ key: PlayKey, _ value: Value?) throws(LogError) -> Value {
    guard let value else {
      throw line.error(.missingKey(key.rawValue, of: "the play"))
    }
    return value
  }
}
