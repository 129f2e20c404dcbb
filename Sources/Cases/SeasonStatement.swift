package import HockeyRules
import Scoresheets
package import Seasons

/// A statement about the consequences of games for later games.
package enum SeasonStatement: Sendable, Hashable {
  /// The persons may play in the game above or, if the flag is false, may not.
  case mayPlay([Person], Bool)
  /// A person is out of a number of games, or of at least that number, or for a number of days.
  case out(Person, games: Int, isMinimum: Bool, days: Int?)
  /// A person is out until the authority has ruled.
  case outUntilRuled(Person)
  /// A person is out for the rest of the season.
  case outForTheSeason(Person)
  /// A person is reported, and is out of no game for now.
  case reported(Person)
  /// A person may play in these later games of the series, or is out of them.
  case later(Person, games: [String], isOut: Bool)
  /// A number of a person's calls, or of a club's, counts under the rule with this key.
  case counts(Person, Int, key: String)
  /// A call put a person out of the game itself because of calls in earlier games.
  case ejected(Person)
  /// The goals of the game, the home team's first.
  case score(PerTeam<Int>)
  /// A person played although he was out.
  case playedWhileOut(Person)
  /// Whether a goal counts if a player on the ice may not play; `nil` lets the league decide.
  case ineligiblesGoal(EjectedScorer?)
}

extension LineCursor {
  /// Reads the rest of the line as a statement.
  mutating func seasonStatement(
    in notation: Notation
  ) throws(NotationError) -> SeasonStatement {
    if take("may") {
      let may = !take("not")
      guard take("play") else { throw failure(.oneOf(["play", "not"])) }
      var persons = [try person(in: notation)]
      while !isAtEnd { persons.append(try person(in: notation)) }
      return .mayPlay(persons, may)
    }
    if take("ineligible") {
      guard take("goal") else { throw failure(.oneOf(["goal"])) }
      let words = EjectedScorer.allCases.map { $0.rawValue } + ["open"]
      let word = try next(.oneOf(words))
      if word.text == "open" { return .ineligiblesGoal(nil) }
      guard let goal = EjectedScorer(rawValue: word.text) else {
        throw failure(.expected(.oneOf(words), found: word.text), at: word, near: words)
      }
      return .ineligiblesGoal(goal)
    }
    if take("score") { return .score(PerTeam(home: try count(), visiting: try count())) }
    let person = try person(in: notation)
    let verbs = ["out", "plays", "ejected", "counts", "reported", "played"]
    let verb = try next(.oneOf(verbs))
    switch verb.text {
    case "out": return try out(person)
    case "plays":
      guard take("game") else { throw failure(.oneOf(["game"])) }
      return .later(person, games: try games(), isOut: false)
    case "counts": return .counts(person, try count(), key: try next(.word).text)
    case "ejected": return .ejected(person)
    case "reported": return .reported(person)
    case "played":
      guard take("while"), take("out") else { throw failure(.oneOf(["while out"])) }
      return .playedWhileOut(person)
    default: throw failure(.expected(.oneOf(verbs), found: verb.text), at: verb, near: verbs)
    }
  }

  private mutating func out(_ person: Person) throws(NotationError) -> SeasonStatement {
    if take("until") {
      guard take("ruled") else { throw failure(.oneOf(["ruled"])) }
      return .outUntilRuled(person)
    }
    if take("for") {
      guard take("the"), take("season") else { throw failure(.oneOf(["the season"])) }
      return .outForTheSeason(person)
    }
    guard take("of") else { throw failure(.oneOf(["of", "until", "for"])) }
    if take("game") { return .later(person, games: try games(), isOut: true) }
    let games = try count()
    guard take("game") || take("games") else { throw failure(.oneOf(["games"])) }
    var isMinimum = false
    if take("at") {
      guard take("least") else { throw failure(.oneOf(["least"])) }
      isMinimum = true
    }
    var days: Int?
    if take("or") {
      days = try count()
      guard take("days") else { throw failure(.oneOf(["days"])) }
    }
    try expectEnd()
    return .out(person, games: games, isMinimum: isMinimum, days: days)
  }

  /// The ids of games: `62 63`, `71 to 74`.
  private mutating func games() throws(NotationError) -> [String] {
    var ids = [try next(.game).text]
    while let token = peek {
      skip()
      if token.text == "to" {
        let last = try next(.game)
        guard let series = GameNumber(ids[ids.count - 1]).ids(to: GameNumber(last.text)) else {
          throw failure(.expected(.game, found: last.text), at: last)
        }
        ids += series.dropFirst()
      } else {
        ids.append(token.text)
      }
    }
    return ids
  }
}

extension LineCursor {
  /// A whole number.
  mutating func count() throws(NotationError) -> Int {
    let token = try next(.number)
    guard !token.text.isEmpty, token.text.allSatisfy({ $0.isASCIIDigit }) else {
      throw failure(.expected(.number, found: token.text), at: token)
    }
    return try number(token.text, at: token)
  }

  /// Reads a ruling: a number of games, `the-season`, `until 2027-01-15` or `until-hearing`.
  mutating func ruling() throws(NotationError) -> SeasonRule.Sanction {
    if take("the-season") { return .season }
    if take("until-hearing") { return .untilRuled }
    guard take("until") else { return .games(try count()) }
    let token = try next(.date)
    guard Day(token.text) != nil else {
      throw failure(.expected(.date, found: token.text), at: token)
    }
    return .until(token.text)
  }

  /// Reads a person: `A6`, `A coach`, `A bench`, or a club by its letters.
  ///
  /// Without `notation`, the person may be of any club.
  mutating func person(in notation: Notation?) throws(NotationError) -> Person {
    let token = try next(.player)
    guard let notation else { return try person(ofAnyClub: token) }
    switch try named(token, .player, in: notation) {
    case .player(let player), .goalkeeper(let player):
      return Person(notation.letters[player.team], .player(player.number))
    case .team(let team): return person(behind: notation.letters[team])
    case .unidentified: throw failure(.expected(.player, found: token.text), at: token)
    }
  }

  /// Reads the rest of a person's name, after the letters of his club.
  private mutating func person(behind letters: String) -> Person {
    if let staff = peek.flatMap({ Staff(rawValue: $0.text) }) {
      skip()
      return Person(letters, .staff(staff))
    }
    return Person(letters, take("bench") ? .bench : .club)
  }

  /// Reads a person of any club, whose name begins with `token`.
  ///
  /// A feed's player without a number has his id after a blank: `T6 8473419`.
  private mutating func person(ofAnyClub token: Token) throws(NotationError) -> Person {
    if let id = peek, token.text.last?.isASCIIDigit == true, id.text.utf8.count > 4,
      id.text.allSatisfy({ $0.isASCIIDigit })
    {
      skip()
      return Person(token.text, .player(try number(id.text, at: id)))
    }
    let letters = String(token.text.prefix { $0.isLetter && !$0.isLowercase })
    let rest = token.text.dropFirst(letters.count)
    let digits = rest.hasSuffix("g") ? rest.dropLast() : rest
    guard Notation.isTeam(letters),
      rest.isEmpty || !digits.isEmpty && digits.allSatisfy({ $0.isASCIIDigit })
    else { throw failure(.expected(.player, found: token.text), at: token) }
    if rest.isEmpty { return person(behind: letters) }
    return Person(letters, .player(try number(digits, at: token)))
  }
}
