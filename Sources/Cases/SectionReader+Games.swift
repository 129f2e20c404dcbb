import HockeyRules
import Scoresheets
import Seasons

// The games of a season, or of a case of several games. Each has a line and lines below it.
extension SectionReader {
  /// The word with which a game's line begins.
  static let game = "game"

  /// The last game; there must be one.
  private var last: SeasonEntry {
    get { draft.games[draft.games.count - 1] }
    set { draft.games[draft.games.count - 1] = newValue }
  }

  /// Keeps the log that was read for the current game or, before the first game, for the head.
  mutating func closeGame() {
    if draft.games.isEmpty { draft.log = sheet.log } else { last.game.log = sheet.log }
  }

  /// Reads a game's line, or a line below it.
  mutating func readInGame(_ line: NotationLine) throws(NotationError) {
    var cursor = LineCursor(line)
    guard let first = cursor.peek else { return }
    if cursor.take(Self.game) {
      try beginGame(&cursor, at: first)
    } else if cursor.take(">") {
      return try readSeasonExpectation(at: first, cursor)
    } else if let word = DecisionWord(rawValue: first.text) {
      cursor.skip()
      try readDecision(word, &cursor)
    } else {
      return try readPlayOfGame(line, cursor)
    }
    let words = line.tokens.map { $0.text }.joined(separator: " ")
    add(first.text == Self.game ? .game(words) : .decision(words), line)
  }

  private mutating func readPlayOfGame(
    _ line: NotationLine, _ cursor: LineCursor
  ) throws(NotationError) {
    do throws(NotationError) {
      let content = try sheet.read(line).content
      add(CaseLine.Content(content, in: sheet.log), line)
    } catch {
      // A first word that resembles a decision's word is reported as that word misspelt.
      let words = DecisionWord.allCases.map { $0.rawValue }
      guard let first = cursor.peek, nearestMatch(to: first.text, among: words) != nil else {
        throw error
      }
      throw cursor.failure(.expected(.oneOf(words), found: first.text), at: first, near: words)
    }
  }

  /// Begins the game of a line such as `game 5 to 9 play-offs season 2`.
  private mutating func beginGame(
    _ cursor: inout LineCursor, at word: NotationLine.Token
  ) throws(NotationError) {
    closeGame()
    guard draft.log.plays.isEmpty else { throw cursor.failure(.unexpected(word.text), at: word) }
    let first = try cursor.next(.game).text
    var ids = [first]
    if cursor.take("to") {
      let token = try cursor.next(.game)
      guard let series = GameNumber(first).ids(to: GameNumber(token.text)) else {
        throw cursor.failure(.expected(.game, found: token.text), at: token)
      }
      ids = series
    }
    var game = SeasonGame(id: first, log: draft.log)
    let previous = draft.games.last?.game
    game.stage = previous?.stage ?? game.stage
    game.season = previous?.season ?? draft.log.season
    while let token = cursor.peek {
      cursor.skip()
      if let stage = Stage(rawValue: token.text) {
        game.stage = stage
      } else if token.text == "season" {
        let number = try cursor.next(.number)
        game.season = try cursor.number(number.text, at: number)
      } else {
        let known = Stage.allCases.map { $0.rawValue } + ["season"]
        throw cursor.failure(
          .expected(.oneOf(known), found: token.text), at: token, near: known)
      }
    }
    draft.games.append(SeasonEntry(game: game, ids: ids, line: cursor.line.number))
    sheet = SheetReader(head: game.log)
  }

  private enum DecisionWord: String, CaseIterable {
    case absent, dressed, ruled, rescinded, reduced, stayed, upheld, reported
  }

  private mutating func readDecision(
    _ word: DecisionWord, _ cursor: inout LineCursor
  ) throws(NotationError) {
    // A decision may concern any club, even one whose letters the head does not give.
    let person = try cursor.person(in: nil)
    let kind: SeasonGame.Decision.Kind
    switch word {
    case .absent:
      last.game.absent.insert(person)
      return
    case .dressed:
      last.game.dressed.insert(person)
      return
    case .ruled: kind = .ruled(try cursor.ruling())
    case .reduced: kind = .reduced(games: try cursor.count())
    case .rescinded: kind = .rescinded
    case .stayed: kind = .stayed
    case .upheld: kind = .upheld
    case .reported: kind = .reported(Infraction(rawValue: try cursor.next(.infraction).text))
    }
    let reason = cursor.isAtEnd ? "" : try cursor.text(.reason)
    last.game.decisions.append(SeasonGame.Decision(person, kind, reason: reason))
  }

  private mutating func readSeasonExpectation(
    at mark: NotationLine.Token, _ cursor: LineCursor
  ) throws(NotationError) {
    var cursor = cursor
    let place = CasePlace(
      file: file, line: cursor.line.number, column: cursor.line.column(of: mark))
    let books = try cursor.books()
    let citation = cursor.citation()
    let expectation = SeasonExpectation(
      books: books, statement: try cursor.seasonStatement(in: sheet.notation),
      citation: citation, place: place)
    last.expectations.append(expectation)
    add(.seasonExpectation(expectation), cursor.line)
  }
}

/// The number of a game in its series: `62`, `PO5`.
struct GameNumber {
  var series: String
  var number: Int?

  init(_ id: String) {
    let digits = id.reversed().prefix { $0.isASCIIDigit }.count
    series = String(id.dropLast(digits))
    number = digits > 0 && digits < 9 ? Int(id.suffix(digits)) : nil
  }

  /// The ids from this number to `last`, or `nil` if the two are not in one series.
  func ids(to last: GameNumber) -> [String]? {
    guard let number, let end = last.number, last.series == series || last.series.isEmpty,
      end >= number, end - number < 1_000
    else { return nil }
    return (number...end).map { "\(series)\($0)" }
  }

  /// The ids of the games between this number and `next`, if the two are in one series.
  func ids(before next: GameNumber) -> [String] {
    guard next.series == series else { return [] }
    return Array((ids(to: next) ?? []).dropFirst().dropLast())
  }
}
