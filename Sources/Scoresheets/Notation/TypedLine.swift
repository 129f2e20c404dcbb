import HockeyRules

extension NotationLine {
  /// Creates a line of the sheet of `log` from a line typed in a hurry: `tor 15 2 hook` is `TOR15 2
  /// hooking`.
  ///
  /// Letters may be in any case, players and calls in several words, infractions by their
  /// beginnings, times without a colon. Each word keeps its place among the typed bytes, where an
  /// error can point at it.
  ///
  /// The first `count` words, such as a command's, are left out; in a shoot-out, `B9 scored` is an
  /// attempt.
  ///
  /// - Throws: `NotationError` if the bytes are not text, or if a word is ambiguous.
  package init(
    typed bytes: [UInt8], number: Int, in log: GameLog, skipping count: Int = 0,
    isShootOut: Bool = false
  ) throws(NotationError) {
    let line = try NotationLine(number: number, bytes: bytes, numberSigns: true)
    var words = TypedWords(line, log, skipping: count)
    words.isShootOut = isShootOut || log.plays.last?.event.play.isShootOut ?? false
    try words.readLine()
    self = NotationLine(line, tokens: words.read)
  }

  /// The number of words at the beginning of a typed line that give its period and its time.
  package static func placeCount(in words: [String]) -> Int {
    let hasPeriod = words.first.map { TypedWords.period($0) != nil } ?? false
    let behind = words.dropFirst(hasPeriod ? 1 : 0).first ?? ""
    return (hasPeriod ? 1 : 0) + (TypedWords.time(behind) == nil && !behind.contains(":") ? 0 : 1)
  }

  /// Creates the line with other words in the same places.
  init(_ line: NotationLine, tokens: [Token]) {
    number = line.number
    bytes = line.bytes
    comment = line.comment
    self.tokens = tokens
  }
}

/// A reader of typed words, which puts them into the notation.
struct TypedWords {
  typealias Token = NotationLine.Token

  let line: NotationLine
  let letters: PerTeam<String>
  let log: GameLog
  var isShootOut = false
  var rest: ArraySlice<Token>
  /// The words so far, in the notation.
  var read: [Token] = []
  /// The team of the play, and whether a call could be read.
  var (team, hasCall): (Team?, Bool) = (nil, false)

  init(_ line: NotationLine, _ log: GameLog, skipping count: Int) {
    self.line = line
    letters = log.letters
    rest = line.tokens.dropFirst(count)
    self.log = log
  }

  mutating func readLine() throws(NotationError) {
    if let first = rest.first, [SheetReader.insert, SheetReader.atTime].contains(first.lowercased) {
      take(as: first.lowercased)
    }
    readPlace()
    if rest.first?.text == PositionLine.keyword { return takeRest() }
    try readPlay()
    takeRest()
  }
}

extension TypedWords {
  var next: String? { rest.first?.lowercased }

  var second: String? { rest.dropFirst().first?.lowercased }

  /// Takes the next `count` words as one word, `text`.
  mutating func take(_ count: Int = 1, as text: String) {
    guard let first = rest.first, let last = rest.prefix(count).last else { return }
    read.append(
      Token(
        text: text, range: first.range.lowerBound..<last.range.upperBound,
        standsApart: first.standsApart))
    rest = rest.dropFirst(count)
  }

  mutating func drop() { rest = rest.dropFirst() }

  mutating func takeRest() {
    read += rest
    rest = []
  }

  /// Takes the next one to three words as one of `words`, in any case and with or without hyphens.
  ///
  /// Returns `nil` if the next words are none of `words`.
  mutating func take(oneOf words: [String]) -> String? {
    for count in [3, 2, 1] where rest.count >= count {
      let typed = rest.prefix(count).map({ $0.lowercased }).joined().letters
      guard !typed.isEmpty, let word = words.first(where: { $0.letters == typed }) else { continue }
      take(count, as: word)
      return word
    }
    return nil
  }
}

extension TypedWords {
  /// Reads the period and the time before a play.
  mutating func readPlace() {
    if let word = next, let period = Self.period(word) { take(as: period) }
    readTime()
  }

  mutating func readTime() {
    guard let word = next, let first = word.first, first.isASCIIDigit || first == ":" else {
      return
    }
    // A number before a team is a time in seconds.
    let isSeconds = word.utf8.count <= 2 && second.map { team(meantBy: $0) != nil } ?? false
    take(as: Self.time(word) ?? (isSeconds ? Self.time(word + ".0") : nil) ?? word)
  }

  static func period(_ word: String) -> String? {
    let capitals = word.uppercased()
    guard let parts = NameParts(capitals), Notation.periodLetters.contains(parts.letters),
      parts.rest.allSatisfy({ $0.isASCIIDigit }), capitals != "P"
    else { return nil }
    return capitals
  }

  /// The time that a word such as `1234`, `12.34`, `:45` or `30.5` means, or `nil`.
  static func time(_ word: String) -> String? {
    var whole = word[...]
    var tenths = ""
    if let point = word.lastIndex(of: "."), point != word.startIndex {
      let behind = word[word.index(after: point)...]
      if behind.count == 2, !word.contains(":") {
        whole = word[..<point] + behind
      } else if behind.count == 1 {
        whole = word[..<point]
        tenths = String(word[point...])
      }
    }
    if whole.first == ":", whole.count == 3 { return "0" + whole + tenths }
    if (1...2).contains(whole.count), !tenths.isEmpty, whole.allSatisfy({ $0.isASCIIDigit }) {
      return "0:" + (whole.count == 1 ? "0" : "") + whole + (tenths == ".0" ? "" : tenths)
    }
    // `270` is no time: the error should show the typed word, not `2:70`.
    guard (3...4).contains(whole.count), whole.allSatisfy({ $0.isASCIIDigit }),
      whole.suffix(2) < "60"
    else { return nil }
    return whole.dropLast(2) + ":" + whole.suffix(2) + tenths
  }

  /// Takes the next words as a player or a team; returns its team.
  mutating func takeName() -> Team? {
    guard let word = next else { return nil }
    if let number = Self.number(word, needsSign: true) { return takePlayer(numbered: number) }
    for team in Team.allCases {
      let name = letters[team].lowercased()
      guard word.hasPrefix(name) else { continue }
      let behind = String(word.dropFirst(name.count))
      if behind.isEmpty {
        takeTeam(team)
      } else if let number = Self.number(behind) {
        take(as: letters[team] + number)
      } else if behind == "?" {
        take(as: letters[team] + "?")
      } else {
        continue
      }
      return team
    }
    return nil
  }

  /// Takes the next words as the subject of a play: a player or a team.
  ///
  /// A team may be named by the beginning of its letters or as `home` or `visitors`, its goalkeeper
  /// as `goalie`.
  mutating func takeSubject() throws(NotationError) -> Team? {
    if let team = takeName() {
      try takeGoalkeeper(of: team)
      return team
    }
    guard let word = next, let team = team(meantBy: word) else { return nil }
    let behind = word.drop { $0.isLetter }
    if behind.isEmpty {
      takeTeam(team)
    } else {
      take(as: letters[team] + behind.filter { $0 != "#" })
    }
    try takeGoalkeeper(of: team)
    return team
  }

  /// The team that the letters of `word` name, in full or by a beginning that only this team's
  /// letters have.
  func team(meantBy word: String) -> Team? {
    let typed = word.lowercased().prefix { $0.isLetter }
    let behind = String(word.dropFirst(typed.count))
    guard !typed.isEmpty, behind.isEmpty || behind == "?" || Self.number(behind) != nil else {
      return nil
    }
    if let exact = Team.allCases.first(where: { letters[$0].lowercased() == typed }) {
      return exact
    }
    if let team = Self.sides[String(typed)] { return team }
    let meant = Team.allCases.filter { letters[$0].lowercased().hasPrefix(typed) }
    return meant.count == 1 ? meant[0] : nil
  }

  private static let sides: [String: Team] = [
    "home": .home, "visitor": .visiting, "visitors": .visiting, "visiting": .visiting,
    "away": .visiting, "guest": .visiting, "guests": .visiting,
  ]

  /// Takes the word `goalie` after a team as its goalkeeper: the number that follows, or the only
  /// goalkeeper of the team whom the log knows.
  private mutating func takeGoalkeeper(of team: Team) throws(NotationError) {
    guard let word = next, Self.goalkeepers.contains(word), read.last?.text == letters[team] else {
      return
    }
    if let change = second, let on = Self.changes[change] {
      take(as: PositionWord.goalkeeper.word)
      return take(as: on)
    }
    let third = rest.dropFirst(2).first?.text.first
    let isNumbered = second.flatMap { Self.number($0) } != nil && third?.isASCIIDigit ?? false
    let known = Set(
      log.goalkeepers.filter { $0.team == team }.map { $0.number }
        + log.rosters[team].filter { $0.position == .goalkeeper }.map { $0.number })
    guard isNumbered || known.count == 1, let subject = read.popLast(),
      let number = isNumbered ? second.flatMap({ Self.number($0) }) : known.first.map({ "\($0)" })
    else {
      throw LineCursor(line).failure(
        .expected(.playerNumber, found: rest.first?.text ?? ""), at: rest.first)
    }
    take(isNumbered ? 2 : 1, as: subject.text + number + (number.hasSuffix("g") ? "" : "g"))
  }

  private static let goalkeepers = ["goalie", "goalkeeper", "goaltender", "keeper"]
  private static let changes = [
    "off": "off", "out": "off", "pulled": "off", "on": "on", "in": "on", "back": "on",
  ]

  /// Takes the next word as `team`, together with the number of a player if one follows.
  mutating func takeTeam(_ team: Team) {
    if let second, let number = second == "?" ? "?" : Self.number(second) {
      take(2, as: letters[team] + number)
    } else {
      take(as: letters[team])
    }
  }

  /// Takes the next word, a number, as the only player known with that number.
  mutating func takePlayer(numbered number: String) -> Team? {
    let digits = number.hasSuffix("g") ? String(number.dropLast()) : number
    let players = log.knownPlayers
    let teams = Team.allCases.filter { team in
      Int(digits).map { players.contains(Player(team, $0)) } ?? false
    }
    guard teams.count == 1 else { return nil }
    take(as: letters[teams[0]] + number)
    return teams[0]
  }

  /// The number in `15`, `#15` or `30g`.
  static func number(_ word: String, needsSign: Bool = false) -> String? {
    let hasSign = word.hasPrefix("#")
    let number = hasSign ? word.dropFirst() : word[...]
    let digits = number.hasSuffix("g") ? number.dropLast() : number
    guard hasSign || !needsSign, (1...9).contains(digits.count),
      digits.allSatisfy({ $0.isASCIIDigit })
    else { return nil }
    return String(number)
  }

  /// Takes the next words as a player; a number alone means a player of `team`.
  mutating func takePlayer(of team: Team?) {
    if let team, let word = next, let number = Self.number(word) {
      take(as: letters[team] + number)
    } else {
      _ = takeName()
    }
  }
}

extension NotationLine.Token {
  var lowercased: String { text.lowercased() }
}

extension String {
  /// The text without hyphens, for comparing words.
  var letters: String { String(filter { $0 != "-" }) }
}
