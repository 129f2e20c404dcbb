package import HockeyRules
import Rulebooks
package import Scoresheets
package import Seasons
package import Views

package struct AskedSeason: Sendable, Equatable {
  /// The logs of its games, and files that say what else was decided, in any order.
  package var logs: [NamedText] = []
  /// The player or the team that the ledger is of, as the notation names them: `A6`, `A`.
  package var person: String?
  /// The id of the first game whose changes are shown.
  package var since: String?
  /// The stage of the next game; that of the last one if it is `nil`.
  package var stage: Stage?
  package var isNamed = false

  package init() {}
}

/// A season that is made from the logs of its games, in whatever order they come.
package struct SeasonMaker: Sendable {
  private var games: [Part] = []
  private var entries: [(file: String, entry: SeasonEntry)] = []
  /// The edition of the first log, by whose rules games follow from one another.
  private var edition: Edition?
  private var names: [Person: String] = [:]

  package init() {}

  /// A game before the season is played.
  private struct Part: Sendable {
    var game: SeasonGame
    let rulebook: Rulebook
    /// The facts of a league's own record, whose calls stand; `nil` for a game that is ruled on.
    var facts: GameFacts?
  }

  package var isEmpty: Bool { games.isEmpty && entries.isEmpty }

  package static func isSeasonFile(_ name: String) -> Bool { name.utf8.hasEnding(".season") }

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
    let facts = isRecord ? GameFacts(game, solution) : nil
    games.append(Part(game: game, rulebook: edition.rulebook, facts: facts))
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
    if read.season.entries.isEmpty, !read.cases.isEmpty {
      throw SurfaceError(
        "\(file.name.visible): cases of several games, which `penaltybox check` plays; a season has "
          + "its games above any title")
    }
    entries += read.season.entries.map { (file: file.name, entry: $0) }
    guard edition == nil, let book = choice ?? read.season.head.books.first else { return }
    edition = try shelf.edition(choice == nil ? .written(book, in: file.name) : .given(book))
  }

  /// The answer to `asked`.
  ///
  /// - Throws: `SurfaceError` if no book is known, if its rules cannot be read, or if the game or
  /// the player that it names is not one of the season's.
  package func answer(to asked: AskedSeason) throws(SurfaceError) -> SeasonAnswer {
    guard let edition else {
      throw SurfaceError(
        "no rulebook is named: begin the season's file with a line such as `under nhl-2025`, or "
          + "name one", .noBook)
    }
    try checkNames()
    let book: SeasonBook
    do throws(RulebookErrors) { book = try SeasonBook(edition) } catch { throw SurfaceError(error) }
    var season = Season(under: book)
    for part in ordered(under: edition.rulebook) {
      if var facts = part.facts {
        facts.game = part.game
        season.add(facts)
      } else {
        season.play(part.game, under: part.rulebook)
      }
    }
    if season.steps.isEmpty { throw SurfaceError("the season has no games") }
    var since: Int?
    if let id = asked.since {
      since = season.steps.firstIndex { $0.game == id }
      if since == nil { throw SurfaceError("the season has no game `\(id.visible)`") }
    }
    return SeasonAnswer(
      season, stage: asked.stage, subject: try subject(asked.person, in: season), since: since,
      names: asked.isNamed ? names : [:])
  }

  /// - Throws: `SurfaceError` if a season file decides about a team that plays no game, or speaks of
  /// a game that is none of the logs.
  private func checkNames() throws(SurfaceError) {
    let ids = games.map { $0.game.id }
    var clubs: Set<String> = []
    for game in games.map({ $0.game }) + entries.map({ $0.entry.game }) {
      for team in Team.allCases { clubs.insert(game.log.letters[team]) }
    }
    for (file, entry) in entries {
      let game = entry.game
      // A file that names no teams of its own speaks of the logs' games.
      if !ids.isEmpty, game.log.plays.isEmpty, game.log.letters == GameLog().letters,
        let id = entry.ids.first(where: { !ids.contains($0) })
      {
        throw SurfaceError(
          "\(file.visible):\(entry.line): no log is of the game `\(id.visible)`"
            + hint(id, among: ids))
      }
      let named = game.decisions.map { $0.person } + game.absent.sorted() + game.dressed.sorted()
      for person in named where !clubs.contains(person.club) {
        throw SurfaceError(
          "\(file.visible):\(entry.line): `\(person.description.visible)` is of no team of "
            + "the season" + hint(person.club, among: clubs.sorted()))
      }
    }
  }

  private func hint(_ word: String, among known: [String]) -> String {
    if let nearest = nearestMatch(to: word, among: known) {
      return "; did you mean `\(nearest.visible)`?"
    }
    return known.count > 40 ? "" : "; there are " + known.joined(separator: ", ").visible
  }

  private func subject(_ text: String?, in season: Season) throws(SurfaceError) -> Person? {
    guard let text else { return nil }
    let clubs = Set(season.steps.flatMap { [$0.clubs.home, $0.clubs.visiting] })
    if let person = person(text, of: clubs) ?? person(text.uppercased(), of: clubs) {
      return person
    }
    let letters = String(text.uppercased().prefix { !$0.isASCIIDigit && $0 != " " })
    throw SurfaceError(
      "`\(text.visible)` is no team of the season, nor a player of one"
        + hint(letters, among: clubs.sorted()), .request)
  }

  /// The person that `text` names, if his is one of `clubs`.
  private func person(_ text: String, of clubs: Set<String>) -> Person? {
    if clubs.contains(text) { return Person(text, .club) }
    let letters = clubs.sorted().reversed().first { club in
      text.utf8.starts(with: club.utf8) && text.utf8.count > club.utf8.count
    }
    guard let letters else { return nil }
    let rest = String(text.dropFirst(letters.count))
    if let number = Int(rest.first == " " ? String(rest.dropFirst()) : rest) {
      return Person(letters, .player(number))
    }
    switch rest.lowercased() {
    case " coach": return Person(letters, .coach)
    case " bench": return Person(letters, .bench)
    default: return nil
    }
  }

  /// The games in order: those of logs by their dates and ids, then those of season files; what a
  /// season file says about the game of a log belongs to that.
  private func ordered(under rulebook: Rulebook) -> [Part] {
    var games = games.sorted { $0.game.isBefore($1.game) }
    var places: [String: Int] = [:]
    for (place, game) in games.enumerated() { places[game.game.id] = place }
    for (_, entry) in entries {
      for id in entry.ids {
        if let place = places[id], entry.game.log.plays.isEmpty {
          games[place].game.stage = entry.game.stage
          games[place].game.absent.formUnion(entry.game.absent)
          games[place].game.dressed.formUnion(entry.game.dressed)
          games[place].game.decisions += entry.game.decisions
        } else {
          var game = entry.game
          game.id = id
          games.append(Part(game: game, rulebook: rulebook))
        }
      }
    }
    return games
  }
}

extension SeasonGame {
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
    answer.set(season)
  }
}
