package import HockeyRules

/// Reads one play from its line.
struct JSONPlayReader: ~Copyable {
  let letters: PerTeam<String>
  var line: JSONLine
  /// The players whom the play marks as goalkeepers, apart from offenders.
  var goalkeepers: Set<Player> = []
  /// The play that a late entry precedes; `nil` for a play in its order.
  var following: Event.ID?
  /// The period of the play, or `nil` for a play without a time.
  private var period: Int?

  init(letters: PerTeam<String>, line: consuming JSONLine) {
    self.letters = letters
    self.line = line
  }

  private static let known =
    PlayKey.allCases.map { $0.rawValue } + [JSONLines.undo, RosterKey.roster.rawValue]

  mutating func play() throws(LogError) -> LoggedPlay {
    try line.check(known: Self.known)
    let id = try require(.id, try line.id(PlayKey.id.rawValue))
    let period = try require(.period, try period(.period))
    self.period = period
    let elapsed = try require(.elapsed, try time(.elapsed))
    following = try line.id(PlayKey.before.rawValue)
    let word: PlayWord = try require(.play, try line.word(PlayKey.play.rawValue))
    let recorded = try recorded()
    let remark = try text(.remark)
    let play = try fact(word)
    return LoggedPlay(
      event: Event(id: id, time: GameTime(period: period, elapsed: elapsed), play: play),
      line: line.number, recorded: recorded, remark: remark)
  }

  /// Reads a play without its id and its time.
  mutating func playAlone() throws(LogError) -> Play {
    try line.check(known: Self.known)
    return try fact(try require(.play, try line.word(PlayKey.play.rawValue)))
  }

  /// Reads a call without its play.
  mutating func callAlone() throws(LogError) -> Call {
    try line.check(known: Self.known)
    var call = Call(offender: .bench(.home), penalties: [])
    try call.describe(to: &self)
    try line.checkEmpty(play: PlayWord.penalty.rawValue)
    return call
  }

  /// The play that the rest of the line describes.
  private mutating func fact(_ word: PlayWord) throws(LogError) -> Play {
    var play = word.kind.play
    try play.describe(to: &self)
    try line.checkEmpty(play: word.rawValue)
    return play
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

extension JSONPlayReader: PlayForm {
  typealias Failure = LogError

  mutating func subject(_ team: inout Team) throws(LogError) {
    let letters = letters
    team = try require(.team, try read(.team) { text throws(Problem) in try letters.team(text) })
  }

  mutating func subject(_ player: inout Player) throws(LogError) {
    player = try require(.player, try self.player(.player))
  }

  mutating func subject(
    _ team: inout Team, _ key: PlayKey, _ player: inout Player?
  ) throws(LogError) {
    try subject(&team)
    player = try self.player(key)
  }

  mutating func subject(_ offender: inout Offender) throws(LogError) {
    let letters = letters
    offender = try require(
      .offender, try read(.offender) { text throws(Problem) in try letters.offender(text) })
  }

  mutating func offender(
    _ key: PlayKey, _ offender: inout Offender?, isRequired: Bool
  ) throws(LogError) {
    let letters = letters
    offender = try read(key) { text throws(Problem) in try letters.offender(text) }
    if isRequired { offender = try require(key, offender) }
  }

  mutating func player(
    _ key: PlayKey, _ player: inout Player?, after word: String?
  ) throws(LogError) {
    player = try self.player(key)
    if word == nil { player = try require(key, player) }
  }

  mutating func assists(_ players: inout [Player], of _: Team) throws(LogError) {
    let letters = letters
    let found = try readList(.assists) { text throws(Problem) in
      (player: try letters.playerOrGoalkeeper(text), isGoalkeeper: text.hasSuffix("g"))
    }
    players = (found ?? []).map { $0.player }
    goalkeepers.formUnion((found ?? []).filter { $0.isGoalkeeper }.map { $0.player })
  }

  mutating func offenders(_ offenders: inout [Offender]) throws(LogError) {
    offenders = try require(.players, try self.offenders(.players))
  }

  /// The penalties of a call: `2+2`, `5+GM`, `PS`, `0`.
  mutating func call(_ penalties: inout [PenaltyClass], _ shot: inout Bool) throws(LogError) {
    (penalties, shot) = try require(
      .call,
      try read(.call) { text throws(Problem) in
        guard let call = CallText.read(text) else { throw .badCall(text) }
        return call
      })
  }

  mutating func flags(
    _ keys: [PlayKey], _ flags: inout [Bool], mean _: Bool
  ) throws(LogError) {
    for index in keys.indices { flags[index] = try line.flag(keys[index].rawValue) ?? flags[index] }
  }

  /// The result of a shot; only a shot that did not go in needs a word besides `scored`.
  mutating func result(_ result: inout ShotResult) throws(LogError) {
    if try require(.scored, try line.flag(PlayKey.scored.rawValue)) {
      result = .scored
      return
    }
    let word: FailedShotWord? = try line.word(PlayKey.result.rawValue)
    result = word?.result ?? .missed
  }

  mutating func fault(_ fault: inout Fault) throws(LogError) {
    fault = try require(.fault, try line.word(PlayKey.fault.rawValue))
  }

  mutating func word(
    _ key: PlayKey, _ word: inout String?, isRequired: Bool
  ) throws(LogError) {
    word = try text(key)
    if isRequired { word = try require(key, word) }
  }

  mutating func team(
    _ key: PlayKey, _ team: inout Team?, after _: String
  ) throws(LogError) {
    let letters = letters
    team = try read(key) { text throws(Problem) in try letters.team(text) }
  }

  mutating func reason(
    _ reason: inout String?, after _: String?, isRequired: Bool
  ) throws(LogError) {
    try word(.reason, &reason, isRequired: isRequired)
  }

  mutating func play(_ id: inout Event.ID) throws(LogError) {
    id = try require(.of, try line.id(PlayKey.of.rawValue))
  }

  /// The time to which the clock is set, in the play's period unless the line gives another.
  mutating func time(_ time: inout GameTime) throws(LogError) {
    let elapsed = try require(.to, try self.time(.to))
    time = GameTime(
      period: try require(.toPeriod, try period(.toPeriod) ?? period), elapsed: elapsed)
  }

  mutating func length(_ length: inout PlayingTime) throws(LogError) {
    length = try require(.to, try time(.to))
  }

  mutating func position(_ position: inout GamePosition) throws(LogError) {
    position.score = try require(.score, try figures(.score))
    position.skaters = try versus(.skaters)
    position.penaltyMinutes = try figures(.minutes)
    position.powerPlays = try figures(.opportunities)
    let letters = letters
    let sitting = try readList(.sitting) { text throws(Problem) in
      guard let read = PositionText.read(text, letters: letters) else { throw .badSitting(text) }
      return read
    }
    for read in sitting ?? [] {
      position.entries.append(read.entry)
      goalkeepers.formUnion(read.goalkeepers)
    }
    position.ejected = try offenders(.out) ?? []
    let off = try readList(.goalkeepersOff) { text throws(Problem) in try letters.team(text) }
    for team in off ?? [] { position.goalkeepers[team] = false }
  }
}

// The values of a play's keys, each `nil` if its key is missing.
extension JSONPlayReader {
  private typealias Problem = LogError.Problem

  private mutating func read<Value>(
    _ key: PlayKey, _ convert: (String) throws(LogError.Problem) -> Value
  ) throws(LogError) -> Value? {
    try line.take(key.rawValue) { value throws(LogError.Problem) in
      try convert(try value.text(of: key.rawValue))
    }
  }

  private mutating func readList<Value>(
    _ key: PlayKey, _ convert: (String) throws(LogError.Problem) -> Value
  ) throws(LogError) -> [Value]? {
    try line.take(key.rawValue) { value throws(LogError.Problem) in
      var values: [Value] = []
      for text in try value.list(of: key.rawValue) { values.append(try convert(text)) }
      return values
    }
  }

  private mutating func text(_ key: PlayKey) throws(LogError) -> String? {
    try line.text(key.rawValue)
  }

  /// A period's number, within the limit that keeps playing time from overflowing.
  private mutating func period(_ key: PlayKey) throws(LogError) -> Int? {
    try line.take(key.rawValue) { value throws(LogError.Problem) in
      guard case .number(let period) = value else {
        throw .wrongType(key.rawValue, expected: "a whole number")
      }
      guard (1...99).contains(period) else { throw .badPeriod(period) }
      return period
    }
  }

  private mutating func time(_ key: PlayKey) throws(LogError) -> PlayingTime? {
    try read(key) { text throws(LogError.Problem) in
      guard let time = PlayingTime(clockBytes: Array(text.utf8)) else { throw .badTime }
      return time
    }
  }

  private mutating func player(_ key: PlayKey) throws(LogError) -> Player? {
    let letters = letters
    let found = try read(key) { text throws(LogError.Problem) in
      (player: try letters.playerOrGoalkeeper(text), isGoalkeeper: text.hasSuffix("g"))
    }
    if let found, found.isGoalkeeper { goalkeepers.insert(found.player) }
    return found?.player
  }

  private mutating func offenders(_ key: PlayKey) throws(LogError) -> [Offender]? {
    let letters = letters
    return try readList(key) { text throws(LogError.Problem) in try letters.offender(text) }
  }

  /// Two figures, home first: `2-1`.
  private mutating func figures(_ key: PlayKey) throws(LogError) -> PerTeam<Int>? {
    try read(key) { text throws(LogError.Problem) in
      guard let figures = PerTeam(text, divider: "-") else {
        throw .wrongType(key.rawValue, expected: "two figures, such as 2-1")
      }
      return figures
    }
  }

  /// A figure for each team, home first: `5v4`.
  private mutating func versus(_ key: PlayKey) throws(LogError) -> PerTeam<Int>? {
    try read(key) { text throws(LogError.Problem) in
      guard let figures = PerTeam(versusText: text) else { throw .badStrength(text) }
      return figures
    }
  }
}

extension PerTeam<Int> {
  /// The figures in `text`, home first: `5v4`.
  package init?(versusText text: String) { self.init(text, divider: "v") }

  /// The figures in `text`, home first, with `divider` between them.
  fileprivate init?(_ text: String, divider: Character) {
    let parts = text.split(separator: divider, omittingEmptySubsequences: false)
    guard parts.count == 2, let home = parts[0].plainNumber, let visiting = parts[1].plainNumber
    else { return nil }
    self.init(home: home, visiting: visiting)
  }
}

extension PerTeam<String> {
  private func find(_ text: some StringProtocol) -> Team? {
    if text == home { return .home }
    return text == visiting ? .visiting : nil
  }

  /// The team with these letters.
  fileprivate func team(_ text: String) throws(LogError.Problem) -> Team {
    guard let team = find(text) else { throw .badTeam(text) }
    return team
  }

  /// The penalised party: `A6`, `A30g`, `A bench`, `A coach`, `A?`.
  fileprivate func offender(_ text: String) throws(LogError.Problem) -> Offender {
    for word in CallText.benches where text.hasSuffix(" " + word) {
      if let team = find(text.dropLast(word.count + 1)) {
        return .bench(team, Staff(rawValue: word))
      }
    }
    if text.hasSuffix("?"), let team = find(text.dropLast()) { return .unidentified(team) }
    if text.hasSuffix("g") { return .goalkeeper(try player(text.dropLast())) }
    return .skater(try player(text))
  }

  /// A player, or a goalkeeper with `g` after his number.
  fileprivate func playerOrGoalkeeper(_ text: String) throws(LogError.Problem) -> Player {
    guard text.hasSuffix("g") else { return try player(text) }
    do throws(LogError.Problem) {
      return try player(text.dropLast())
    } catch {
      throw .badPlayer(text)
    }
  }

  /// A player: his team's letters and his number.
  private func player(_ text: some StringProtocol) throws(LogError.Problem) -> Player {
    let letters = text.prefix { !$0.isNumber }
    guard let team = find(letters), let number = text.dropFirst(letters.count).plainNumber else {
      throw .badPlayer(String(text))
    }
    return Player(team, number)
  }
}

extension StringProtocol {
  /// The number written by up to nine plain digits, as in a sheet.
  fileprivate var plainNumber: Int? {
    (1...9).contains(utf8.count) ? utf8.digits : nil
  }
}
