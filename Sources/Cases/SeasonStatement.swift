package import HockeyRules
import Scoresheets
package import Seasons

/// What follows from one game to the next.
package enum SeasonStatement: Sendable, Hashable {
  /// Whether these may play in the game above.
  case mayPlay([Person], Bool)
  /// What follows from the game for a person: so many games, perhaps at least, or so many days.
  case out(Person, games: Int, isMinimum: Bool, days: Int?)
  /// He is out until the authority has ruled.
  case outUntilRuled(Person)
  /// He is out for the rest of the season.
  case outForTheSeason(Person)
  /// He is reported, and nothing follows automatically.
  case reported(Person)
  /// Whether he may play in games that follow in the same series.
  case later(Person, games: [String], isOut: Bool)
  /// How many calls of a person, or a team, count under the rule of that name.
  case counts(Person, Int, key: String)
  /// His call put him out of the game itself, because of those in earlier games.
  case ejected(Person)
  /// The goals of the game, the home team's first.
  case score(PerTeam<Int>)
  /// He played although he was out.
  case playedWhileOut(Person)
  /// What becomes of a goal with a player on the ice who may not play; `nil` if that is left to the
  /// league.
  case ineligiblesGoal(EjectedScorer?)
}

extension LineCursor {
  /// What the rest of the line states.
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

  /// What was ruled: a number of games, `the-season`, `until 2027-01-15` or `until-hearing`.
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

  /// A person: `A6`, `A coach`, `A bench`, or a club by its letters; of any club if `notation` is
  /// `nil`.
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

  /// The person of the club whose letters have just been read.
  private mutating func person(behind letters: String) -> Person {
    if let staff = peek.flatMap({ Staff(rawValue: $0.text) }) {
      skip()
      return Person(letters, .staff(staff))
    }
    return Person(letters, take("bench") ? .bench : .club)
  }

  ///
  /// A feed's player without a number is named by his id behind a blank: `T6 8473419`.
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
