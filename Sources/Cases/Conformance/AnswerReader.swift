import HockeyRules
public import Scoresheets

/// Reads a program's answer to a case.
public struct AnswerReader: ~Copyable {
  private var reader: JSONReader
  private let text: [UInt8]
  private let run: CaseRun
  private let words: RulingWords

  /// Reads the answer to the case of `run` from `text`, which is one line.
  public static func read(
    _ text: [UInt8], to run: CaseRun
  ) throws(TextError) -> CaseAnswer {
    var reader = AnswerReader(text, run)
    return try reader.answer()
  }

  private init(_ text: [UInt8], _ run: CaseRun) {
    self.text = text
    self.run = run
    reader = JSONReader(text)
    words = run.elapsedWords
  }

  private mutating func answer() throws(TextError) -> CaseAnswer {
    var instants: [InstantAnswer]?
    try eachKey(known: ["case", "instants"]) { reader, key throws(TextError) in
      if key == "instants" {
        instants = try reader.instants()
      } else {
        let offset = reader.offset
        let title = try reader.string()
        guard title == reader.run.case.title else {
          throw reader.error("this answers another case, '\(title)'", at: offset)
        }
      }
    }
    try json { reader throws(JSONError) in try reader.finish() }
    guard let instants else { throw error("the answer has no 'instants'", at: 0) }
    return CaseAnswer(instants: instants)
  }

  private mutating func instants() throws(TextError) -> [InstantAnswer] {
    let asked = run.case.instants
    let start = offset
    var instants: [InstantAnswer] = []
    var answered = 0
    try json { reader throws(JSONError) in try reader.beginArray() }
    while try json({ reader throws(JSONError) in try reader.nextElement() }) {
      if answered < asked.count {
        instants.append(try instant(asked[answered]))
      } else {
        try json { reader throws(JSONError) in try reader.skipValue() }
      }
      answered += 1
    }
    guard answered == asked.count else {
      let instants = asked.count == 1 ? "instant" : "instants"
      throw error("asked about \(asked.count) \(instants), it answers \(answered)", at: start)
    }
    return instants
  }

  // MARK: One instant

  private enum Key: String, CaseIterable {
    case rulings, strength, onIce, score, minutes, opportunities, winner, mayNotPlay, shot, refused
  }

  private mutating func instant(_ asked: CaseInstant) throws(TextError) -> InstantAnswer {
    var answer = InstantAnswer()
    let period = asked.time.period
    try eachKey(known: Key.allCases.map({ $0.rawValue })) { reader, name throws(TextError) in
      guard let key = Key(rawValue: name), try !reader.skipNull(key, &answer) else { return }
      switch key {
      case .rulings:
        try reader.eachElement { reader throws(TextError) in
          answer.rulings.append(try reader.ruling(in: period))
        }
      case .refused:
        try reader.eachElement { reader throws(TextError) in
          let (play, reason) = try reader.refusal(in: asked)
          answer.refusals[play] = reason
        }
      case .strength: answer.manpower = try reader.state(key) { $0.manpower }
      case .onIce: answer.onIce = try reader.state(key) { $0.manpower }
      case .score: answer.score = try reader.state(key, "score ") { $0.figures }
      case .minutes: answer.minutes = try reader.state(key, "score ") { $0.figures }
      case .opportunities: answer.opportunities = try reader.state(key, "score ") { $0.figures }
      case .winner: answer.winner = try reader.state(key, "winner ") { $0.winner }
      case .mayNotPlay:
        var players: [Player] = []
        try reader.eachElement { reader throws(TextError) in
          players += try reader.state(key, "may not play ") { $0.listedPlayers }
        }
        answer.mayNotPlay = players
      case .shot: answer.shot = try reader.state(key, "penalty shot ") { $0 }
      }
    }
    return answer
  }

  /// Skips `null`, which means that there is none.
  private mutating func skipNull(
    _ key: Key, _ answer: inout InstantAnswer
  ) throws(TextError) -> Bool {
    guard try json({ reader throws(JSONError) in try reader.nullIsNext() }) else { return false }
    if case .shot = key { answer.shot = .noPenaltyShot }
    return true
  }

  private mutating func ruling(in period: Int) throws(TextError) -> RuledStatement {
    var statement: Statement?
    var rule: String?
    var isOffClock = false
    let start = offset
    try eachKey(known: ["text", "rule", "offClock"]) { reader, key throws(TextError) in
      switch key {
      case "text": statement = try reader.statement(in: period)
      case "rule": rule = try reader.string()
      default: isOffClock = try reader.json { reader throws(JSONError) in try reader.bool() }
      }
    }
    guard let statement else { throw error("the answer has no 'text'", at: start) }
    return RuledStatement(
      statement: statement, penaltyClass: statement.penaltyClass, citation: rule,
      isAsserted: statement.isEffect && !isOffClock)
  }

  /// The index in the log of the play that is refused, and the reason.
  private mutating func refusal(
    in asked: CaseInstant
  ) throws(TextError) -> (play: Int, reason: String) {
    var play: Int?
    var reason = ""
    let start = offset
    try eachKey(known: ["event", "reason"]) { reader, key throws(TextError) in
      if key == "event" { play = try reader.event(in: asked) } else { reason = try reader.string() }
    }
    guard let play else { throw error("the answer has no 'event'", at: start) }
    return (play, reason)
  }

  private mutating func event(in asked: CaseInstant) throws(TextError) -> Int {
    let start = offset
    let kind = try json { reader throws(JSONError) in try reader.kind() }
    let id: Event.ID =
      if case .number = kind {
        .number(try json { reader throws(JSONError) in try reader.integer() })
      } else {
        .label(try string())
      }
    guard let play = asked.plays.first(where: { run.case.log.plays[$0].event.id == id }) else {
      throw error("this instant has no event \(id.text)", at: start)
    }
    return play
  }

  // MARK: Words

  /// A string that gives a state, such as `5v4`, read as if it followed `opening`.
  private mutating func state<Value>(
    _ key: Key, _ opening: String = "", _ value: (Statement) -> Value?
  ) throws(TextError) -> Value {
    let start = offset
    guard let value = value(try statement(in: 1, opening)) else {
      let kinds = "a strength like `5v4`, figures like `1-0`, or a team"
      throw error("'\(key.rawValue)' must be \(kinds)", at: start)
    }
    return value
  }

  private mutating func statement(
    in period: Int, _ opening: String = ""
  ) throws(TextError) -> Statement {
    let start = offset
    let text = opening + (try string())
    do throws(NotationError) {
      let line = try NotationLine(number: 1, bytes: Array(text.onOneLine.utf8))
      var reader = StatementReader(
        cursor: LineCursor(line), notation: words.notation,
        goalkeepers: run.case.log.goalkeepers, period: period)
      return try reader.statement()
    } catch {
      let nearest = error.nearest.map { "; the nearest is `\($0)`" } ?? ""
      throw self.error("`\(error.text.shortened)`: \(error.message)\(nearest)", at: start)
    }
  }

  private mutating func string() throws(TextError) -> String {
    try json { reader throws(JSONError) in try reader.string() }
  }

  /// The offset at which the next value begins.
  private var offset: Int { reader.mark.offset }

  private func error(_ reason: String, at offset: Int) -> TextError {
    TextError(reason, at: offset, in: text)
  }
}

// MARK: Objects and arrays

extension AnswerReader {
  /// Calls `body` for each key of the next object, with the reader before its value.
  private mutating func eachKey(
    known: [String],
    _ body: (inout AnswerReader, String) throws(TextError) -> Void
  ) throws(TextError) {
    var object = StrictObject(known: known)
    try json { reader throws(JSONError) in try reader.beginObject() }
    while try json({ reader throws(JSONError) in try reader.nextKey() }) {
      let key = reader.tokenText
      switch object.fault(key, at: reader.tokenOffset) {
      case .unknown(let nearest):
        throw error("unknown key '\(key.shortened)'" + hint(nearest), at: reader.tokenOffset)
      case .repeated: throw error("'\(key.shortened)' appears twice", at: reader.tokenOffset)
      case nil: break
      }
      try body(&self, key)
    }
  }

  /// Calls `body` for each element of the next array, with the reader before it.
  private mutating func eachElement(
    _ body: (inout AnswerReader) throws(TextError) -> Void
  ) throws(TextError) {
    try json { reader throws(JSONError) in try reader.beginArray() }
    while try json({ reader throws(JSONError) in try reader.nextElement() }) { try body(&self) }
  }

  private mutating func json<Value>(
    _ body: (inout JSONReader) throws(JSONError) -> Value
  ) throws(TextError) -> Value {
    do throws(JSONError) {
      return try body(&reader)
    } catch {
      throw TextError(error)
    }
  }
}

extension Event.ID {
  fileprivate var text: String {
    switch self {
    case .number(let number): String(number)
    case .label(let label): "'\(label)'"
    }
  }
}

extension Statement {
  fileprivate var manpower: PerTeam<Int>? {
    if case .manpower(let manpower) = self { manpower } else { nil }
  }

  fileprivate var figures: PerTeam<Int>? {
    if case .score(let figures) = self { figures } else { nil }
  }

  fileprivate var winner: Team? {
    if case .winner(let team) = self { team } else { nil }
  }
}
