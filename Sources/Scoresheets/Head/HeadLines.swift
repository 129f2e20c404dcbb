import HockeyRules

extension GameLog {
  /// Reads the value of the head line `keyword`, at which `cursor` stands.
  package mutating func readHead(
    _ keyword: HeadKeyword, _ cursor: inout LineCursor
  ) throws(NotationError) {
    let isOfTeam = cursor.peek.map { Team(word: $0.text) != nil } ?? true
    if keyword == .name, !isOfTeam { return try readPlayerName(&cursor) }
    let team: Team? = keyword.isPerTeam ? try cursor.next(Team.self) : nil
    var reader = HeadLineReader(keyword: keyword, team: team, cursor: cursor)
    try describeHead(to: &reader)
    cursor = reader.cursor
    guard reader.isRead else {
      throw cursor.failure(.notInThisHead(keyword.word), at: cursor.line.tokens.first)
    }
    try cursor.expectEnd()
  }

  /// The head as canonical lines; a line that only repeats the usual value is left out.
  package func headLines() -> [String] {
    let (own, usual) = (HeadLineWriter(self), HeadLineWriter(GameLog()))
    return HeadKeyword.allCases.flatMap { keyword in
      var texts = own.texts[keyword] ?? []
      if keyword == .name {
        let named = Set(playerNames.keys).byTeamAndNumber
        texts += named.compactMap { player in
          playerNames[player]?.headText.map { "\(letters.name(of: player)) \($0)" }
        }
      }
      return texts == usual.texts[keyword] ? [] : texts.map { keyword.line($0) }
    }
  }

  /// Reads a player, such as `A6`, and his name.
  private mutating func readPlayerName(_ cursor: inout LineCursor) throws(NotationError) {
    let token = try cursor.next(.player)
    guard let parts = NameParts(token.text), !parts.rest.isEmpty,
      parts.rest.allSatisfy({ $0.isASCIIDigit })
    else { throw cursor.failure(.expected(.named, found: token.text), at: token, near: Team.words) }
    guard let team = Team.allCases.first(where: { letters[$0] == parts.letters }) else {
      throw cursor.failure(.unknownTeam(parts.letters, letters: letters), at: token)
    }
    let player = Player(team, try cursor.number(parts.rest, at: token))
    playerNames[player] = try cursor.text(.textBehind(token.text))
    try cursor.expectEnd()
  }

  /// Reads a team's letters and, after them, the numbers of its players.
  fileprivate mutating func readTeam(
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

  /// The value of the team's line in the head: its letters and the numbers of its players.
  fileprivate func headText(of team: Team) -> String {
    let players = rosters[team].map { player in
      let isGoalkeeper =
        player.position == .goalkeeper || goalkeepers.contains(Player(team, player.number))
      return " \(player.number)" + (isGoalkeeper ? "g" : "")
    }
    return letters[team] + players.joined()
  }
}

private struct HeadLineReader: HeadForm {
  let keyword: HeadKeyword
  /// The team that the line is about.
  let team: Team?
  var cursor: LineCursor
  /// Whether sheets have a line of the keyword.
  var isRead = false

  mutating func fact<Fact: HeadFact>(
    _: Fact.Type, _ keyword: HeadKeyword?, of team: Team?, _: HeadKey, _ value: inout Fact.Value?
  ) throws(NotationError) {
    guard let keyword, keyword == self.keyword, team == self.team else { return }
    value = try Fact.read(&cursor, keyword)
    isRead = true
  }

  mutating func team(
    _ team: Team, _ keyword: HeadKeyword, _: HeadKey, of log: inout GameLog
  ) throws(NotationError) {
    guard keyword == self.keyword else { return }
    try log.readTeam(team, &cursor)
    isRead = true
  }
}

/// Collects the texts after the keywords.
private struct HeadLineWriter: HeadForm {
  typealias Failure = Never

  private(set) var texts: [HeadKeyword: [String]] = [:]

  init(_ log: GameLog) {
    var log = log
    log.describeHead(to: &self)
  }

  mutating func fact<Fact: HeadFact>(
    _: Fact.Type, _ keyword: HeadKeyword?, of team: Team?, _: HeadKey, _ value: inout Fact.Value?
  ) {
    guard let keyword, let text = value.flatMap({ Fact.text($0) }),
      let text = keyword == .color ? text : text.headText
    else { return }
    texts[keyword, default: []].append((team.map { "\($0.word) " } ?? "") + text)
  }

  mutating func team(_ team: Team, _ keyword: HeadKeyword, _: HeadKey, of log: inout GameLog) {
    if let text = log.headText(of: team).headText { texts[keyword] = [text] }
  }
}

/// Finds the words that may follow one keyword.
struct HeadWords: HeadForm {
  typealias Failure = Never

  private let keyword: HeadKeyword
  private(set) var words: [String] = []

  init(after keyword: HeadKeyword) {
    self.keyword = keyword
    var log = GameLog()
    log.describeHead(to: &self)
  }

  mutating func fact<Fact: HeadFact>(
    _: Fact.Type, _ keyword: HeadKeyword?, of team: Team?, _: HeadKey, _: inout Fact.Value?
  ) {
    if keyword == self.keyword { words = team == nil ? Fact.words : Team.words }
  }

  mutating func team(_: Team, _: HeadKeyword, _: HeadKey, of _: inout GameLog) {}
}

extension LineCursor {
  /// The remaining words, of which there must be at least one.
  package mutating func words(behind keyword: HeadKeyword) throws(NotationError) -> [String] {
    var words = [try next(.textBehind(keyword.word)).text]
    while let token = peek {
      words.append(token.text)
      skip()
    }
    return words
  }

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

  /// A player's number, followed by `g` for a goalkeeper.
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
}

extension Notation {
  /// The letters with which a period's name begins.
  static let periodLetters = ["P", "OT", "SO"]

  /// The years that a log can give: years of four digits.
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

  private static func days(of month: Int, in year: Int) -> Int {
    let isLeapYear =
      year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
    return switch month {
    case 2: isLeapYear ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  package static func isTeam(_ letters: String) -> Bool {
    NameParts(letters)?.rest.isEmpty == true && !periodLetters.contains(letters)
  }
}

extension String {
  /// The text as the value of a head line, or `nil` if no word of the text can be written there.
  package var headText: String? {
    let words = writableWords(without: ["#"])
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The words of the text as a reader of the line will see them.
  ///
  /// No word begins with one of `marks`; a `>` at a word's beginning is a separate word.
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
