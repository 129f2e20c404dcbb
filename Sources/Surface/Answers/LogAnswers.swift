package import HockeyRules
import Rulebooks
package import Scoresheets
package import Views

// Answers for an editor of a log.
extension Surface {
  func writeLog(
    of source: GameSource, as format: ConvertedFormat, to answer: inout Answer
  ) throws(SurfaceError) {
    let read = try read(source)
    answer.add(read)
    let log = shelf.completed(read.log, in: read.name, choice: source.books.first, own: source.book)
    answer.notes += log.remarks(in: Notation(of: log))
    guard !read.isUnreadable else { return }
    let converted = ConvertedLog(log, of: read.name, as: format, isNamed: source.isNamed)
    answer.errors += converted.errors
    answer.set(String(decoding: converted.bytes, as: UTF8.self))
  }

  mutating func writeComparison(
    of source: GameSource, to answer: inout Answer
  ) throws(SurfaceError) {
    let editions = try editions(of: source)
    guard editions.count == 2 else { throw SurfaceError("the request needs two books") }
    let log = try read(source)
    answer.add(log)
    guard !log.isUnreadable else { return }
    let games = editions.map { play(log, under: ChosenBook(edition: $0), source).game }
    answer.set(ComparisonAnswer(games: games))
  }

  func writeRoster(
    _ list: String, of team: Team, in source: GameSource, to answer: inout Answer
  ) throws(SurfaceError) {
    let log = try read(source)
    answer.errors = log.errors
    let typed = TypedRoster(list)
    for fault in typed.faults {
      var error = SurfaceError("line \(fault.line): \(fault.words)")
      error.line = fault.line
      answer.errors.append(error)
    }
    answer.set(RosterAnswer(typed: typed, team: team, log: log.log))
  }
}

// The changes that `state --follow` prints, between any two plays.
extension PlayedLog {
  /// The changes that the plays after `after` make, up to and including `until`.
  ///
  /// `after` and `until` are a play's id or, in a sheet, its line. Without `after`, the changes
  /// count from the beginning; without `until`, to the log's end. With `seen`, an earlier game of
  /// the log, they are the changes since then.
  package func changes(
    after: Event.ID?, until: Event.ID?, since seen: PlayedGame? = nil
  ) throws(SurfaceError) -> [ChangeLine] {
    if let seen { return ChangeLine.all(in: game, since: seen.solution) }
    let before = try after.map { id throws(SurfaceError) in try count(upTo: id, "after") } ?? 0
    let end = try until.map { id throws(SurfaceError) in try count(upTo: id, "until") }
    guard before <= end ?? before else {
      throw SurfaceError("`until` names a play before that of `after`")
    }
    return ChangeLine.all(in: game(upTo: end), since: game(upTo: before).solution)
  }

  /// The game of the first `count` plays; of all plays if `count` is `nil`.
  private func game(upTo count: Int?) -> PlayedGame {
    guard let count, count < game.log.plays.count else { return game }
    var log = game.log
    (log.plays, log.result) = (Array(log.plays[..<count]), nil)
    return PlayedGame(log, under: game.book, file: game.file, naming: game.naming)
  }

  /// The number of plays up to and including the play `id`.
  private func count(upTo id: Event.ID, _ member: String) throws(SurfaceError) -> Int {
    let plays = game.log.plays
    let place = plays.lastIndex { play in
      if case .number(let line) = id, game.naming == .lines { return play.line == line }
      return play.event.id == id
    }
    guard let place else {
      let ids = plays.map { $0.event.id.description }
      throw SurfaceError(
        "`\(member)`: the log has no play \(id)"
          + SurfaceError.hint(nearestMatch(to: id.description, among: ids)), .noSuchInstant)
    }
    return place + 1
  }
}

package struct ConvertedLog: Sendable {
  package let bytes: [UInt8]
  /// The errors about the parts of the log that the format cannot hold.
  package let errors: [SurfaceError]

  /// Writes `log`, read from the file `name`, in `format`.
  ///
  /// `isNamed` keeps the players' names.
  package init(_ log: GameLog, of name: String, as format: ConvertedFormat, isNamed: Bool) {
    let omissions: [OmittedLine]
    // A reader would take a partial list of players for the whole list.
    let keepsList = !log.listsNamedOnly || isNamed && format == .jsonLines
    let log = keepsList ? log : log.withoutLists
    switch format {
    case .jsonLines:
      let lines = WrittenLines(of: isNamed ? log : log.withoutNames)
      (bytes, omissions) = (lines.bytes, lines.omissions)
    case .sheet:
      let remark =
        log.hasPlayerIDs
        ? "# The source gives no sweater numbers: players are numbered by ascending id.\n" : ""
      var named = log.withoutNames
      if isNamed { named.playerNames = log.names }
      let sheet = WrittenSheet(of: named.numberingPlayers)
      (bytes, omissions) = (Array((remark + sheet.text).utf8), sheet.omissions)
    }
    errors = omissions.shortened.map { SurfaceError($0, in: name) }
  }
}

extension Completions: FieldObject {
  package static let fields = Fields<Self>("completions") {
    Field("column", "The character in the line at which the word begins, from 1.") { $0.column }
    Field("words", "The words that may stand there, most likely first.") { $0.words }
  }
}

struct ComparisonAnswer: FieldObject {
  private let books: [String]
  private let comparison: ReplayComparison

  init(games: [PlayedGame]) {
    books = games.map { $0.book.id }
    comparison = ReplayComparison(games[0], games[1])
  }

  static let fields = Fields<Self>("comparison") {
    Field("books", "The ids of the two books.") { $0.books }
    Field("same", "Whether nothing differs.") { $0.comparison.isEmpty }
    Field("differences", "The differences as an HTML table.") {
      Document.comparison($0.comparison).content
    }
    Field("times", "The times at which the rulings differ.") { $0.comparison.times }
  }
}

struct RosterAnswer: FieldObject {
  private let lines: [UInt8]
  private let typed: TypedRoster

  init(typed: TypedRoster, team: Team, log: GameLog) {
    var added = GameLog(letters: log.letters)
    added.rosters[team] = typed.news(for: log, team)
    lines = JSONLines.rosters(of: added)
    self.typed = typed
  }

  static let fields = Fields<Self>("roster") {
    Field("lines", "The lines to add to the log.") { String(decoding: $0.lines, as: UTF8.self) }
    Field("players", "The players on the list.") { answer in
      answer.typed.players.map { ListedPlayer($0) }
    }
  }
}

struct InsertionAnswer: FieldObject {
  /// The line of the first inserted play, from 0.
  private let line: Int
  private let lines: [String]

  static let fields = Fields<Self>("insertion") {
    Field("line", "The line of the first inserted play.") { $0.line + 1 }
    Field("text", "The sheet with the plays inserted.") { answer in
      answer.lines.map { $0 + "\n" }.joined()
    }
  }

  init(
    of texts: [String], at instant: AskedInstant, into game: PlayedGame, _ sheet: NamedText?
  ) throws(SurfaceError) {
    guard game.naming == .lines else {
      throw SurfaceError("plays can be inserted into a sheet only")
    }
    let moment = try instant.moment(of: game)
    let plays = try instant.plays(texts, at: moment)
    guard let play = plays.first else { throw SurfaceError("the request has no plays") }
    var time = moment.time
    if case .periodEnd = play { time.elapsed = game.notation.schedule.length(of: time.period) }
    let text = sheet.map { String(decoding: $0.text, as: UTF8.self) } ?? ""
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    if lines.last == "" { lines.removeLast() }
    let logged = game.log.plays
    let isBefore = moment.state.side == .before
    let last = logged.last { isBefore ? $0.event.time < time : $0.event.time <= time }
    var line = last?.line ?? logged.first.map { $0.line - 1 } ?? lines.count
    // The expectations of a case stay right after the plays that they are about.
    while line < lines.count, lines[line].isExpectation { line += 1 }
    let place = game.notation.text(of: time)
    let new = plays.map { "\(place) \(game.notation.text(of: $0))" }
    lines.insert(contentsOf: new, at: min(line, lines.count))
    (self.line, self.lines) = (line, lines)
  }
}

extension String {
  fileprivate var isExpectation: Bool {
    let text = drop { $0 == " " || $0 == "\t" }
    return text.hasPrefix(">") || text.hasPrefix("refused ")
  }
}
