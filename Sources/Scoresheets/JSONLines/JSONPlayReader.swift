import HockeyRules

struct JSONPlayReader: ~Copyable {
  let letters: PerTeam<String>
  var line: JSONLine
  /// The players whom the play marks as goalkeepers, apart from offenders.
  var goalkeepers: Set<Player> = []
  /// The play that a late entry precedes; `nil` for a play in its order.
  var following: Event.ID?
  private(set) var period = 1

  init(letters: PerTeam<String>, line: consuming JSONLine) {
    self.letters = letters
    self.line = line
  }

  private static let known =
    PlayKey.allCases.map { $0.rawValue } + [JSONLines.undo, RosterKey.roster.rawValue]

  mutating func play() throws(LogError) -> LoggedPlay {
    try line.check(known: Self.known)
    let id = try require(.id, try line.id(PlayKey.id.rawValue))
    period = try require(.period, try number(.period))
    let elapsed: PlayingTime = try require(.elapsed, try value(.elapsed))
    following = try line.id(PlayKey.before.rawValue)
    let word: PlayWord = try require(.play, try line.word(PlayKey.play.rawValue))
    let recorded = try recorded()
    let remark: String? = try value(.remark)
    let play = try fact(word)
    return LoggedPlay(
      event: Event(id: id, time: GameTime(period: period, elapsed: elapsed), play: play),
      line: line.number, recorded: recorded, remark: remark)
  }

  /// The play that the rest of the line describes.
  private mutating func fact(_ word: PlayWord) throws(LogError) -> Play {
    var play = word.kind.play
    try play.describe(to: &self)
    try line.checkEmpty(play: word.rawValue)
    return play
  }

  private mutating func recorded() throws(LogError) -> RecordedStrength? {
    let skaters: PerTeam<Int>? = try value(.recorded)
    let goalkeepers: PerTeam<Int>? = try value(.goalkeepers)
    guard let skaters else { return nil }
    return RecordedStrength(
      skaters: skaters, goalkeepers: (goalkeepers ?? PerTeam(both: 1)).map { $0 != 0 })
  }

  private func require<Value>(_ key: PlayKey, _ value: Value?) throws(LogError) -> Value {
    guard let value else {
      throw line.error(.missingKey(key.rawValue, of: "the play"))
    }
    return value
  }
}

extension JSONPlayReader: JSONPlayForm {
  typealias Failure = LogError

  mutating func text<Value: LineText>(
    _ key: PlayKey, _ value: inout Value?, isRequired: Bool
  ) throws(LogError) {
    value = try self.value(key)
    if isRequired { value = try require(key, value) }
  }

  mutating func list<Value: LineText>(
    _ key: PlayKey, _ values: inout [Value], isRequired: Bool
  ) throws(LogError) {
    let letters = letters
    let found = try line.take(key.rawValue) { member throws(LogError.Problem) in
      var values: [Value] = []
      for text in try member.list(of: key.rawValue) {
        values.append(try Value(text, of: key, letters))
      }
      return values
    }
    values = isRequired ? try require(key, found) : found ?? []
    for value in values { goalkeepers.formUnion(value.goalkeepers) }
  }

  mutating func flag(_ key: PlayKey, _ flag: inout Bool?, isRequired: Bool) throws(LogError) {
    flag = try line.flag(key.rawValue)
    if isRequired { flag = try require(key, flag) }
  }

  mutating func period(_ key: PlayKey, _ period: inout Int?) throws(LogError) {
    period = try number(key)
  }

  mutating func id(_ key: PlayKey, _ id: inout Event.ID) throws(LogError) {
    id = try require(key, try line.id(key.rawValue))
  }

  /// The value of the text of `key`, or `nil` if the key is missing.
  private mutating func value<Value: LineText>(_ key: PlayKey) throws(LogError) -> Value? {
    let letters = letters
    let value = try line.take(key.rawValue) { member throws(LogError.Problem) in
      try Value(try member.text(of: key.rawValue), of: key, letters)
    }
    if let value { goalkeepers.formUnion(value.goalkeepers) }
    return value
  }

  /// A period's number, within the limit that keeps playing time from overflowing.
  private mutating func number(_ key: PlayKey) throws(LogError) -> Int? {
    try line.take(key.rawValue) { value throws(LogError.Problem) in
      guard case .number(let period) = value else {
        throw .wrongType(key.rawValue, expected: "a whole number")
      }
      guard (1...99).contains(period) else { throw .badPeriod(period) }
      return period
    }
  }
}
