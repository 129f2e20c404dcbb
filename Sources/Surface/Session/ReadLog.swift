import Audits
package import Cases
package import Feeds
package import HockeyRules
package import Rulebooks
package import Scoresheets
package import Views

package struct NamedText: Sendable, Equatable {
  package var name: String
  package var text: [UInt8]

  package init(name: String, text: [UInt8]) {
    self.name = name
    self.text = text
  }
}

/// Facts about a table that the table does not state: the names of its columns, the teams as it
/// names them, and the direction of its clock.
package struct TableWords: Sendable {
  package var columns: [TableLog.Column: String] = [:]
  package var teams: PerTeam<String>?
  package var clock: ClockDirection?
  /// The book for the log to name.
  package var book: String?

  package init() {}
}

/// A game as its league's feed names it.
package struct FeedGame: Hashable, Sendable {
  let format: LogFormat
  let league: String?
  let id: String

  /// The remark that the file `name` has the same game as the file `first`.
  package static func remark(_ name: String, sameAs first: String) -> String {
    "\(name.visible): the same game as \(first.visible); taken once"
  }
}

package struct ReadLog: Sendable {
  package var name: String
  package var format: LogFormat
  /// The log up to the first error.
  package var log = GameLog()
  package private(set) var numbers: SourceNumbers?
  package var errors: [SurfaceError] = []
  package private(set) var notes: [String] = []
  /// The further games of a table, whose first game is `log`.
  package private(set) var others: [ReadLog] = []
  /// The number of the log's game among the games of its file, and the count of these games.
  package private(set) var place = (number: 1, of: 1)
  /// The readable cases of a file of cases; `log` is the log of the first case.
  package private(set) var cases: [Case] = []
  /// The case whose log this is, if the file is a file of cases.
  package var `case`: Case? { cases.first }

  /// Reads `file` in `format`, or in the format detected from its content.
  ///
  /// `league` overrides the league in the file. `summary` belongs to the same game, if the file is
  /// a list of plays only. `table` states the facts that a table lacks.
  package init(
    _ file: NamedText, format: LogFormat? = nil, league: String? = nil, summary: NamedText? = nil,
    table: TableWords = TableWords()
  ) {
    name = file.name
    self.format = format ?? Self.format(of: file)
    if format == nil, let unknown = UnknownFile(file.text) {
      self.format = .nhl
      errors = [SurfaceError("\(name.visible): \(unknown.words)", .unreadable)]
      return
    }
    switch self.format {
    case .sheet:
      let reading = SheetReader.read(file.text)
      log = reading.log
      errors = reading.errors.map { SurfaceError($0, in: name) }
      if reading.errors.isEmpty, log == GameLog() {
        errors = [SurfaceError("\(name.visible): the file is empty", .unreadable)]
      }
    case .cases:
      let reading = CaseReader.read(file.text, file: name)
      errors = reading.errors.map { SurfaceError($0, in: name) }
      cases = reading.file.cases
      log = `case`?.log ?? reading.file.head.log
      if cases.count > 1 { notes = ["the file has \(cases.count) cases; this is the first"] }
    case .jsonLines: take(JSONLines.read(file.text))
    case .nhl: take(NHLFeed.read(file.text, beside: summary?.text))
    case .liiga: take(LiigaFeed.read(file.text))
    case .hockeyTech:
      let reading = HockeyTechFeed.read(file.text, beside: summary?.text, league: league)
      take(reading.log)
      if let error = reading.summaryError {
        errors.insert(SurfaceError(error, in: summary?.name ?? name), at: 0)
      }
    case .table, .swehockey:
      let games = TableLog.games(
        in: file.text, columns: table.columns, teams: table.teams, clock: table.clock,
        head: GameLog(books: [table.book].compactMap { $0 }))
      for game in games.dropFirst() {
        var other = self
        other.take(game, ofLeague: league)
        others.append(other)
      }
      if let first = games.first { take(first, ofLeague: league) }
    }
    log = log.ofLeague(league)
  }

  private mutating func take(_ game: TableLog, ofLeague league: String?) {
    (log, notes) = (game.log.ofLeague(league), game.notes)
    errors = game.errors.map { SurfaceError($0, in: name) }
  }

  /// The log of each game in the file.
  ///
  /// `cases` takes the log of each case, too; otherwise a file of cases counts as its first case.
  package func each(cases takesCases: Bool) -> [ReadLog] {
    if takesCases, !cases.isEmpty { return ofEachCase }
    var games = [self] + others
    games[0].others = []
    for index in games.indices { games[index].place = (index + 1, games.count) }
    return games
  }

  static func format(of file: NamedText) -> LogFormat { Feed.detect(file.text) }

  private mutating func take(_ reading: LogReading) {
    log = reading.log
    numbers = reading.numbers
    for note in reading.notes {
      // The content of an incomplete line is lost, so the line is an error, not a note.
      if case .torn(let error) = note {
        errors.append(
          SurfaceError("\(note.words): \(error.problem.words)", at: error.place, in: name))
      } else {
        notes.append(note.words)
      }
    }
    if let error = reading.error { errors.append(SurfaceError(error, in: name)) }
  }

  /// The log of each case in a file of cases; the last log has the errors of the file.
  private var ofEachCase: [ReadLog] {
    cases.indices.map { index in
      var log = self
      (log.cases, log.log, log.notes) = ([cases[index]], cases[index].log, [])
      if index < cases.count - 1 { log.errors = [] }
      return log
    }
  }

  /// The game's identity in its league's feed.
  ///
  /// Files written by people have none, because two of their games may share an id.
  package var feedGame: FeedGame? {
    switch format {
    case .sheet, .cases, .jsonLines, .table, .swehockey: nil
    case .nhl, .hockeyTech, .liiga:
      log.id.map { FeedGame(format: format, league: log.league, id: $0) }
    }
  }

  package var isUnreadable: Bool { !errors.isEmpty && log.plays.isEmpty }

  package var naming: PlayNaming {
    switch format {
    case .sheet, .cases, .table, .swehockey: .lines
    case .jsonLines, .nhl, .hockeyTech, .liiga: .ids
    }
  }
}

extension GameLog {
  fileprivate func ofLeague(_ league: String?) -> GameLog {
    guard let league else { return self }
    var log = self
    log.league = league
    return log
  }
}

package struct PlayedLog: Sendable {
  package let file: ReadLog
  let edition: Edition
  package let game: PlayedGame

  /// Plays the log of `file` under `book`.
  ///
  /// `name` is the game's title. `isNamed` shows the players' names. `earlier` holds the
  /// consequences of the season's earlier games.
  package init(
    _ file: ReadLog, under book: ChosenBook, called name: String, isNamed: Bool = false,
    after earlier: EarlierGames? = nil
  ) {
    (self.file, edition) = (file, book.edition)
    let solved = SolvedLog(
      file.log, under: edition.rulebook, after: earlier ?? EarlierGames())
    game = PlayedGame(
      solved.log, solvedAs: solved.solution, file: name, naming: file.naming, isNamed: isNamed,
      assumption: book.assumption?.words)
  }
}
