package import HockeyRules
import Rulebooks
package import Scoresheets
package import Seasons
package import Views

/// What is asked about a season.
package struct AskedSeason: Sendable, Equatable {
  /// The logs of its games, and files that say what else was decided, in any order.
  package var logs: [NamedText] = []
  /// The player or the team that the ledger is of, as the notation names them: `A6`, `A`.
  package var person: String?
  /// The id of the first game whose changes are shown.
  package var since: String?
  /// The stage of the next game; that of the last one if it is `nil`.
  package var stage: Stage?
  /// Whether the standings are asked for.
  package var hasStandings = false
  /// Whether players are shown with their names.
  package var isNamed = false

  package init() {}
}

/// A season that is made from the logs of its games, in whatever order they come.
package struct SeasonMaker: Sendable {
  private var games: [Part] = []
  /// The games of season files, in their order.
  private var entries: [SeasonEntry] = []
  /// The edition of the first log, by whose rules games follow from one another.
  private var edition: Edition?
  private var names: [Person: String] = [:]

  package init() {}

  /// A game before the season is played.
  private enum Part: Sendable {
    /// A league's own record, whose calls stand: only its facts are kept.
    case facts(GameFacts)
    /// A game that is ruled on, with what earlier ones leave for it.
    case game(SeasonGame, Rulebook)

    var game: SeasonGame {
      get {
        switch self {
        case .facts(let facts): facts.game
        case .game(let game, _): game
        }
      }
      set {
        switch self {
        case .facts(var facts):
          facts.game = newValue
          self = .facts(facts)
        case .game(_, let rulebook): self = .game(newValue, rulebook)
        }
      }
    }
  }

  /// Whether it has no game yet.
  package var isEmpty: Bool { games.isEmpty && entries.isEmpty }

  /// Whether the file called `name` is a season file.
  package static func isSeasonFile(_ name: String) -> Bool { name.utf8.hasEnding(".season") }

  /// Adds the game of `log`, which was played as `solution` under `edition`.
  package mutating func add(
    _ file: ReadLog, named name: String, _ solution: Solution, _ edition: Edition
  ) {
    self.edition = self.edition ?? edition
    var log = file.log
    // A feed without letters calls its teams H and V in every game.
    if let numbers = file.numbers, log.letters == PerTeam(home: "H", visiting: "V") {
      log.letters = numbers.teams.map { "T\($0)" }
    }
    var game = SeasonGame(id: log.id ?? name, log: log)
    game.log.result = nil
    let isRecord = log.teamIDs.home != nil
    games.append(isRecord ? .facts(GameFacts(game, solution)) : .game(game, edition.rulebook))
    for (player, name) in log.names {
      names[Person(log.letters[player.team], .player(player.number))] = name
    }
  }

  /// Adds the games of the season file `file`: those of the file itself, and what it says about the
  /// logs'.
  ///
  /// - Throws: `SurfaceError` with all its errors, if it has any.
  package mutating func add(_ file: NamedText, choice: String?, _ shelf: inout BookShelf)
    throws(SurfaceError)
  {
    let read = SeasonFile(file.text, file: file.name)
    if let first = read.errors.first {
      var error = SurfaceError(first, in: file.name)
      error.others = read.errors.dropFirst().map { SurfaceError($0, in: file.name) }
      throw error
    }
    entries += read.season.entries
    guard edition == nil, let book = choice ?? read.season.head.books.first else { return }
    edition = try shelf.edition(choice == nil ? .written(book, in: file.name) : .given(book))
  }

  /// The answer to `asked`.
  ///
  /// - Throws: `SurfaceError` if no book is known, if its rules cannot be read, or if the game or
  /// the player that it names is not one of the season's.
  package func answer(to asked: AskedSeason) throws(SurfaceError) -> SeasonAnswer {
    guard let edition else { throw SurfaceError("no rulebook is named; name one", .noBook) }
    let book: SeasonBook
    do throws(RulebookErrors) { book = try SeasonBook(edition) } catch { throw SurfaceError(error) }
    var season = Season(under: book)
    for part in ordered(under: edition.rulebook) {
      switch part {
      case .facts(let facts): season.add(facts)
      case .game(let game, let rulebook): season.play(game, under: rulebook)
      }
    }
    var since: Int?
    if let id = asked.since {
      since = season.steps.firstIndex { $0.game == id }
      if since == nil { throw SurfaceError("the season has no game `\(id.visible)`") }
    }
    return SeasonAnswer(
      season, stage: asked.stage, subject: try subject(asked.person, in: season), since: since,
      hasStandings: asked.hasStandings, names: asked.isNamed ? names : [:])
  }

  private func subject(_ text: String?, in season: Season) throws(SurfaceError) -> Person? {
    guard let text else { return nil }
    let clubs = Set(season.steps.flatMap { [$0.clubs.home, $0.clubs.visiting] })
    if clubs.contains(text) { return Person(text, .club) }
    let letters = clubs.sorted().reversed().first { club in
      text.utf8.starts(with: club.utf8)
        && text.utf8.count > club.utf8.count
    }
    if let letters {
      let rest = String(text.dropFirst(letters.count))
      if let number = Int(rest.first == " " ? String(rest.dropFirst()) : rest) {
        return Person(letters, .player(number))
      }
      if rest == " coach" { return Person(letters, .coach) }
      if rest == " bench" { return Person(letters, .bench) }
    }
    throw SurfaceError(
      "`\(text.visible)` is no team of the season, nor a player of one",
      .request)
  }

  /// The games in order: those of logs by their dates and ids, then those of season files; what a
  /// season file says about the game of a log belongs to that.
  private func ordered(under rulebook: Rulebook) -> [Part] {
    var games = games.sorted { $0.game.isBefore($1.game) }
    var places: [String: Int] = [:]
    for (place, game) in games.enumerated() { places[game.game.id] = place }
    for entry in entries {
      for id in entry.ids {
        if let place = places[id], entry.game.log.plays.isEmpty {
          games[place].game.stage = entry.game.stage
          games[place].game.absent.formUnion(entry.game.absent)
          games[place].game.dressed.formUnion(entry.game.dressed)
          games[place].game.decisions += entry.game.decisions
        } else {
          var game = entry.game
          game.id = id
          games.append(.game(game, rulebook))
        }
      }
    }
    return games
  }
}

extension SeasonGame {
  /// Whether it comes before `other`: by season, date and id.
  fileprivate func isBefore(_ other: SeasonGame) -> Bool {
    let (own, others) = (log, other.log)
    if let year = own.season, let second = others.season, year != second { return year < second }
    if let date = own.date, let second = others.date, date != second { return date < second }
    return (id.utf8.count, id) < (other.id.utf8.count, other.id)
  }
}

extension String.UTF8View {
  fileprivate func hasEnding(_ ending: String) -> Bool {
    count >= ending.utf8.count && suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }
}

// Answers about a season.
extension Surface {
  /// Answers `asked`, under the book of `source` or that of the first log.
  mutating func writeSeason(
    _ asked: AskedSeason, of source: GameSource, to answer: inout Answer
  ) throws(SurfaceError) {
    var maker = SeasonMaker()
    for file in asked.logs where !SeasonMaker.isSeasonFile(file.name) {
      let read = ReadLog(file, format: source.format, league: source.league)
      answer.add(read)
      if read.isUnreadable { continue }
      let book = try shelf.chosen(
        for: read.log, in: read.name, choice: source.books.first, own: source.book)
      let played = PlayedLog(read, under: book, called: read.name)
      maker.add(read, named: read.name, played.game.solution, book.edition)
    }
    for file in asked.logs where SeasonMaker.isSeasonFile(file.name) {
      try maker.add(file, choice: source.books.first, &shelf)
    }
    if maker.isEmpty { throw SurfaceError("the request has no logs") }
    var asked = asked
    asked.isNamed = source.isNamed
    let season = try maker.answer(to: asked)
    answer.differs = !season.played.isEmpty
    answer.set(season)
  }
}
