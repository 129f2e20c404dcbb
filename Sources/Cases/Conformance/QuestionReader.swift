import HockeyRules
import Scoresheets

/// A question to a program, read so that this engine can be asked like any other.
public struct CaseQuestion: Sendable {
  /// The case, without expectations.
  public let `case`: Case
  /// The id of the edition to rule under.
  public let edition: String

  /// Reads the question from `text`, which is one line.
  public static func read(_ text: [UInt8]) throws(QuestionError) -> CaseQuestion {
    var reader = QuestionReader(text)
    do throws(JSONError) {
      try reader.read()
    } catch {
      throw QuestionError(description: TextError(error).message(file: "the question"))
    }
    return try reader.question()
  }
}

/// A question that cannot be read.
public struct QuestionError: Error, Sendable, CustomStringConvertible {
  /// The message for people.
  public var description: String
}

/// Reads one question.
private struct QuestionReader: ~Copyable {
  private var reader: JSONReader
  private let text: [UInt8]
  private var version: Int?
  private var texts: [String: String] = [:]
  private var periods: Int?
  private var goalkeepers: [String] = []
  private var events: [[UInt8]] = []
  /// The number of events of each instant.
  private var instants: [Int] = []
  /// The first member that is given twice.
  private var repeated: String?

  init(_ text: [UInt8]) {
    self.text = text
    reader = JSONReader(text)
  }

  mutating func read() throws(JSONError) {
    try reader.beginObject()
    var object = StrictObject(known: nil)
    while try reader.nextKey() {
      let key = reader.tokenText
      note(key, in: &object)
      switch key {
      case "penaltybox": version = try reader.integer()
      case "case", "edition": texts[key] = try reader.string()
      case "setup": try readSetup()
      case "events": try readEvents()
      case "instants": try readInstants()
      default: try reader.skipValue()
      }
    }
    try reader.finish()
  }

  /// Notes that `key` is given twice, if it is.
  private mutating func note(_ key: String, in object: inout StrictObject) {
    if object.fault(key, at: 0) != nil { repeated = repeated ?? key }
  }

  private mutating func readSetup() throws(JSONError) {
    try reader.beginObject()
    var object = StrictObject(known: nil)
    while try reader.nextKey() {
      let key = reader.tokenText
      note(key, in: &object)
      switch key {
      case "periods": periods = try reader.integer()
      case "goalkeepers": goalkeepers = try reader.strings()
      default: texts[key] = try reader.string()
      }
    }
  }

  private mutating func readEvents() throws(JSONError) {
    try reader.beginArray()
    while try reader.nextElement() {
      let start = reader.mark.offset
      try reader.skipValue()
      events.append(Array(text[start..<reader.mark.offset]))
    }
  }

  private mutating func readInstants() throws(JSONError) {
    try reader.beginArray()
    while try reader.nextElement() {
      var count = 0
      var object = StrictObject(known: nil)
      try reader.beginObject()
      while try reader.nextKey() {
        note(reader.tokenText, in: &object)
        guard reader.token(is: "events") else {
          try reader.skipValue()
          continue
        }
        try reader.beginArray()
        while try reader.nextElement() {
          try reader.skipValue()
          count += 1
        }
      }
      instants.append(count)
    }
  }

  // MARK: The case

  func question() throws(QuestionError) -> CaseQuestion {
    if let repeated { throw error("'\(repeated.shortened.visible)' appears twice") }
    if let version, version != CaseJSON.version {
      throw error(
        "unknown version \(version) of this format; only \(CaseJSON.version) is known")
    }
    let title = try value(texts["case"], "case")
    let edition = try value(texts["edition"], "edition")
    let log = try log()
    let place = CasePlace(file: "the question", line: 1, column: 1)
    return CaseQuestion(
      case: Case(title: title, log: log, instants: try instants(of: log), place: place),
      edition: edition)
  }

  /// The log that the events would form in a separate file.
  private func log() throws(QuestionError) -> GameLog {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("penaltybox", CaseJSON.version)
      for key in ["home", "visiting", "kind", "clock", "shooters"] {
        if let text = texts[key] { writer.member(key, text) }
      }
    }
    writer.endLine()
    let reading = JSONLines.read(events.reduce(into: writer.bytes) { $0 += $1 + [0x0a] })
    if let error = reading.error {
      throw QuestionError(description: error.message(file: "the events"))
    }
    var log = reading.log
    let periods = try value(periods, "periods")
    guard (1...9).contains(periods) else {
      throw error("'periods' must be a whole number from 1 to 9")
    }
    log.regulation = Regulation(periods: periods, length: try length("periodLength"))
    let overtime = try length("overtimeLength")
    // If the lengths differ, they are those of the book, since a log has a single length for all
    // overtimes.
    if try length("furtherOvertimeLength") == overtime { log.overtimeLength = overtime }
    let notation = Notation(of: log)
    for name in goalkeepers {
      guard let goalkeeper = notation.player(called: name) else {
        let example = "\(log.letters.home)30"
        throw error("'goalkeepers' must be players such as '\(example)', not '\(name)'")
      }
      log.goalkeepers.insert(goalkeeper)
    }
    return log
  }

  private func instants(of log: GameLog) throws(QuestionError) -> [CaseInstant] {
    var found: [CaseInstant] = []
    for (index, count) in instants.enumerated() {
      let first = found.last?.plays.upperBound ?? 0
      guard count > 0, first + count <= log.plays.count else {
        throw error("instant \(index + 1) does not have the events that come next")
      }
      found.append(
        CaseInstant(time: log.plays[first].event.time, plays: first..<first + count))
    }
    return found
  }

  private func length(_ key: String) throws(QuestionError) -> PlayingTime {
    let length = try value(texts[key].flatMap { PlayingTime(clockBytes: Array($0.utf8)) }, key)
    guard length > .zero else {
      throw error("'\(key)' must be a length of more than 0:00, such as '20:00'")
    }
    return length
  }

  private func value<Value>(_ value: Value?, _ key: String) throws(QuestionError) -> Value {
    guard let value else { throw error("'\(key)' is missing or not valid") }
    return value
  }

  private func error(_ reason: String) -> QuestionError {
    QuestionError(description: "the question: \(reason)")
  }
}

extension Notation {
  /// The player with that name, or `nil` if no team has that name.
  fileprivate func player(called name: String) -> Player? {
    guard let line = try? NotationLine(number: 1, bytes: Array(name.utf8)) else { return nil }
    var cursor = LineCursor(line)
    guard let token = cursor.peek else { return nil }
    cursor.skip()
    switch try? cursor.named(token, .player, in: self) {
    case .player(let player), .goalkeeper(let player): return player
    case .team, .unidentified, nil: return nil
    }
  }
}
