import HockeyRules

extension GameLog {
  /// Reads the head line of `keyword`; `cursor` is before its value.
  package mutating func readHead(
    _ keyword: HeadKeyword, _ cursor: inout LineCursor
  ) throws(NotationError) {
    switch keyword {
    case .under:
      books = try cursor.words(behind: keyword)
    case .clock: clock = try cursor.next(ClockDirection.self)
    case .home: try readTeam(.home, &cursor)
    case .visiting: try readTeam(.visiting, &cursor)
    case .kind: kind = try cursor.next(GameKind.self)
    case .date: date = try cursor.date()
    case .periods: regulation = try cursor.regulation()
    case .overtime: overtimeLength = try cursor.length()
    case .shooters: shooters = try cursor.shooters()
    case .league: league = try cursor.text(.textBehind(keyword.word))
    case .season: season = try cursor.year()
    case .id: id = try cursor.text(.textBehind(keyword.word))
    case .from, .decides, .gap, .disputed, .omits:
      throw cursor.failure(.notInThisHead(keyword.word), at: cursor.line.tokens.first)
    }
    try cursor.expectEnd()
  }

  /// Reads a team's letters and, after them, the numbers of its players.
  private mutating func readTeam(
    _ team: Team, _ cursor: inout LineCursor
  ) throws(NotationError) {
    letters[team] = try cursor.letters()
    rosters[team] = []
    var numbers: Set<Int> = []
    while let token = cursor.peek {
      let player = try cursor.rosteredPlayer()
      guard numbers.insert(player.number).inserted else {
        throw cursor.failure(.numberTwice(player.number), at: token)
      }
      rosters[team].append(player)
      if player.position == .goalkeeper { goalkeepers.insert(Player(team, player.number)) }
    }
  }

  /// A team's letters and the numbers of its players, as its line of the head has them.
  private func headText(of team: Team) -> String {
    let players = rosters[team].map { player in
      let isGoalkeeper =
        player.position == .goalkeeper || goalkeepers.contains(Player(team, player.number))
      return " \(player.number)" + (isGoalkeeper ? "g" : "")
    }
    return letters[team] + players.joined()
  }

  /// The head as canonical lines, without those that are the same in `base`.
  package func headLines(beyond base: GameLog = GameLog()) -> [String] {
    var lines: [String] = []
    func add<Value: Equatable>(
      _ keyword: HeadKeyword, _ value: (GameLog) -> Value, _ text: (Value) -> String?
    ) {
      let value = (own: value(self), base: value(base))
      guard value.own != value.base, let text = text(value.own)?.headText else { return }
      lines.append(keyword.line(text))
    }
    // A line of books cannot name a book with a blank in its name.
    add(
      .under, { $0.books.filter { $0.headText == $0 && !$0.contains(" ") } },
      { $0.joined(separator: " ") })
    add(.clock, { $0.clock }, { $0.word })
    add(.home, { $0.headText(of: .home) }, { $0 })
    add(.visiting, { $0.headText(of: .visiting) }, { $0 })
    add(.kind, { $0.kind }, { $0.word })
    add(.date, { $0.date }, { $0.flatMap { Notation.isDate($0) ? $0 : nil } })
    add(.periods, { $0.regulation }, { $0.map { "\($0.periods) \($0.length.text)" } })
    add(.overtime, { $0.overtimeLength }, { $0?.text })
    add(.shooters, { $0.shooters }, { $0.map { "\($0.home) \($0.visiting)" } })
    add(.league, { $0.league }, { $0 })
    add(.season, { $0.season }, { $0.flatMap { Notation.years.contains($0) ? "\($0)" : nil } })
    add(.id, { $0.id }, { $0 })
    return lines
  }
}

extension LineCursor {
  /// The remaining words, at least one.
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

  /// A player's number, with a `g` after that of a goalkeeper.
  fileprivate mutating func rosteredPlayer() throws(NotationError) -> RosteredPlayer {
    let token = try next(.playerNumber)
    let isGoalkeeper = token.text.hasSuffix("g")
    let digits = isGoalkeeper ? token.text.dropLast() : token.text[...]
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCIIDigit }) else {
      throw failure(.expected(.playerNumber, found: token.text), at: token)
    }
    return RosteredPlayer(
      number: try number(digits, at: token), position: isGoalkeeper ? .goalkeeper : nil)
  }

  /// A date such as `2016-04-28`.
  fileprivate mutating func date() throws(NotationError) -> String {
    let token = try next(.date)
    guard Notation.isDate(token.text) else {
      throw failure(.expected(.date, found: token.text), at: token)
    }
    return token.text
  }

  fileprivate mutating func year() throws(NotationError) -> Int {
    let token = try next(.year)
    guard token.text.count == 4, token.text.allSatisfy({ $0.isASCIIDigit }),
      let year = Int(token.text), Notation.years.contains(year)
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

  /// The number of players of each team who may shoot in the shoot-out, home first.
  fileprivate mutating func shooters() throws(NotationError) -> PerTeam<Int> {
    PerTeam(home: try shooterCount(), visiting: try shooterCount())
  }

  private mutating func shooterCount() throws(NotationError) -> Int {
    let token = try next(.shooterCount)
    guard token.text.count <= 2, token.text.allSatisfy({ $0.isASCIIDigit }),
      let count = Int(token.text), count > 0
    else { throw failure(.expected(.shooterCount, found: token.text), at: token) }
    return count
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
  /// The letters that a period's name begins with.
  static let periodLetters = ["P", "OT", "SO"]

  /// The years that a log can give: those of four digits.
  package static let years = 1000...9999

  /// Whether `text` is a date such as `2016-04-28`.
  package static func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map({ $0.count }) == [4, 2, 2],
      parts.allSatisfy({ $0.allSatisfy({ $0.isASCIIDigit }) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return false }
    return (1...12).contains(month) && (1...days(of: month, in: year)).contains(day)
  }

  /// The number of days of `month` in `year`.
  private static func days(of month: Int, in year: Int) -> Int {
    let isLeapYear =
      year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
    return switch month {
    case 2: isLeapYear ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether `letters` can name a team.
  package static func isTeam(_ letters: String) -> Bool {
    NameParts(letters)?.rest.isEmpty == true && !periodLetters.contains(letters)
  }
}

extension String {
  /// The text as the value of a head line, or `nil` if none of it can be written.
  package var headText: String? {
    let words = writableWords(without: ["#"])
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The words of the text as they will be read back from a line: none begins with one of `marks`,
  /// and a `>` at the beginning of one is a separate word.
  func writableWords(without marks: [Unicode.Scalar]) -> [String] {
    var words: [String] = []
    for word in blankSeparated {
      var rest = word.unicodeScalars.drop { marks.contains($0) }
      while rest.first == ">" {
        words.append(">")
        rest = rest.dropFirst().drop { marks.contains($0) }
      }
      if !rest.isEmpty { words.append(String(rest)) }
    }
    return words
  }
}
