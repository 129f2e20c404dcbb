package import Cases
import HockeyRules
package import Scoresheets

/// A game of a season file or of a case of several games, as it is written.
package struct SeasonEntry: Sendable {
  package var game: SeasonGame
  /// The ids of the games that the line stands for, itself included.
  package var ids: [String]
  /// The expectations below it.
  package var expectations: [SeasonExpectation] = []
  /// The line, from 1.
  package var line: Int

  /// The games that it stands for: the decisions come after the last.
  package var games: [SeasonGame] {
    ids.map { id in
      var game = game
      game.id = id
      if id != ids.last { game.decisions = [] }
      return game
    }
  }
}

/// A case of several games, and what the book is expected to make follow from each.
package struct SeasonCase: Sendable {
  package var title: String
  package var ids: [String] = []
  package var from: String?
  package var decides: [String] = []
  package var verdict = Verdict.judged
  /// The head of its games: the books, the clubs, the clock.
  package var head = GameLog()
  package var entries: [SeasonEntry] = []
  package var place: CasePlace
}

/// A file of games that follow one another: one season, or cases of several games.
package struct SeasonFile: Sendable {
  /// The season, if the file has games before any title.
  package var season: SeasonCase
  package var cases: [SeasonCase] = []
  package var omits: [Omission] = []
  package var errors: [NotationError] = []
  /// The file in its canonical form, as far as its lines could be read.
  package let canonical: String

  /// Reads `text`, the file called `file`; a line that cannot be read is an error, and its case is
  /// left out.
  package init(_ text: some Sequence<UInt8>, file: String) {
    var reader = SeasonReader(file: file)
    for (number, bytes) in NotationLine.split(text)
    where reader.errors.count < SheetReader.errorLimit {
      do throws(NotationError) {
        try reader.read(NotationLine(number: number, bytes: bytes))
      } catch {
        reader.note(error)
      }
    }
    reader.finish()
    season = reader.head
    cases = reader.cases
    omits = reader.omits
    errors = reader.errors
    canonical = reader.page.text
  }
}

/// A reader of season files, line by line.
private struct SeasonReader {
  let file: String
  /// The head of the file, with the games before the first title.
  var head: SeasonCase
  var cases: [SeasonCase] = []
  var omits: [Omission] = []
  private(set) var errors: [NotationError] = []
  /// The case that is read, unless that is the head.
  private var current: SeasonCase?
  private var isBroken = false
  /// The reader of the current game's lines.
  private var sheet: SheetReader?
  /// The lines read so far in their canonical form, and the writer of the current game's plays.
  private(set) var page = Page()
  private var plays: PlayLineWriter?

  init(file: String) {
    self.file = file
    head = SeasonCase(title: "", place: CasePlace(file: file, line: 1, column: 1))
  }

  private var section: SeasonCase {
    get { current ?? head }
    set { if current == nil { head = newValue } else { current = newValue } }
  }

  /// The last game, which must be there.
  private var last: SeasonEntry {
    get { section.entries[section.entries.count - 1] }
    set { section.entries[section.entries.count - 1] = newValue }
  }

  mutating func note(_ error: NotationError) {
    errors.append(error)
    isBroken = true
  }

  mutating func read(_ line: NotationLine) throws(NotationError) {
    var cursor = LineCursor(line)
    guard let first = cursor.peek else {
      return page.add(line.comment == nil ? .blank : .comment, line.comment ?? "")
    }
    if first.text.hasPrefix("==") { return try begin(line, cursor) }
    if first.text == "game" {
      cursor.skip()
      try beginGame(&cursor)
    } else if section.entries.isEmpty {
      guard let keyword = HeadKeyword(word: first.text) else { throw cursor.failure(.headLine) }
      cursor.skip()
      try readHead(keyword, &cursor)
      let value = line.tokens.dropFirst().map { $0.text }.joined(separator: " ")
      return page.add(.head, keyword.line(value), comment: line.comment)
    } else if first.text == ">" {
      cursor.skip()
      return try readExpectation(first, cursor)
    } else if let kind = DecisionWord(rawValue: first.text) {
      cursor.skip()
      try readDecision(kind, &cursor)
    } else {
      return try readPlay(line, cursor)
    }
    page.add(
      .play, line.tokens.map { $0.text }.joined(separator: " "), comment: line.comment)
  }

  private mutating func readPlay(
    _ line: NotationLine, _ cursor: LineCursor
  ) throws(NotationError) {
    do throws(NotationError) {
      guard let content = try sheet?.read(line).content, let sheet else { return }
      var plays = plays ?? PlayLineWriter(sheet.notation)
      switch content {
      case .blank: break
      case .head(let keyword, let value):
        page.add(.head, keyword.line(value), comment: line.comment)
      case .position(let position):
        page.add(.head, plays.line(of: position), comment: line.comment)
      case .play(let index):
        plays.add(sheet.log.plays[index], comment: line.comment, to: &page)
        self.plays = plays
      }
    } catch {
      // A word that is nearly that of a decision is no play.
      let words = DecisionWord.allCases.map { $0.rawValue }
      guard let first = cursor.peek, nearestMatch(to: first.text, among: words) != nil else {
        throw error
      }
      throw cursor.failure(.expected(.oneOf(words), found: first.text), at: first, near: words)
    }
  }

  /// Begins the case with the title of `line`.
  private mutating func begin(
    _ line: NotationLine, _ cursor: LineCursor
  ) throws(NotationError) {
    finish()
    let words = line.tokens.map { $0.text.drop { $0 == "=" } }.filter { !$0.isEmpty }
    guard !words.isEmpty else { throw cursor.failure(.caseTitle) }
    current = SeasonCase(
      title: words.joined(separator: " "), from: head.from, decides: head.decides,
      verdict: head.verdict, head: head.head,
      place: CasePlace(file: file, line: line.number, column: 1))
    isBroken = false
    page.add(.title, "== " + words.joined(separator: " "), comment: line.comment)
  }

  /// Ends the case that is read.
  mutating func finish() {
    finishGame()
    if let current, !isBroken { cases.append(current) }
    current = nil
  }

  private mutating func finishGame() {
    guard let sheet, !section.entries.isEmpty else { return }
    last.game.log = sheet.log
    self.sheet = nil
  }

  private mutating func readHead(
    _ keyword: HeadKeyword, _ cursor: inout LineCursor
  ) throws(NotationError) {
    switch keyword {
    case .id: section.ids += try cursor.words(behind: keyword)
    case .from: section.from = try cursor.text(.textBehind(keyword.word))
    case .decides: section.decides = try cursor.words(behind: keyword)
    case .gap: section.verdict = .gap(try cursor.text(.reason))
    case .disputed: section.verdict = .disputed(try cursor.text(.reason))
    case .omits:
      let row = try cursor.next(.textBehind(keyword.word)).text
      omits.append(Omission(row: row, reason: try cursor.text(.reason)))
    default: try section.head.readHead(keyword, &cursor)
    }
  }

  /// Begins the game of a line such as `game 5 to 9 play-offs season 2`.
  private mutating func beginGame(_ cursor: inout LineCursor) throws(NotationError) {
    finishGame()
    let first = try cursor.next(.game).text
    var ids = [first]
    if cursor.take("to") {
      let token = try cursor.next(.game)
      guard let series = GameNumber(first).ids(to: GameNumber(token.text)) else {
        throw cursor.failure(.expected(.game, found: token.text), at: token)
      }
      ids = series
    }
    var game = SeasonGame(id: first, log: section.head)
    let previous = section.entries.last?.game.stage
    game.stage = previous ?? game.stage
    game.season = section.entries.last?.game.season ?? section.head.season
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
    section.entries.append(SeasonEntry(game: game, ids: ids, line: cursor.line.number))
    sheet = SheetReader(head: game.log)
    plays = nil
  }

  private enum DecisionWord: String, CaseIterable {
    case absent, dressed, ruled, rescinded, reduced, stayed, upheld, reported
  }

  private mutating func readDecision(
    _ word: DecisionWord, _ cursor: inout LineCursor
  ) throws(NotationError) {
    // A decision may be about any club, whose letters the head need not know.
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

  private mutating func readExpectation(
    _ mark: NotationLine.Token, _ cursor: LineCursor
  ) throws(NotationError) {
    var cursor = cursor
    let place = CasePlace(
      file: file, line: cursor.line.number, column: cursor.line.column(of: mark))
    let expectation = try cursor.seasonExpectation(
      in: sheet?.notation ?? Notation(of: section.head), at: place)
    last.expectations.append(expectation)
    page.add(
      .expectation, expectation.text, citation: expectation.citation, comment: cursor.line.comment)
  }
}
