import HockeyRules

extension GameLog {
  /// Reads a log's first line.
  mutating func readHead(_ line: consuming JSONLine) throws(LogError) {
    var line = line
    guard let version = try line.integer(HeadKey.penaltybox.rawValue) else {
      throw line.error(.noHead)
    }
    guard version == JSONLines.version else { throw line.error(.unknownVersion(version)) }
    try line.check(known: HeadKey.allCases.map { $0.rawValue })
    var reader = JSONHeadReader(line: line)
    try describeHead(to: &reader)
    // A player is written as letters and a number, so the letters must not contain digits.
    let areLetters = [letters.home, letters.visiting].allSatisfy { text in
      !text.isEmpty && text.allSatisfy { $0.isLetter }
    }
    guard areLetters, letters.home != letters.visiting else {
      throw reader.line.error(.badLetters(letters.home, letters.visiting))
    }
  }
}

/// Reads the members of a head; a fact whose key is missing keeps its value.
private struct JSONHeadReader: HeadForm, ~Copyable {
  var line: JSONLine

  mutating func fact<Fact: HeadFact>(
    _: Fact.Type, _: HeadKeyword?, of _: Team?, _ key: HeadKey, _ value: inout Fact.Value?
  ) throws(LogError) {
    value = try Fact.take(key, of: &line) ?? value
  }

  mutating func team(
    _ team: Team, _: HeadKeyword, _ key: HeadKey, of log: inout GameLog
  ) throws(LogError) {
    let name = try line.text(key.rawValue)
    let away = team == .visiting ? try line.text(HeadKey.away.rawValue) : nil
    if name != nil, away != nil { throw line.error(.repeatedKey(HeadKey.away.rawValue)) }
    log.letters[team] = name ?? away ?? log.letters[team]
  }
}

struct JSONHeadWriter: HeadForm {
  typealias Failure = Never

  var json = JSONWriter()

  mutating func fact<Fact: HeadFact>(
    _: Fact.Type, _: HeadKeyword?, of _: Team?, _ key: HeadKey, _ value: inout Fact.Value?
  ) {
    if let value { Fact.write(value, key, to: &json) }
  }

  mutating func team(_ team: Team, _: HeadKeyword, _ key: HeadKey, of log: inout GameLog) {
    json.member(key.rawValue, log.letters[team])
  }
}
