import Cases
package import HockeyRules
import Rulebooks
package import Scoresheets
package import Seasons
import Views

package struct AskedSeason: Sendable {
  /// The logs of the games, and season files with further decisions, in any order.
  package var logs: [NamedText] = []
  /// The games in place of `logs`, from a caller that has read them.
  package var games: SeasonMaker?
  /// The player or the team to report on, as the notation names them: `A6`, `A`.
  package var person: String?
  /// The id of the next game.
  ///
  /// Only the games before it are played.
  package var game: String?
  /// The letters of the two teams of the next game.
  package var teams: [String] = []
  /// The first game whose changes are shown: its id, or a date from which games count.
  package var since: String?
  /// The stage of the next game; `nil` means the stage of the last game.
  package var stage: Stage?
}

/// A season made from the logs of its games, which come in any order.
package struct SeasonMaker: Sendable {
  private var games: [Part] = []
  private var entries: [(file: String, entry: SeasonEntry)] = []
  /// The edition whose rules about later games hold: the edition of the first log.
  private var edition: Edition?
  private var names: [Person: String] = [:]
  private var remarks: [SeasonRemark] = []

  package init() {}

  /// A game before it is added to the season.
  private struct Part: Sendable {
    var game: SeasonGame
    let rulebook: Rulebook
    /// The facts in a league's record of the game, whose calls stand; `nil` if the solver rules on
    /// the game.
    var facts: GameFacts?
    /// Whether the game is yet to be played: its log has no plays.
    var isToCome = false
  }

  package var isEmpty: Bool { games.isEmpty && entries.isEmpty }

  package static func isSeasonFile(_ name: String) -> Bool { name.hasSuffix(".season") }

  package mutating func add(_ played: PlayedLog, named name: String) {
    let (file, rulebook) = (played.file, played.edition.rulebook)
    edition = edition ?? played.edition
    var log = file.log
    // In a feed without letters, every game has the teams H and V.
    if let numbers = file.numbers, log.letters == PerTeam(home: "H", visiting: "V") {
      log.letters = numbers.teams.map { "T\($0)" }
    }
    var game = SeasonGame(id: log.id ?? name, log: log)
    game.log.result = nil
    let isRecord = log.teamIDs.home != nil
    let facts = isRecord ? GameFacts(game, played.game.solution) : nil
    // The season keeps the facts without the plays, to save memory.
    if let kept = facts?.game { game = kept }
    games.append(Part(game: game, rulebook: rulebook, facts: facts, isToCome: log.plays.isEmpty))
    if isRecord, log.letters == PerTeam(home: "H", visiting: "V") {
      remarks.append(SeasonRemark(game: game.id, .unnamedClubs))
    }
    for (player, name) in log.names {
      names[Person(log.letters[player.team], .player(player.number))] = name
    }
  }

  /// Adds a season file: its own games, and its decisions about the games of logs.
  ///
  /// - Throws: `SurfaceError` with all errors of the file.
  package mutating func add(_ file: NamedText, choice: String?, _ shelf: inout BookShelf)
    throws(SurfaceError)
  {
    let read = CaseReader.read(file.text, file: file.name)
    let head = read.file.head
    if let first = read.errors.first {
      var error = SurfaceError(first, in: file.name)
      error.others = read.errors.dropFirst().map { SurfaceError($0, in: file.name) }
      throw error
    }
    if head.games.isEmpty, !read.file.cases.isEmpty {
      throw SurfaceError(
        "\(file.name.visible): cases of several games, which `penaltybox check` plays; a season has "
          + "its games above any title")
    }
    entries += head.games.map { (file: file.name, entry: $0) }
    guard edition == nil, let book = choice ?? head.log.books.first else { return }
    edition = try shelf.edition(choice == nil ? .written(book, in: file.name) : .given(book))
  }

  /// The answer to `asked`.
  ///
  /// - Throws: `SurfaceError` if no book is known, if the book has no readable rules about seasons,
  /// or if `asked` names a game or a player that the season lacks.
  func answer(to asked: AskedSeason, isNamed: Bool) throws(SurfaceError) -> SeasonAnswer {
    let (season, remarks, tonight) = try played(until: asked.game)
    if season.steps.isEmpty, tonight == nil { throw SurfaceError("the season has no games") }
    var next = season.next
    if let tonight {
      next = NextGame(
        tonight.stage, date: tonight.log.date, season: tonight.season ?? next.season)
    }
    next.stage = asked.stage ?? next.stage
    var clubs = tonight.map { [$0.log.letters.home, $0.log.letters.visiting] }
    if clubs == nil, asked.teams.count > 1 {
      clubs = try asked.teams.map { team throws(SurfaceError) in try person(team, in: season).club }
    }
    let subject = asked.teams.count > 1 ? nil : asked.person ?? asked.teams.first
    return SeasonAnswer(
      season, next: next, game: tonight?.id, clubs: clubs,
      subject: try subject.map { text throws(SurfaceError) in try person(text, in: season) },
      since: try asked.since.map { since throws(SurfaceError) in try place(of: since, in: season) },
      names: isNamed ? names : [:], remarks: remarks)
  }

  /// The season up to the game called `id`, this game, and remarks on oddities.
  ///
  /// Without `id`, it has all games.
  package func played(
    until id: String? = nil
  ) throws(SurfaceError) -> (season: Season, remarks: [SeasonRemark], next: SeasonGame?) {
    guard let edition else {
      throw SurfaceError(
        "no rulebook is named: begin the season's file with a line such as `under nhl-2025`, or "
          + "name one", .noBook)
    }
    try checkNames()
    var season = Season(under: SeasonBook(edition))
    var remarks = remarks
    let parts = ordered(under: edition.rulebook)
    for part in parts {
      if part.game.id == id { return (season, remarks, part.game) }
      if part.isToCome, part.game.decisions.isEmpty {
        remarks.append(SeasonRemark(game: part.game.id, .notPlayed))
        continue
      }
      if part.rulebook.id != edition.rulebook.id {
        remarks.append(SeasonRemark(game: part.game.id, .otherBook(part.rulebook.name)))
      }
      if var facts = part.facts {
        facts.game = part.game
        season.add(facts)
      } else {
        season.play(part.game, under: part.rulebook)
      }
    }
    guard let id else { return (season, remarks, nil) }
    throw SurfaceError(
      "the season has no game `\(id.visible)`" + hint(id, among: parts.map { $0.game.id }))
  }

  /// The consequences of the season's earlier games for the game of `log` in `file`.
  ///
  /// The season may contain this game.
  ///
  /// - Throws: `SurfaceError` if the season cannot be played.
  package func earlierGames(
    for log: GameLog, in file: String
  ) throws(SurfaceError) -> EarlierGames {
    let game = SeasonGame(id: log.id ?? file, log: log)
    let isKnown = games.contains { $0.game.id == game.id }
    return try played(until: isKnown ? game.id : nil).season.earlierGames(for: game)
  }

  /// The index of the game with the id `since`, or of the first game from the date `since` on.
  private func place(of since: String, in season: Season) throws(SurfaceError) -> Int {
    let place =
      season.steps.firstIndex { $0.game == since }
      ?? (Notation.isDate(since) ? season.steps.firstIndex { ($0.date ?? "") >= since } : nil)
    if let place { return place }
    throw SurfaceError("the season has no game `\(since.visible)`, and none from that day on")
  }

  /// Throws if a season file decides about a team without a game, or names a game without a log.
  private func checkNames() throws(SurfaceError) {
    let ids = games.map { $0.game.id }
    var clubs: Set<String> = []
    for game in games.map({ $0.game }) + entries.map({ $0.entry.game }) {
      for team in Team.allCases { clubs.insert(game.log.letters[team]) }
    }
    for (file, entry) in entries {
      let game = entry.game
      // A season file without teams of its own is about the games of logs.
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

  private func person(_ text: String, in season: Season) throws(SurfaceError) -> Person {
    let clubs = Set(season.steps.flatMap { [$0.clubs.home, $0.clubs.visiting] })
    if let person = person(text, of: clubs) ?? person(text.uppercased(), of: clubs) {
      return person
    }
    let letters = String(text.uppercased().prefix { !$0.isASCIIDigit && $0 != " " })
    throw SurfaceError(
      "`\(text.visible)` is no team of the season, nor a player of one"
        + hint(letters, among: clubs.sorted()), .request)
  }

  /// The person that `text` names, or `nil` if nobody in `clubs` is meant.
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
    let word = String(rest.dropFirst()).lowercased()
    if let staff = Staff(rawValue: word) { return Person(letters, .staff(staff)) }
    return word == "bench" ? Person(letters, .bench) : nil
  }

  /// The games in order: first the games of logs by season, date and id, then season files' games.
  ///
  /// A season file's decisions about the game of a log are added to that game.
  private func ordered(under rulebook: Rulebook) -> [Part] {
    var games = games.sorted { $0.game.isBefore($1.game) }
    var places: [String: Int] = [:]
    for (place, game) in games.enumerated() { places[game.game.id] = place }
    for (_, entry) in entries {
      for game in entry.games {
        if let place = places[game.id], game.log.plays.isEmpty {
          games[place].game.stage = game.stage
          games[place].game.absent.formUnion(game.absent)
          games[place].game.dressed.formUnion(game.dressed)
          games[place].game.decisions += game.decisions
        } else {
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

// Answers about a season.
extension Surface {
  mutating func writeSeason(
    _ asked: AskedSeason, of source: GameSource, to answer: inout Answer
  ) throws(SurfaceError) {
    let maker =
      if let games = asked.games { games } else { try season(of: asked.logs, source, to: &answer) }
    if maker.isEmpty, asked.games == nil { throw SurfaceError("the request has no logs") }
    let found = try maker.answer(to: asked, isNamed: source.isNamed)
    answer.set(found, page: .season(found))
    answer.csv = { $1(found.csv) }
    answer.hasWarnings = !found.played.isEmpty || !found.remarks.isEmpty
  }

  /// The season of the games in `files`, with what season files among them say.
  private mutating func season(
    of files: [NamedText], _ source: GameSource, to answer: inout Answer
  ) throws(SurfaceError) -> SeasonMaker {
    var maker = SeasonMaker()
    for file in files where !SeasonMaker.isSeasonFile(file.name) {
      let read = ReadLog(file, format: source.format, league: source.league)
      answer.add(read)
      if read.isUnreadable { continue }
      let book = try shelf.chosen(
        for: read.log, in: read.name, choice: source.books.first, own: source.book)
      maker.add(PlayedLog(read, under: book, called: read.name), named: read.name)
    }
    for file in files where SeasonMaker.isSeasonFile(file.name) {
      try maker.add(file, choice: source.books.first, &shelf)
    }
    return maker
  }

  /// The consequences of the games in `files` for the game of `log` in `file`; `nil` without files.
  ///
  /// They are kept until other files or another game are asked about.
  ///
  /// - Throws: The first error in the files, or about the season as a whole.
  mutating func earlierGames(
    _ files: [NamedText], for log: GameLog, in file: String, _ source: GameSource
  ) throws(SurfaceError) -> EarlierGames? {
    if files.isEmpty { return nil }
    var head = log
    head.plays = []
    var books = GameSource()
    (books.books, books.book) = (source.books, source.book)
    if let season, season.files == files, season.books == books, season.game == head {
      return season.earlier
    }
    var read = Answer()
    let maker = try self.season(of: files, books, to: &read)
    if let error = read.errors.first { throw error }
    let earlier = try maker.earlierGames(for: log, in: file)
    season = (files, books, head, earlier)
    return earlier
  }
}
