import HockeyRules
import Scoresheets

/// A reader of one case, or of the head of a case file, line by line.
struct SectionReader {
  let file: String
  /// Whether the section is the head of the file.
  let isFileHead: Bool
  /// The reader of the head lines that belong to the log, and of the plays.
  var sheet: SheetReader
  private let keepsLines: Bool
  private(set) var lines: [CaseLine] = []
  private(set) var omits: [Omission] = []
  var draft: Case
  /// The books whose lines state all effects of the current instant, and the books whose lines
  /// state only some.
  private var asserted = (wholly: AssertedBooks(), partly: AssertedBooks())
  // The first line of rules in a case replaces the rules of the file's head; later ones add to it.
  private var hasOwnRules = false

  init(
    file: String, head: CaseHead, title: (text: String, place: CasePlace)?, keepsLines: Bool
  ) {
    self.file = file
    isFileHead = title == nil
    self.keepsLines = keepsLines
    sheet = SheetReader(head: head.log)
    draft = Case(
      title: title?.text ?? "", from: head.from, decides: head.decides, verdict: head.verdict,
      place: title?.place ?? CasePlace(file: file, line: 1, column: 1))
  }

  /// The case as read so far.
  var read: Case {
    var reader = self
    reader.closeGame()
    return reader.draft
  }

  mutating func add(_ content: CaseLine.Content, _ line: NotationLine) {
    guard keepsLines else { return }
    let isIndented = line.bytes.first.map { $0 != UInt8(ascii: "#") } ?? false
    lines.append(CaseLine(content: content, comment: line.comment, isIndented: isIndented))
  }

  /// Reads one more line.
  mutating func read(_ line: NotationLine) throws(NotationError) {
    var cursor = LineCursor(line)
    guard let first = cursor.peek else { return add(.blank, line) }
    if first.text == Self.game || !draft.games.isEmpty { return try readInGame(line) }
    if let keyword = sheet.headKeyword(of: line) {
      cursor.skip()
      try readHead(keyword, cursor)
      let value = cursor.rest.map({ $0.text }).joined(separator: " ")
      return add(.head(keyword, value: value), line)
    }
    if sheet.isOfPosition(line), !isFileHead {
      let position = try sheet.readPosition(cursor)
      if case .opening = position, let play = sheet.log.plays.first { note(play) }
      return add(.position(position), line)
    }
    if isFileHead { throw cursor.failure(.headLine, near: HeadKeyword.words) }
    switch first.text {
    case ">":
      let expectation = try expectation(&cursor)
      add(.expectation(expectation, period: period), line)
    case "refused":
      let refusal = try refusal(&cursor)
      draft.instants[draft.instants.count - 1].refusals.append(refusal)
      add(.refusal(refusal), line)
    default: try readPlay(cursor)
    }
  }

  private mutating func readPlay(_ cursor: LineCursor) throws(NotationError) {
    let opening = cursor.rest.prefix(3).firstIndex { $0.text == ">" }
    guard opening != nil else {
      let play = try sheet.readPlay(cursor)
      note(play)
      return add(.play(play), cursor.line)
    }
    var cursor = cursor
    let place = try sheet.readPlace(&cursor)
    guard cursor.peek?.text == ">" else { throw cursor.failure(.time) }
    let look = try sheet.readLook(at: place, cursor)
    note(look)
    let expectation = try expectation(&cursor)
    add(.look(look, expectation), cursor.line)
  }

  /// Adds the last play read to the instant with its time, or begins an instant.
  private mutating func note(_ play: LoggedPlay) {
    if draft.instants.add(play, at: sheet.log.plays.count - 1) {
      asserted = (AssertedBooks(), AssertedBooks())
    }
  }

  /// The period of the last play.
  private var period: Int { draft.instants.last?.time.period ?? 1 }

  private mutating func readHead(
    _ keyword: HeadKeyword, _ cursor: LineCursor
  ) throws(NotationError) {
    var cursor = cursor
    let first = cursor.line.tokens.first
    switch keyword.home {
    case .anyHead: return try sheet.readHead(keyword, cursor)
    case .caseHead where isFileHead, .fileHead where !isFileHead:
      throw cursor.failure(.notInThisHead(keyword.word), at: first)
    case .caseHead, .fileHead, .caseFile: break
    }
    if !keyword.mayRepeat { try sheet.checkFirst(keyword, cursor.line) }
    switch keyword {
    case .id: draft.ids += try cursor.words(behind: keyword)
    case .from: draft.from = try cursor.text(.textBehind(keyword.word))
    case .decides:
      let rules = try cursor.words(behind: keyword)
      draft.decides = hasOwnRules ? draft.decides + rules : rules
      hasOwnRules = true
    case .gap: draft.verdict = .gap(try cursor.text(.reason))
    case .disputed: draft.verdict = .disputed(try cursor.text(.reason))
    case .omits:
      let row = try cursor.next(.textBehind(keyword.word)).text
      omits.append(Omission(row: row, reason: try cursor.text(.reason)))
    case .under, .clock, .home, .visiting, .name, .color, .kind, .date, .periods, .overtime,
      .shooters, .league, .season:
      break
    }
    sheet.note(keyword, line: cursor.line.number)
  }
}

extension SectionReader {
  /// Reads an expectation, which begins with `>`, and adds it to its instant.
  private mutating func expectation(
    _ cursor: inout LineCursor
  ) throws(NotationError) -> Expectation {
    let place = try openPlace(&cursor)
    var mark = partialMark(&cursor)
    let books = try cursor.books()
    mark = mark ?? partialMark(&cursor)
    if mark == nil, let glued = cursor.peek, glued.text.hasPrefix(Self.partialMark) {
      let words = Self.partialMark + " " + glued.text.dropFirst()
      var error = cursor.failure(.expected(.expectation, found: glued.text), at: glued)
      error.nearest = words
      throw error
    }
    let first = cursor.peek
    let citation = cursor.citation()
    var reader = StatementReader(
      cursor: cursor, notation: sheet.notation, goalkeepers: sheet.log.goalkeepers,
      period: period)
    let statement = try reader.statement()
    if let mark, statement == .nothing { throw cursor.failure(.partlyNothing, at: mark) }
    let expectation = Expectation(
      books: books, statement: statement, citation: citation, isPartial: mark != nil, place: place)
    let others = expectation.isPartial ? asserted.wholly : asserted.partly
    if let line = others.line(with: books) {
      throw cursor.failure(.partlyAndWholly(line: line), at: mark ?? first)
    }
    if expectation.isPartial {
      asserted.partly.add(books, line: place.line)
    } else {
      asserted.wholly.add(books, line: place.line)
    }
    draft.instants[draft.instants.count - 1].expectations.append(expectation)
    return expectation
  }

  /// The mark of an instant whose lines do not state all its effects.
  static let partialMark = "~"

  /// Consumes the next token and returns it, if it is the mark.
  private func partialMark(_ cursor: inout LineCursor) -> NotationLine.Token? {
    guard let token = cursor.peek, cursor.take(Self.partialMark) else { return nil }
    return token
  }

  private func refusal(_ cursor: inout LineCursor) throws(NotationError) -> ExpectedRefusal {
    let place = try openPlace(&cursor)
    let books = try cursor.books()
    return ExpectedRefusal(
      books: books, play: sheet.log.plays.count - 1,
      reason: cursor.isAtEnd ? "" : try cursor.text(.reason), place: place)
  }

  /// Consumes the `>` or `refused`, which must be below a play.
  private func openPlace(_ cursor: inout LineCursor) throws(NotationError) -> CasePlace {
    let opening = try cursor.next(.expectation)
    guard !draft.instants.isEmpty else {
      throw cursor.failure(.expectationWithoutPlay, at: opening)
    }
    return CasePlace(
      file: file, line: cursor.line.number, column: cursor.line.column(of: opening))
  }
}

extension LineCursor {
  /// The books in brackets; empty if there are no brackets.
  mutating func books() throws(NotationError) -> [String] {
    guard let first = peek, first.text.hasPrefix("[") else { return [] }
    var books: [String] = []
    while let token = peek {
      skip()
      let isLast = token.text.hasSuffix("]")
      let name = token.text.drop { $0 == "[" }.prefix { $0 != "]" }
      if !name.isEmpty { books.append(String(name)) }
      if isLast { break }
      if isAtEnd { throw failure(.book) }
    }
    guard !books.isEmpty else { throw failure(.book) }
    return books
  }

  /// Cuts off the rule at the end of the line and returns it; the other words remain to be read.
  mutating func citation() -> String? {
    guard let first = rest.dropFirst().first(where: { $0.standsApart }),
      let start = rest.firstIndex(of: first)
    else { return nil }
    let words = rest[start...].map { $0.text }
    stop(before: start)
    return words.joined(separator: " ")
  }
}

/// The books under which lines of one kind hold, and the first such line for each.
private struct AssertedBooks {
  /// The first line that names no book, and therefore holds under all books.
  private var all: Int?
  /// The first line.
  private var first: Int?
  private var lines: [String: Int] = [:]

  /// The first line that holds under one of `books`, or under any book if `books` is empty.
  func line(with books: [String]) -> Int? {
    if books.isEmpty { return first }
    return all ?? books.compactMap { lines[$0] }.first
  }

  mutating func add(_ books: [String], line: Int) {
    first = first ?? line
    if books.isEmpty { all = all ?? line }
    for book in books where lines[book] == nil { lines[book] = line }
  }
}
