import HockeyRules

extension GameLog {
  /// Reads the head line of `keyword`, whose value `cursor` stands before.
  package mutating func readHead(
    _ keyword: HeadKeyword, _ cursor: inout LineCursor
  ) throws(NotationError) {
    switch keyword {
    case .under:
      books = try cursor.words(behind: keyword)
    case .clock: clock = try cursor.next(ClockDirection.self)
    case .home: letters.home = try cursor.letters()
    case .visiting: letters.visiting = try cursor.letters()
    case .kind: kind = try cursor.next(GameKind.self)
    case .date: date = try cursor.date()
    case .periods: regulation = try cursor.regulation()
    case .overtime: overtimeLength = try cursor.length()
    case .league: league = try cursor.next(.textBehind(keyword.word)).text
    case .season: season = try cursor.year()
    case .id: id = try cursor.text(.textBehind(keyword.word))
    case .from, .decides, .gap, .disputed, .omits:
      throw cursor.failure(.notInThisHead(keyword.word), at: cursor.line.tokens.first)
    }
    try cursor.expectEnd()
  }

  /// The head as canonical lines: what it says beyond `base`, which holds where a line is missing.
  package func headLines(beyond base: GameLog = GameLog()) -> [String] {
    var lines: [String] = []
    func add<Value: Equatable>(
      _ keyword: HeadKeyword, _ value: (GameLog) -> Value, _ text: (Value) -> String?
    ) {
      let value = (own: value(self), base: value(base))
      guard value.own != value.base, let text = text(value.own)?.headText else { return }
      lines.append(keyword.line(text))
    }
    add(.under, \.books) { $0.joined(separator: " ") }
    add(.clock, \.clock) { $0.word }
    add(.home, \.letters.home) { $0 }
    add(.visiting, \.letters.visiting) { $0 }
    add(.kind, \.kind) { $0.word }
    add(.date, \.date) { $0 }
    add(.periods, \.regulation) { $0.map { "\($0.periods) \($0.length.text)" } }
    add(.overtime, \.overtimeLength) { $0?.text }
    add(.league, \.league) { $0 }
    add(.season, \.season) { $0.map(String.init) }
    add(.id, \.id) { $0 }
    return lines
  }
}

extension LineCursor {
  /// The words that are left, one at least.
  package mutating func words(behind keyword: HeadKeyword) throws(NotationError) -> [String] {
    var words = [try next(.textBehind(keyword.word)).text]
    while let token = peek {
      words.append(token.text)
      skip()
    }
    return words
  }

  /// A team's letters.
  fileprivate mutating func letters() throws(NotationError) -> String {
    let token = try next(.letters)
    guard let parts = NameParts(token.text), parts.rest.isEmpty else {
      let capitals = token.text.uppercased()
      let isMeant = NameParts(capitals)?.rest.isEmpty ?? false
      throw failure(
        .expected(.letters, found: token.text), at: token, near: isMeant ? [capitals] : [])
    }
    guard !Notation.periodLetters.contains(token.text) else {
      throw failure(.lettersOfPeriod(token.text), at: token)
    }
    return token.text
  }

  /// A day, as `2016-04-28`.
  fileprivate mutating func date() throws(NotationError) -> String {
    let token = try next(.date)
    let parts = token.text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2],
      parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }),
      let month = Int(parts[1]), (1...12).contains(month),
      let day = Int(parts[2]), (1...31).contains(day)
    else { throw failure(.expected(.date, found: token.text), at: token) }
    return token.text
  }

  fileprivate mutating func year() throws(NotationError) -> Int {
    let token = try next(.year)
    guard token.text.count == 4, token.text.allSatisfy(\.isASCIIDigit), let year = Int(token.text)
    else { throw failure(.expected(.year, found: token.text), at: token) }
    return year
  }

  /// A number of periods and their length.
  fileprivate mutating func regulation() throws(NotationError) -> Regulation {
    let token = try next(.periodCount)
    guard token.text.count == 1, let periods = Int(token.text), periods > 0 else {
      throw failure(.expected(.periodCount, found: token.text), at: token)
    }
    return Regulation(periods: periods, length: try length())
  }

  /// A length of playing time that is not zero.
  fileprivate mutating func length() throws(NotationError) -> PlayingTime {
    let token = peek
    let length = try reading()
    guard length > .zero else { throw failure(.notATime(token?.text ?? ""), at: token) }
    return length
  }
}

extension Notation {
  /// The letters that begin a period's name.
  static let periodLetters = ["P", "OT", "SO"]

  /// Whether `letters` can name a team.
  package static func isTeam(_ letters: String) -> Bool {
    NameParts(letters)?.rest.isEmpty == true && !periodLetters.contains(letters)
  }
}

extension String {
  /// The text as a value of a head line, nil where nothing is left of it.
  package var headText: String? {
    let words = onOneLine.split(separator: " ").map { $0.drop { $0 == "#" } }
    let text = words.filter { !$0.isEmpty }.joined(separator: " ")
    return text.isEmpty ? nil : text
  }
}
