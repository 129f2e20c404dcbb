public import HockeyRules
public import Scoresheets

/// What a book says follows from one game to the next.
public struct SeasonBook: Sendable, Hashable {
  /// The book's name as people write it.
  public var name: String
  /// The rules, those of the book itself first.
  public var rules: [SeasonRule]
  /// The points for the standings.
  public var points: StandingPoints
  /// The rule of the points, or `nil` if none is known.
  public var pointsRule: RuleReference?
  /// Whether a review that is denied adds the games that were played meanwhile.
  public var reviewAddsGames = false

  /// The rules in `edition`.
  ///
  /// - Throws: `RulebookErrors` if a rule is not in the form that `Rulebook/README.md` describes.
  public init(_ edition: Edition) throws(RulebookErrors) {
    name = edition.rulebook.name
    rules = []
    points = StandingPoints()
    var errors: [RulebookError] = []
    for stated in edition.season {
      var reader = SeasonRuleReader(stated)
      do throws(RulebookError) {
        switch stated.key {
        case "standings":
          points = try reader.points()
          pointsRule = reader.reference
        case "review": reviewAddsGames = try reader.review()
        default: rules.append(try reader.seasonRule())
        }
      } catch {
        errors.append(error)
      }
    }
    if !errors.isEmpty { throw RulebookErrors(errors: errors) }
  }
}

/// The reader of one member of a book's `season`.
private struct SeasonRuleReader {
  let stated: StatedSeasonRule
  /// The rule that its member `rule` gave.
  private(set) var reference: RuleReference?

  init(_ stated: StatedSeasonRule) { self.stated = stated }

  /// The members of a rule.
  private enum Key: String, CaseIterable {
    case rule, name, counts, `for`, alone, `in`, within, from, every, out, then, carries, pending
    case days, of, fines, last, unverified
    case otherThan = "other-than"
    case unlessAgainst = "unless-against"
    case notBy = "not-by"
    case ofTeam = "of-team"
    case eachGame = "each-game"
    case clearedBefore = "cleared-before"
    case servedIn = "served-in"
    case atLeast = "at-least"
    case inTurn = "in-turn"
    case inPlaceOf = "in-place-of"
    case gameMisconductAt = "game-misconduct-at"
    case gameMisconductFrom = "game-misconduct-from"
    case gameMisconductRule = "game-misconduct-rule"
  }

  /// The rule.
  mutating func seasonRule() throws(RulebookError) -> SeasonRule {
    var rule = SeasonRule(
      key: stated.key, name: stated.key.spaced, assumption: stated.assumption)
    var said: [Key] = []
    try members(Key.allCases.map { $0.rawValue }) { reader, name throws(Fault) in
      guard let key = Key(rawValue: name) else { return }
      said.append(key)
      try Self.read(key, into: &rule, &reader)
    }
    if !said.contains(.rule), !said.contains(.unverified) {
      throw error(.missingKey("rule", of: stated.key))
    }
    if !said.contains(.out), !said.contains(.fines) {
      throw error(.missingKey("out", of: stated.key))
    }
    rule.rule?.book = stated.book
    rule.ejectingRule?.book = stated.book
    return rule
  }

  private static func read(
    _ key: Key, into rule: inout SeasonRule, _ reader: inout MemberReader
  ) throws(Fault) {
    switch key {
    case .rule: rule.rule = RuleReference(book: "", number: try reader.text())
    case .name: rule.name = try reader.text()
    case .unverified: rule.assumption = try reader.text()
    case .counts:
      for word in try reader.texts() {
        if word == "report" {
          rule.calls.reports = true
        } else {
          rule.calls.classes.append(
            try reader.pick(word, from: PenaltyClass.allCases) { $0.name })
        }
      }
    case .for: rule.calls.infractions = try reader.infractions()
    case .otherThan: rule.calls.otherThan = try reader.infractions()
    case .unlessAgainst: rule.calls.unlessAgainst = try reader.infractions()
    case .notBy: rule.calls.notBy = Set(try reader.texts())
    case .alone: rule.calls.alone = try reader.flag()
    case .last: rule.calls.late = try reader.time()
    case .ofTeam: rule.calls.ofTeam = try reader.flag()
    case .in: rule.window.stages = try reader.stages()
    case .eachGame: rule.window.isOneGame = try reader.flag()
    case .within: rule.window.gamesPlayed = try reader.number()
    case .clearedBefore:
      rule.window.clearedBefore = try reader.pick(
        try reader.text(), from: Stage.allCases
      ) { $0.rawValue }
    case .from: rule.from = max(1, try reader.number())
    case .every: rule.every = max(1, try reader.number())
    case .out: rule.sanctions = try reader.sanctions()
    case .then: rule.then = try reader.continuation()
    case .servedIn: rule.servedIn = try reader.stages()
    case .carries: rule.carries = try reader.flag()
    case .pending: rule.isPending = try reader.flag()
    case .atLeast: rule.isMinimum = try reader.flag()
    case .days: rule.days = try reader.number()
    case .of:
      rule.subject = try reader.pick(
        try reader.text(), from: SeasonRule.Subject.allCases
      ) { $0.rawValue }
    case .gameMisconductAt:
      let count = max(1, try reader.number())
      rule.ejecting = count...count
    case .gameMisconductFrom: rule.ejecting = max(1, try reader.number())...Int.max
    case .gameMisconductRule:
      rule.ejectingRule = RuleReference(book: "", number: try reader.text())
    case .inTurn: rule.inTurn = try reader.flag()
    case .inPlaceOf: rule.inPlaceOf = try reader.texts()
    case .fines: rule.fines = try reader.fines()
    }
  }

  /// The points for the standings.
  mutating func points() throws(RulebookError) -> StandingPoints {
    var points = StandingPoints()
    let known = StandingPoints.names + ["ties", "rule", "unverified"]
    var number: String?
    try members(known) { reader, name throws(Fault) in
      switch name {
      case "rule": number = try reader.text()
      case "unverified": _ = try reader.text()
      case "ties":
        points.ties = try reader.texts().map { word throws(Fault) in
          try reader.pick(word, from: TieBreaker.allCases) { $0.rawValue }
        }
      default: points[name] = try reader.number()
      }
    }
    reference = number.map { RuleReference(book: stated.book, number: $0) }
    return points
  }

  /// Whether a denied review adds the games that were played meanwhile.
  mutating func review() throws(RulebookError) -> Bool {
    var adds = false
    try members(["adds-games", "rule", "unverified"]) { reader, name throws(Fault) in
      if name == "adds-games" { adds = try reader.flag() } else { _ = try reader.text() }
    }
    return adds
  }

  private func error(_ problem: RulebookError.Problem) -> RulebookError {
    RulebookError(file: stated.file, place: stated.place, problem: problem)
  }

  private func members(
    _ known: [String], _ body: (inout MemberReader, String) throws(Fault) -> Void
  ) throws(RulebookError) {
    var reader = MemberReader(stated.value, owner: stated.key)
    do throws(Fault) {
      try reader.eachMember(known, body)
    } catch {
      throw self.error(error.problem)
    }
  }
}

/// What is wrong with a member.
struct Fault: Error {
  let problem: RulebookError.Problem

  init(_ problem: RulebookError.Problem) { self.problem = problem }
}

/// A reader of the members of one object.
struct MemberReader: ~Copyable {
  private var reader: JSONReader
  /// The name of the member that is read, for errors.
  private var name: String

  init(_ text: [UInt8], owner: String) {
    reader = JSONReader(text)
    name = owner
  }

  private mutating func json<Value>(
    _ read: (inout JSONReader) throws(JSONError) -> Value
  ) throws(Fault) -> Value {
    do throws(JSONError) { return try read(&reader) } catch { throw Fault(.json(error.problem)) }
  }

  private func wrong(_ expected: String, nearest: String? = nil) -> Fault {
    Fault(.wrongValue(name, expected: expected, nearest: nearest))
  }

  /// Calls `body` before the value of each member, all of which must be among `known`.
  mutating func eachMember(
    _ known: [String], _ body: (inout MemberReader, String) throws(Fault) -> Void
  ) throws(Fault) {
    try expect(.object, "an object, {…}")
    var object = StrictObject(known: known)
    let owner = name
    try json { reader throws(JSONError) in try reader.beginObject() }
    while try json({ reader throws(JSONError) in try reader.nextKey() }) {
      let key = reader.tokenText
      if key.utf8.starts(with: "//".utf8) {
        try json { reader throws(JSONError) in try reader.skipValue() }
        continue
      }
      switch object.fault(key, at: 0) {
      case .unknown(let nearest): throw Fault(.unknownKey(key, nearest: nearest))
      case .repeated: throw Fault(.repeatedKey(key, line: 1, column: 1))
      case nil: break
      }
      name = key
      try body(&self, key)
      name = owner
    }
  }

  private mutating func expect(_ kind: JSONReader.Kind, _ words: String) throws(Fault) {
    let found = try json { reader throws(JSONError) in try reader.kind() }
    if found != kind { throw wrong(words) }
  }

  /// A text.
  mutating func text() throws(Fault) -> String {
    try expect(.string, "a string")
    return try json { reader throws(JSONError) in try reader.string() }
  }

  /// True or false.
  mutating func flag() throws(Fault) -> Bool {
    try expect(.trueOrFalse, "true or false")
    return try json { reader throws(JSONError) in try reader.bool() }
  }

  /// A whole number.
  mutating func number() throws(Fault) -> Int {
    try expect(.number, "a whole number")
    return try json { reader throws(JSONError) in try reader.integer() }
  }

  /// A time such as `5:00`.
  mutating func time() throws(Fault) -> PlayingTime {
    let text = try text()
    guard let time = PlayingTime(clockBytes: Array(text.utf8)) else {
      throw wrong("a time such as 5:00")
    }
    return time
  }

  private mutating func eachElement(
    _ body: (inout MemberReader) throws(Fault) -> Void
  ) throws(Fault) {
    try expect(.array, "an array, […]")
    try json { reader throws(JSONError) in try reader.beginArray() }
    while try json({ reader throws(JSONError) in try reader.nextElement() }) { try body(&self) }
  }

  /// Texts.
  mutating func texts() throws(Fault) -> [String] {
    var texts: [String] = []
    try eachElement { reader throws(Fault) in texts.append(try reader.text()) }
    return texts
  }

  /// Infractions, by the names under which rules compare them.
  mutating func infractions() throws(Fault) -> Set<String> {
    Set(try texts().map { Infraction(rawValue: $0).canonical })
  }

  /// The one of `all` that `word` names.
  func pick<Value>(
    _ word: String, from all: [Value], _ name: (Value) -> String
  ) throws(Fault) -> Value {
    let words = all.map(name)
    guard let index = words.firstIndex(of: word) else {
      throw wrong(
        "one of \(words.joined(separator: ", "))", nearest: nearestMatch(to: word, among: words))
    }
    return all[index]
  }

  /// Stages.
  mutating func stages() throws(Fault) -> [Stage] {
    var stages: [Stage] = []
    for word in try texts() {
      stages.append(try pick(word, from: Stage.allCases) { $0.rawValue })
    }
    return stages
  }

  /// The way a ladder goes on.
  mutating func continuation() throws(Fault) -> SeasonRule.Continuation {
    try pick(try text(), from: SeasonRule.Continuation.allCases) { $0.rawValue }
  }

  /// A ladder: numbers of games, or words.
  mutating func sanctions() throws(Fault) -> [SeasonRule.Sanction] {
    var sanctions: [SeasonRule.Sanction] = []
    let words: [(String, SeasonRule.Sanction)] = [
      ("until-ruled", .untilRuled), ("season", .season), ("report", .report),
    ]
    try eachElement { reader throws(Fault) in
      let kind = try reader.json { reader throws(JSONError) in try reader.kind() }
      if kind == .number {
        sanctions.append(.games(try reader.number()))
      } else {
        sanctions.append(try reader.pick(try reader.text(), from: words) { $0.0 }.1)
      }
    }
    return sanctions
  }

  /// The fines of a rule.
  mutating func fines() throws(Fault) -> [SeasonRule.Fine] {
    var fines: [SeasonRule.Fine] = []
    try eachElement { reader throws(Fault) in
      var fine = SeasonRule.Fine(payer: .player, from: 1, dollars: [], then: .same)
      try reader.eachMember(["of", "from", "dollars", "then"]) { reader, key throws(Fault) in
        switch key {
        case "of":
          fine.payer = try reader.pick(
            try reader.text(), from: SeasonRule.Fine.Payer.allCases
          ) { $0.rawValue }
        case "from": fine.from = try reader.number()
        case "then": fine.then = try reader.continuation()
        default:
          var dollars: [Int] = []
          try reader.eachElement { reader throws(Fault) in dollars.append(try reader.number()) }
          fine.dollars = dollars
        }
      }
      fines.append(fine)
    }
    return fines
  }
}

extension String {
  /// The words of a hyphenated name.
  var spaced: String {
    String(decoding: utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }
}
