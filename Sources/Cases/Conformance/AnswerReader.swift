import HockeyRules
import Scoresheets

/// Reads a program's answer to a case.
public struct AnswerReader: ~Copyable {
  private var reader: JSONReader
  private let text: [UInt8]
  private let run: CaseRun
  private let words: RulingWords

  /// Reads the answer to the case of `run` from `text`, which is one line.
  public static func read(
    _ text: [UInt8], to run: CaseRun
  ) throws(AnswerError) -> CaseAnswer {
    var reader = AnswerReader(text, run)
    return try reader.answer()
  }

  private init(_ text: [UInt8], _ run: CaseRun) {
    self.text = text
    self.run = run
    reader = JSONReader(text)
    words = run.elapsedWords
  }

  private mutating func answer() throws(AnswerError) -> CaseAnswer {
    var instants: [InstantAnswer]?
    try eachKey(known: ["case", "instants"]) { reader, key throws(AnswerError) in
      if key == "instants" {
        instants = try reader.instants()
      } else {
        let offset = reader.offset
        let title = try reader.string()
        guard title == reader.run.case.title else {
          throw reader.error(.otherCase(title), at: offset)
        }
      }
    }
    try json { reader throws(JSONError) in try reader.finish() }
    guard let instants else { throw error(.missingKey("instants"), at: 0) }
    return CaseAnswer(instants: instants)
  }

  private mutating func instants() throws(AnswerError) -> [InstantAnswer] {
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
      throw error(.instants(asked: asked.count, answered: answered), at: start)
    }
    return instants
  }

  // MARK: One instant

  private enum Key: String, CaseIterable {
    case rulings, strength, onIce, score, minutes, opportunities, winner, mayNotPlay, shot, refused
  }

  private mutating func instant(_ asked: CaseInstant) throws(AnswerError) -> InstantAnswer {
    var answer = InstantAnswer()
    let period = asked.time.period
    try eachKey(known: Key.allCases.map({ $0.rawValue })) { reader, name throws(AnswerError) in
      guard let key = Key(rawValue: name), try !reader.skipNull(key, &answer) else { return }
      switch key {
      case .rulings:
        try reader.eachElement { reader throws(AnswerError) in
          answer.rulings.append(try reader.ruling(in: period))
        }
      case .refused:
        try reader.eachElement { reader throws(AnswerError) in
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
        try reader.eachElement { reader throws(AnswerError) in
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
  ) throws(AnswerError) -> Bool {
    guard try json({ reader throws(JSONError) in try reader.nullIsNext() }) else { return false }
    if case .shot = key { answer.shot = .noPenaltyShot }
    return true
  }

  private mutating func ruling(in period: Int) throws(AnswerError) -> RuledStatement {
    var statement: RulingStatement?
    var rule: String?
    var isOffClock = false
    let start = offset
    try eachKey(known: ["text", "rule", "offClock"]) { reader, key throws(AnswerError) in
      switch key {
      case "text": statement = try reader.statement(in: period)
      case "rule": rule = try reader.string()
      default: isOffClock = try reader.json { reader throws(JSONError) in try reader.bool() }
      }
    }
    guard let statement else { throw error(.missingKey("text"), at: start) }
    return RuledStatement(
      statement: statement, penaltyClass: statement.penaltyClass, citation: rule,
      isAsserted: statement.isEffect && !isOffClock)
  }

  /// The index in the log of the play that is refused, and the reason.
  private mutating func refusal(
    in asked: CaseInstant
  ) throws(AnswerError) -> (play: Int, reason: String) {
    var play: Int?
    var reason = ""
    let start = offset
    try eachKey(known: ["event", "reason"]) { reader, key throws(AnswerError) in
      if key == "event" { play = try reader.event(in: asked) } else { reason = try reader.string() }
    }
    guard let play else { throw error(.missingKey("event"), at: start) }
    return (play, reason)
  }

  private mutating func event(in asked: CaseInstant) throws(AnswerError) -> Int {
    let start = offset
    let kind = try json { reader throws(JSONError) in try reader.kind() }
    let id: Event.ID =
      if case .number = kind {
        .number(try json { reader throws(JSONError) in try reader.integer() })
      } else {
        .label(try string())
      }
    guard let play = asked.plays.first(where: { run.case.log.plays[$0].event.id == id }) else {
      throw error(.unknownEvent(id.text), at: start)
    }
    return play
  }

  // MARK: Words

  /// A string that gives a state, such as `5v4`, read as if it followed `opening`.
  private mutating func state<Value>(
    _ key: Key, _ opening: String = "", _ value: (RulingStatement) -> Value?
  ) throws(AnswerError) -> Value {
    let start = offset
    guard let value = value(try statement(in: 1, opening)) else {
      throw error(.wrongState(key.rawValue), at: start)
    }
    return value
  }

  private mutating func statement(
    in period: Int, _ opening: String = ""
  ) throws(AnswerError) -> RulingStatement {
    let start = offset
    let text = opening + (try string())
    do throws(NotationError) {
      let line = try NotationLine(number: 1, bytes: Array(text.onOneLine.utf8))
      var reader = StatementReader(
        cursor: LineCursor(line), notation: words.notation,
        goalkeepers: run.case.log.goalkeepers, period: period)
      return try reader.statement()
    } catch {
      throw self.error(.statement(error), at: start)
    }
  }

  private mutating func string() throws(AnswerError) -> String {
    try json { reader throws(JSONError) in try reader.string() }
  }

  /// The offset at which the next value begins.
  private var offset: Int { reader.mark.offset }

  private func error(_ problem: AnswerError.Problem, at offset: Int) -> AnswerError {
    AnswerError(place: TextPlace(offset: offset, in: text), problem: problem)
  }
}

// MARK: Objects and arrays

extension AnswerReader {
  /// Calls `body` for each key of the next object, with the reader before its value.
  private mutating func eachKey(
    known: [String],
    _ body: (inout AnswerReader, String) throws(AnswerError) -> Void
  ) throws(AnswerError) {
    var object = StrictObject(known: known)
    try json { reader throws(JSONError) in try reader.beginObject() }
    while try json({ reader throws(JSONError) in try reader.nextKey() }) {
      let key = reader.tokenText
      switch object.fault(key, at: reader.tokenOffset) {
      case .unknown(let nearest):
        throw error(.unknownKey(key, nearest: nearest), at: reader.tokenOffset)
      case .repeated: throw error(.repeatedKey(key), at: reader.tokenOffset)
      case nil: break
      }
      try body(&self, key)
    }
  }

  /// Calls `body` for each element of the next array, with the reader before it.
  private mutating func eachElement(
    _ body: (inout AnswerReader) throws(AnswerError) -> Void
  ) throws(AnswerError) {
    try json { reader throws(JSONError) in try reader.beginArray() }
    while try json({ reader throws(JSONError) in try reader.nextElement() }) { try body(&self) }
  }

  private mutating func json<Value>(
    _ body: (inout JSONReader) throws(JSONError) -> Value
  ) throws(AnswerError) -> Value {
    do throws(JSONError) {
      return try body(&reader)
    } catch {
      throw AnswerError(place: error.place, problem: .json(error.problem))
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

extension RulingStatement {
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
